// A Chromium for browser tests and benches: the one named, the machine's, Playwright's own, or one installed now.
import { existsSync } from 'node:fs'
import { run } from '../lib/run.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  }
  const found = places.find((path) => existsSync(path)) ?? (await playwrightsOwn())
  if (found) return found
  const said = await install()
  const installed = places.find((path) => existsSync(path)) ?? (await playwrightsOwn())
  if (installed) return installed
  throw new Error(`No Chromium was found, and installing one failed:\n${said.slice(-1_000)}`)
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

async function install(): Promise<string> {
  console.log('Installing a Chromium for the browser tests (once)…')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    const { ok, output } = await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env })
    if (ok) return output
  }
  const { output } = await run('playwright', ['install', 'chromium'])
  return output
}
