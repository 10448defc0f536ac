// The calendar's month: 500 and 2,000 posts in real Chromium against an empty month of the same app, and the API's month of a
// customer with 100,000 posts among 5,000,000 (`--rows=` for fewer) against the bare query of the same rows.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { demoCustomers, demoPassword } from '../apps/server/src/demo/demo-people.ts'
import { buildServer, builtServer } from '../tools/build/build-server.ts'
import { buildWeb } from '../tools/build/build-web.ts'
import { freePort } from '../tools/lib/ports.ts'
import { findChromium } from '../tools/test/chromium.ts'
import { startPostgres } from '../tools/test/postgres.ts'
import { type Bench, median } from './bench.ts'
import { fillCalendar, planOfMonth } from './calendar-rows.ts'
import { traced } from './frame-trace.ts'
import { startProcess } from './server-process.ts'
import { signInHeaders } from './sign-in.ts'

const months = new Map([
  ['2031-03', 500],
  ['2031-06', 2_000],
])
const emptyMonth = '2031-09'
const [usualOfOne, usualRows] = [100_000, 5_000_000]
/** More than the months hold, so that a small run stays a run. */
const fewestRows = 10_000
const [rounds, monthChanges, dragMoves, calls] = [3, 50, 60, 30]

const rowsAsked = (): number => {
  const asked = process.argv.find((arg) => arg.startsWith('--rows='))?.slice('--rows='.length)
  return asked === undefined ? usualRows : Math.max(fewestRows, Number(asked.replaceAll('_', '')))
}

const rounded = (value: number) => Math.round(value * 10) / 10
const p95 = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN

const boundsOf = (month: string): [string, string] => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return [`${month}-01T00:00:00.000Z`, new Date(Date.UTC(year, number, 1)).toISOString()]
}

/** From the navigation until the month is there, and drawn with all it shows. */
async function firstPaint(context: BrowserContext, url: string, month: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(`${url}/me/tasks?view=month&day=${month}-15`, { waitUntil: 'commit' })
  const ms = await page.evaluate(async (hasPosts) => {
    const isThere = () => {
      const calendar = document.querySelector('.po-cal')
      if (!calendar || calendar.getAttribute('aria-busy') === 'true') return false
      return hasPosts ? document.querySelector('.po-month [data-post]') !== null : true
    }
    while (!isThere()) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now()
  }, months.has(month))
  await page.close()
  return ms
}

async function filterToggle(page: Page): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < rounds * 2; round++)
    took.push(
      await page.evaluate(async () => {
        const toggle = document.querySelector<HTMLElement>('.po-cal-networks-bar button')
        if (!toggle) throw new Error('No network to filter by')
        const state = () =>
          [...document.querySelectorAll('.po-month [data-post]')]
            .map((card) => card.getAttribute('data-post'))
            .join()
        const before = state()
        const began = performance.now()
        toggle.click()
        while (state() === before && performance.now() - began < 20_000)
          await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
        return performance.now() - began
      }),
    )
  return median(took)
}

async function dragFrames(page: Page): Promise<{ work: number; frame: number }> {
  const box = await page.locator('.po-month .po-cal-movable').first().boundingBox()
  if (!box) throw new Error('No post can be dragged')
  const session = await page.context().newCDPSession(page)
  const { work, frames } = await traced(session, async () => {
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    for (let at = 1; at <= dragMoves; at++)
      await page.mouse.move(box.x + 20 + (at * 900) / dragMoves, box.y + 20 + 120 * Math.sin(at / 6))
    // Nowhere: what is measured is the way, not the new date.
    await page.keyboard.press('Escape')
    await page.mouse.up()
  })
  await session.detach()
  return { work: p95(work), frame: p95(frames) }
}

async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1_048_576
}

async function afterMonthChanges(page: Page): Promise<{ before: number; after: number }> {
  const ways = page.locator('.po-cal-ways button')
  const turn = async (count: number) => {
    for (let at = 0; at < count; at++) {
      await ways.nth(at % 2).click()
      await page.locator('.po-cal[aria-busy="false"]').waitFor()
    }
  }
  // What is kept of both months anyway is kept by then.
  await turn(4)
  const before = await heapMb(page)
  await turn(monthChanges)
  return { before, after: await heapMb(page) }
}

type Tell = (figures: Bench['figures']) => void

