// Dragging one of 100 elements, and writing in a text, in real Chromium: the main thread's work for a frame against its
// budget of 4 ms, how long frames take, and the same of one
// bare square and one bare field over the same picture, without our program.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { demoCustomers, demoPassword } from '../apps/server/src/demo/demo-people.ts'
import { buildServer, builtServer } from '../tools/build/build-server.ts'
import { buildWeb } from '../tools/build/build-web.ts'
import { freePort } from '../tools/lib/ports.ts'
import { findChromium } from '../tools/test/chromium.ts'
import { type Bench, median } from './bench.ts'
import { makeTemplate } from './editor-page.ts'
import { traced } from './frame-trace.ts'
import { startProcess } from './server-process.ts'
import { signInHeaders } from './sign-in.ts'

const budgetMs = 4
const steps = 480
const letters = 60

export async function run(): Promise<Bench> {
  await Promise.all([buildServer(), buildWeb()])
  const port = String(await freePort())
  const server = await startProcess(builtServer, {
    PORT: port,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'postelier-bench-')),
    RATE_LIMIT_FACTOR: '1000',
  })
  const url = `http://127.0.0.1:${port}`
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    const headers = await signInHeaders(url, demoCustomers[0]?.email ?? '', demoPassword)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const cookie = (headers.cookie ?? '').split('; ').map((one) => {
      const [name = '', ...value] = one.split('=')
      return { name, value: value.join('='), url }
    })
    await context.addCookies(cookie)
    const page = await context.newPage()
    await page.goto(url)
    await page.goto(url + (await makeTemplate(page)))
    await page.locator('.po-paper-picture path').first().waitFor()
    const session = await browser.newBrowserCDPSession()
    const dragged = await traced(session, () => drag(page))
    const written = await traced(session, () => write(page))
    await makeBare(page)
    const bare = await traced(session, () => drag(page))
    await makeBareField(page)
    const bareKeys = await traced(session, () => type(page))
    const work = median(dragged.work)
    const figures = {
      drag_work_ms_median: round(work),
      drag_work_ms_p95: round(percentile(dragged.work, 0.95)),
      drag_frame_ms_p95: round(percentile(dragged.frames, 0.95)),
      drag_frame_ms_max: round(Math.max(...dragged.frames)),
      frames: dragged.frames.length,
      bare_work_ms_median: round(median(bare.work)),
      bare_frame_ms_p95: round(percentile(bare.frames, 0.95)),
      bare_frame_ms_max: round(Math.max(...bare.frames)),
      work_over_bare: round(work / median(bare.work)),
      keystroke_work_ms_median: round(median(written.keys)),
      keystroke_work_ms_p95: round(percentile(written.keys, 0.95)),
      bare_keystroke_work_ms_median: round(median(bareKeys.keys)),
    }
    const ratio = round(budgetMs / work)
    const aims = {
      drag_work_ms_median: { atMost: budgetMs },
      drag_frame_ms_p95: { atMost: 18 },
      drag_frame_ms_max: { atMost: 34 },
      keystroke_work_ms_median: { atMost: 8 },
    }
    return { ratio, aim: 1, figures, aims }
  } finally {
    await browser.close()
    await server.stop()
  }
}

const round = (value: number) => Math.round(value * 100) / 100
const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0

const placeOf = async (page: Page, x: number, y: number): Promise<[number, number]> => {
  const box = await page.locator('.po-paper-picture').boundingBox()
  if (!box) throw new Error('The editor shows no page.')
  return [box.x + (x * box.width) / 1080, box.y + (y * box.height) / 1080]
}

/** A mouse tells its place 125 times a second, and waits for nobody. */
async function drag(page: Page): Promise<void> {
  const [x, y] = await placeOf(page, 560, 560)
  const mouse = await page.context().newCDPSession(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  const began = performance.now()
  const sent: Promise<unknown>[] = []
  for (let step = 0; step < steps; step++) {
    await setTimeout(Math.max(0, began + step * 8 - performance.now()))
    const turn = (step / steps) * Math.PI * 4
    const place = { x: x + Math.sin(turn) * 160, y: y + Math.cos(turn) * 120 - 120 }
    sent.push(
      mouse.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place, button: 'left', buttons: 1 }),
    )
  }
  await Promise.all(sent)
  await page.mouse.up()
  await mouse.detach()
}

async function write(page: Page): Promise<void> {
  await page.mouse.dblclick(...(await placeOf(page, 200, 50)))
  await page.keyboard.press('End')
  await type(page)
}

async function type(page: Page): Promise<void> {
  for (let letter = 0; letter < letters; letter++) {
    await page.keyboard.type('œufs à la coque '[letter % 16] ?? 'e')
    await page.waitForTimeout(60)
  }
}

/** What the machine and Chromium need by themselves: the same picture, and over it one bare square that follows the pointer. */
const makeBare = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const picture = document.querySelector('.po-paper-picture')
    if (!picture) throw new Error('The editor shows no page.')
    const { left, top } = picture.getBoundingClientRect()
    const copy = picture.cloneNode(true) as SVGElement
    copy.style.cssText = `position: absolute; left: ${left}px; top: ${top}px`
    const square = document.createElement('div')
    square.style.cssText =
      'position: absolute; width: 70px; height: 70px; background: #333; will-change: transform'
    const body = document.createElement('body')
    body.style.cssText = 'position: fixed; inset: 0'
    body.append(copy, square)
    // The root goes, and with it all that our program listens to.
    const root = document.createElement('html')
    root.append(body)
    document.documentElement.replaceWith(root)
    body.addEventListener('pointermove', ({ clientX, clientY }) => {
      square.style.transform = `translate(${clientX}px, ${clientY}px)`
    })
  })

/** The same letters in the same face, in the browser's own field over the picture. */
const makeBareField = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const field = document.createElement('textarea')
    field.style.cssText =
      'position: absolute; left: 0; top: 0; width: 600px; height: 120px; font: 22px sans-serif'
    document.body.append(field)
    field.focus()
  })
