// First load of the web app in real Chromium: JavaScript in kilobytes until the sign-in form can be used, as the network
// carries it (gzip), and the time to usable against an empty page of the same server.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { buildServer, builtServer } from '../tools/build/build-server.ts'
import { buildWeb } from '../tools/build/build-web.ts'
import { freePort } from '../tools/lib/ports.ts'
import { findChromium } from '../tools/test/chromium.ts'
import { type Bench, median } from './bench.ts'
import { startProcess } from './server-process.ts'

const budgetKb = 180
const rounds = 7

interface Visit {
  readonly usableMs: number
  readonly js: number
  readonly css: number
  readonly all: number
  readonly files: number
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  // No brotli in the request: the budget counts gzip.
  const context = await browser.newContext({
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    locale: 'fr-FR',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const files = new Set<string>()
  const sizes = { js: 0, css: 0, all: 0 }
  session.on('Network.responseReceived', (event) => types.set(event.requestId, event.response.mimeType))
  // Bodies as they travel, compressed; headers are no JavaScript.
  session.on('Network.dataReceived', (event) => {
    const type = types.get(event.requestId) ?? ''
    sizes.all += event.encodedDataLength
    if (type.includes('javascript')) sizes.js += event.encodedDataLength
    if (type.includes('css')) sizes.css += event.encodedDataLength
    if (type.includes('javascript') && event.encodedDataLength > 0) files.add(event.requestId)
  })
  const began = performance.now()
  await page.goto(`${url}/auth/login`, { waitUntil: 'commit' })
  const email = page.locator('input[type=email]')
  await email.fill('helene@maisonverdier.fr')
  const usableMs = performance.now() - began
  const atUsable = { ...sizes }
  await context.close()
  return { usableMs, ...atUsable, files: files.size }
}

async function emptyPage(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const began = performance.now()
  await page.goto(`${url}/health/live`, { waitUntil: 'load' })
  const ms = performance.now() - began
  await context.close()
  return ms
}

export async function run(): Promise<Bench> {
  await Promise.all([buildServer(), buildWeb()])
  const port = String(await freePort())
  const server = await startProcess(builtServer, {
    PORT: port,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'postelier-bench-')),
    RATE_LIMIT_FACTOR: '1000',
  })
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    const url = `http://127.0.0.1:${port}`
    await visit(browser, url)
    const visits: Visit[] = []
    const empty: number[] = []
    for (let index = 0; index < rounds; index++) {
      empty.push(await emptyPage(browser, url))
      visits.push(await visit(browser, url))
    }
    const kb = (bytes: readonly number[]) => Number((median(bytes) / 1024).toFixed(1))
    const jsKb = kb(visits.map((item) => item.js))
    const usable = Math.round(median(visits.map((item) => item.usableMs)))
    return {
      ratio: Number((jsKb / budgetKb).toFixed(2)),
      figures: {
        js_kb_gzip: jsKb,
        css_kb_gzip: kb(visits.map((item) => item.css)),
        all_kb: kb(visits.map((item) => item.all)),
        js_files: median(visits.map((item) => item.files)),
        budget_js_kb: budgetKb,
        usable_ms: usable,
        empty_page_ms: Math.round(median(empty)),
        usable_over_empty: Number((usable / median(empty)).toFixed(1)),
      },
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}