export async function run(tell: Tell): Promise<Bench> {
  await Promise.all([buildServer(), buildWeb()])
  const postgres = await startPostgres()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const port = String(await freePort())
  const server = await startProcess(builtServer, {
    PORT: port,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'postelier-bench-')),
    DATABASE_URL: postgres.url,
    RATE_LIMIT_FACTOR: '100000',
  })
  const url = `http://127.0.0.1:${port}`
  const figures: Record<string, number | string> = {}
  try {
    const email = demoCustomers[0]?.email ?? ''
    const { rows } = await client.query<{ id: string }>('select id from person where email = $1', [email])
    const accountId = Number(rows[0]?.id)
    const inAll = rowsAsked()
    await fillCalendar(client, { accountId, ofOne: Math.min(usualOfOne, inAll / 2), inAll, months })
    figures.rows = inAll
    const headers = await signInHeaders(url, email, demoPassword)
    const api = await apiFigures({ client, url, headers, accountId })
    tell(api)
    Object.assign(figures, api, await chromiumFigures(url, headers.cookie ?? '', tell))
    const ratio = rounded(Number(figures.empty_first_ms) / Number(figures.posts_500_first_ms))
    const aims = Object.fromEntries(
      [...months.values()].flatMap((count) => [
        [`posts_${count}_drag_work_p95_ms`, { atMost: 17 }],
        [`posts_${count}_filter_ms`, { atMost: 100 }],
        [`posts_${count}_heap_after_${monthChanges}_months`, { atMost: 1.1 }],
      ]),
    )
    return { ratio, aim: 0.6, figures, aims }
  } finally {
    await server.stop()
    await client.end()
    await postgres.stop()
  }
}

interface Api {
  readonly client: pg.Client
  readonly url: string
  readonly headers: Record<string, string>
  readonly accountId: number
}

async function apiFigures({
  client,
  url,
  headers,
  accountId,
}: Api): Promise<Record<string, number | string>> {
  const figures: Record<string, number | string> = {}
  const timed = async (act: () => Promise<unknown>) => {
    const took: number[] = []
    for (let at = 0; at < calls; at++) {
      const began = performance.now()
      await act()
      took.push(performance.now() - began)
    }
    return median(took)
  }
  for (const [month, count] of months) {
    const [from, before] = boundsOf(month)
    const address = `${url}/api/users/${accountId}/calendar?from=${from}&before=${before}`
    const answer = await fetch(address, { headers })
    const { data } = (await answer.json()) as { data: { items: unknown[] } }
    if (data.items.length !== count) throw new Error(`${month}: ${data.items.length} posts, not ${count}`)
    const api = await timed(async () => (await fetch(address, { headers })).arrayBuffer())
    const bare = await timed(() =>
      client.query(
        'select * from task where account_id = $1 and removed_at is null and publish_at >= $2 and publish_at < $3 order by publish_at, id limit 2500',
        [accountId, from, before],
      ),
    )
    figures[`api_${count}_ms`] = rounded(api)
    figures[`api_${count}_to_bare_query`] = rounded(api / bare)
  }
  figures.plan = await planOfMonth(client, accountId, boundsOf('2031-03'))
  return figures
}

async function chromiumFigures(url: string, cookie: string, tell: Tell): Promise<Record<string, number>> {
  const figures: Record<string, number> = {}
  const note = (label: string, value: number) => {
    figures[label] = rounded(value)
    tell({ [label]: rounded(value) })
  }
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'fr-FR' })
    await context.addCookies(
      cookie.split('; ').map((one) => {
        const [name = '', ...value] = one.split('=')
        return { name, value: value.join('='), url }
      }),
    )
    // Once for what the browser keeps from then on.
    await firstPaint(context, url, emptyMonth)
    const names = new Map([[emptyMonth, 'empty'], ...[...months].map(([m, n]) => [m, `posts_${n}`] as const)])
    const took = new Map<string, number[]>()
    for (let round = 0; round < rounds; round++)
      for (const [month, name] of names)
        took.set(name, [...(took.get(name) ?? []), await firstPaint(context, url, month)])
    for (const [name, all] of took) note(`${name}_first_ms`, median(all))
    const empty = figures.empty_first_ms ?? Number.NaN
    for (const [month, count] of months) {
      note(`posts_${count}_first_to_empty`, (figures[`posts_${count}_first_ms`] ?? 0) / empty)
      const page = await context.newPage()
      await page.goto(`${url}/me/tasks?view=month&day=${month}-15`)
      await page.locator('.po-month [data-post]').first().waitFor()
      const drag = await dragFrames(page)
      note(`posts_${count}_drag_work_p95_ms`, drag.work)
      note(`posts_${count}_drag_frame_p95_ms`, drag.frame)
      note(`posts_${count}_filter_ms`, await filterToggle(page))
      const heap = await afterMonthChanges(page)
      note(`posts_${count}_heap_mb`, heap.before)
      note(`posts_${count}_heap_after_${monthChanges}_months`, heap.after / heap.before)
      await page.close()
    }
    return figures
  } finally {
    await browser.close()
  }
}
