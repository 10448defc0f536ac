// Dragging one of 100 elements, and writing in a text, in real Chromium: the main thread's work for a frame against its
// budget of 4 ms, and how long frames take.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { demoCustomers, demoPassword } from '../apps/server/src/demo/demo-people.ts'
import { buildServer, builtServer } from '../tools/build/build-server.ts'
import { buildWeb } from '../tools/build/build-web.ts'
import { freePort } from '../tools/lib/ports.ts'
import { findChromium } from '../tools/test/chromium.ts'
import { type Bench, median } from './bench.ts'
import { startProcess } from './server-process.ts'
import { signInHeaders } from './sign-in.ts'

const budgetMs = 4
const elements = 100
const steps = 240
const letters = 60

interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  pid: number
  tid: number
  args?: { name?: string }
}

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
    const figures = {
      drag_work_ms_median: round(median(dragged.work)),
      drag_work_ms_p95: round(percentile(dragged.work, 0.95)),
      drag_frame_ms_p95: round(percentile(dragged.frames, 0.95)),
      drag_frame_ms_max: round(Math.max(...dragged.frames)),
      frames: dragged.frames.length,
      keystroke_work_ms_median: round(median(written.work.filter((ms) => ms > 0.5))),
      keystroke_work_ms_p95: round(
        percentile(
          written.work.filter((ms) => ms > 0.5),
          0.95,
        ),
      ),
    }
    const ratio = round(budgetMs / figures.drag_work_ms_median)
    return { ratio, aim: 1, figures }
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

/** A page as full as one gets: words, forms and motifs over each other, and a text to write in. */
async function makeTemplate(page: Page): Promise<string> {
  const call = (method: string, path: string, body?: object) =>
    page.evaluate(
      async (asked) => {
        const reply = await fetch(asked.path, {
          method: asked.method,
          headers: {
            'content-type': 'application/json',
            'x-requested-with': 'XMLHttpRequest',
            'x-csrf-token': document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '',
          },
          ...(asked.body ? { body: JSON.stringify(asked.body) } : {}),
        })
        return (await reply.json()) as {
          user?: { id: number }
          template?: { id: number; designVersion: number }
        }
      },
      { method, path, body },
    )
  const { user } = await call('GET', '/user/current')
  const base = `/api/users/${user?.id}/graphical-line-templates`
  const { template } = await call('POST', base, { names: { fr: 'Banc' }, type: 'SINGLE', format: '1:1' })
  const nodes = Array.from({ length: elements - 2 }, (_, at) => {
    const place = { x: (at % 10) * 100 + 20, y: Math.floor(at / 10) * 90 + 180, width: 80, height: 70 }
    if (at % 3 === 0) return { kind: 'text', content: `Élément ${at}`, size: 20, ...place }
    if (at % 3 === 1) return { kind: 'shape', form: 'circle', ...place }
    return { kind: 'illustration', motif: 'cup', ...place }
  })
  const words = 'Ouvert du mardi au dimanche, de 7 h à 19 h 30. Le levain attend, pas nous.'
  const text = { kind: 'text', id: 'words', content: words, size: 40, x: 40, y: 20, width: 1000, height: 120 }
  const form = { kind: 'shape', id: 'form', x: 500, y: 500, width: 120, height: 120 }
  await call('POST', `${base}/${template?.id}/design`, {
    design: { pages: [{ nodes: [...nodes, text, form] }] },
    designVersion: template?.designVersion,
  })
  return `/me/graphical-line-templates/${template?.id}/editor`
}

const placeOf = async (page: Page, x: number, y: number): Promise<[number, number]> => {
  const box = await page.locator('.po-paper-picture').boundingBox()
  if (!box) throw new Error('The editor shows no page.')
  return [box.x + (x * box.width) / 1080, box.y + (y * box.height) / 1080]
}

async function drag(page: Page): Promise<void> {
  const [x, y] = await placeOf(page, 560, 560)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 0; step < steps; step++) {
    const turn = (step / steps) * Math.PI * 4
    await page.mouse.move(x + Math.sin(turn) * 160, y + Math.cos(turn) * 120 - 120)
    await page.waitForTimeout(12)
  }
  await page.mouse.up()
}

async function write(page: Page): Promise<void> {
  await page.mouse.dblclick(...(await placeOf(page, 200, 50)))
  await page.keyboard.press('End')
  for (let letter = 0; letter < letters; letter++) {
    await page.keyboard.type('œufs à la coque '[letter % 16] ?? 'e')
    await page.waitForTimeout(60)
  }
}

/** The main thread's tasks, summed from one frame to the next, and the time between frames. */
async function traced(
  session: CDPSession,
  act: () => Promise<void>,
): Promise<{ work: number[]; frames: number[] }> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'toplevel',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'disabled-by-default-devtools.timeline.frame',
        'devtools.timeline.frame',
      ],
    },
  })
  await act()
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await done
  session.off('Tracing.dataCollected', collect)
  const begins = events.filter(({ name }) => name === 'BeginMainThreadFrame').sort((a, b) => a.ts - b.ts)
  // Several pages have a main thread; ours is the one that made frames.
  const counts = Map.groupBy(begins, ({ pid, tid }) => `${pid}:${tid}`)
  const [thread] = [...counts].sort(([, one], [, other]) => other.length - one.length)[0] ?? ['']
  const own = begins.filter(({ pid, tid }) => `${pid}:${tid}` === thread)
  const tasks = events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && `${pid}:${tid}` === thread)
    .sort((a, b) => a.ts - b.ts)
  const work: number[] = []
  const frames: number[] = []
  let at = 0
  for (let frame = 0; frame + 1 < own.length; frame++) {
    const [from, to] = [own[frame]?.ts ?? 0, own[frame + 1]?.ts ?? 0]
    let sum = 0
    while ((tasks[at]?.ts ?? Number.POSITIVE_INFINITY) < to) {
      if ((tasks[at]?.ts ?? 0) >= from - 1_000) sum += (tasks[at]?.dur ?? 0) / 1_000
      at++
    }
    work.push(sum)
    // Where nothing moves no frame is made: that is rest, and no slow frame.
    if (to - from < 100_000) frames.push((to - from) / 1_000)
  }
  return { work, frames }
}
