// Pictures a second from designs, against the bare painter and encoder and against a warm headless Chromium in the same run.
import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { type Design, stageOf, toSvg } from '@postelier/scene'
import { demoCustomers, demoPassword } from '../apps/server/src/demo/demo-people.ts'
import { type Prepared, preparePicture } from '../apps/server/src/platform/painting/paint-picture.ts'
import { createPainter } from '../apps/server/src/platform/painting/painter.ts'
import { paintingFlags } from '../apps/server/src/platform/painting/painting-pool.ts'
import { paintingMemory } from '../apps/server/src/platform/painting/scant-process.ts'
import type { Storage } from '../apps/server/src/platform/storage/storage.ts'
import { buildServer, builtPaintingProgram } from '../tools/build/build-server.ts'
import { leanMemory } from '../tools/lib/lean-memory.ts'
import { freePort } from '../tools/lib/ports.ts'
import { makeLogo, makePhoto } from '../tools/proofs/proof-pictures.ts'
import { findChromium } from '../tools/test/chromium.ts'
import type { BareInput } from './bare-painter.ts'
import { type Bench, median } from './bench.ts'
import { postBrand, postDesign } from './post-design.ts'
import { residentMb, treeCpuMs, treeMb, watchPeak } from './process-memory.ts'
import { signInHeaders } from './sign-in.ts'

type Format = 'jpeg' | 'png'
const formats = ['jpeg', 'png'] as const
const rounds = 3
const picturesEach = 20
const stage = stageOf('1:1')

/** Keeps nothing: every picture is painted. */
const nowhere: Storage = {
  put: async () => undefined,
  putFile: async () => undefined,
  read: async () => undefined,
  remove: async () => undefined,
  writtenAt: async () => undefined,
  list: () =>
    (async function* (): AsyncIterable<string> {
      yield* []
    })(),
}

let assets: Record<string, Buffer> = {}
let numbered = 0

function openPainter(processes: number) {
  // As the server runs it, but beside Chromium as an equal.
  const log = { warn: (...words: unknown[]) => console.error(...words) }
  const painter = createPainter({
    storage: nowhere,
    clock: { now: () => new Date() },
    log,
    processes,
    niceness: 0,
    program: builtPaintingProgram,
  })
  const paint = (format: Format, design: Design = postDesign(numbered++)) =>
    painter.paint({
      design,
      page: 0,
      brand: postBrand,
      language: 'fr',
      readAsset: async (name) => assets[name] ?? null,
      output: { format },
    })
  /** A few wait at any time, as they do when a month is made. */
  async function paintMany(format: Format, count: number): Promise<void> {
    let left = count
    const worker = async () => {
      while (left-- > 0) await paint(format)
    }
    await Promise.all(Array.from({ length: processes * 2 }, worker))
  }
  return { painter, paintMany }
}

interface Cost {
  perSecond: number
  /** Processor time a picture takes, wherever it is spent. */
  cpuMs: number
}

async function costOf(
  count: number,
  pids: () => number[],
  work: () => Promise<void>,
  own: () => number = () => 0,
): Promise<Cost> {
  const used = () => pids().reduce((sum, pid) => sum + treeCpuMs(pid), own())
  const [before, began] = [used(), performance.now()]
  await work()
  const tookMs = performance.now() - began
  return { perSecond: (count * 1000) / tookMs, cpuMs: (used() - before) / count }
}

/** Of this process, which looks up, sends and receives as the server does. */
const ownCpuMs = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000

async function openBare() {
  const child = fork(fileURLToPath(new URL('bare-painter.ts', import.meta.url)), [], {
    env: { ...process.env, ...paintingMemory },
    execArgv: [...paintingFlags],
  })
  await told(child)
  return {
    cost(format: Format, count: number): Promise<Cost> {
      return costOf(
        count,
        () => [child.pid ?? 0],
        async () => {
          const done = told(child)
          child.send({ format, count } satisfies BareInput)
          await done
        },
      )
    },
    close: () => child.kill('SIGKILL'),
  }
}

async function prepare(): Promise<Prepared> {
  const own = Object.fromEntries(
    Object.entries(assets).map(([name, bytes]) => [name, { hash: name, bytes: new Uint8Array(bytes) }]),
  )
  return preparePicture({
    design: postDesign(0),
    brand: postBrand,
    language: 'fr',
    assets: own,
    motifs: {},
    output: { format: 'png' },
  })
}

async function openChromium(prepared: Prepared) {
  const server = await chromium.launchServer({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  })
  const browser = await chromium.connect(server.wsEndpoint())
  const page = await browser.newPage({ viewport: stage })
  const addressOf = (name: string) =>
    `data:image/${name === 'photo' ? 'jpeg' : 'png'};base64,${assets[name]?.toString('base64') ?? ''}`
  const body = toSvg(prepared.drawings, { prefix: 'p', addressOf })
  const html = `<style>body{margin:0}svg{display:block}</style><svg width="${stage.width}" height="${stage.height}">${body}</svg>`
  return {
    pid: server.process().pid ?? 0,
    async shoot(format: Format): Promise<void> {
      await page.setContent(html)
      await page.screenshot(format === 'jpeg' ? { type: 'jpeg', quality: 88 } : { type: 'png' })
    },
    close: () => server.close(),
  }
}

export async function run(): Promise<Bench> {
  await buildServer()
  assets = { photo: await makePhoto(1600, 1200), logo: await makeLogo(420, 160) }
  const prepared = await prepare()
  const figures: Record<string, number> = {}
  const costs: Record<string, Cost[]> = {}
  const [one, two] = [openPainter(1), openPainter(2)]
  const [bare, browser] = [await openBare(), await openChromium(prepared)]
  try {
    await Promise.all([one.paintMany('jpeg', 4), two.paintMany('jpeg', 8), browser.shoot('jpeg')])
    await bare.cost('jpeg', 4)
    const peakOfOne = watchPeak(() => one.painter.processIds.reduce((sum, pid) => sum + treeMb(pid), 0))
    const peakOfBrowser = watchPeak(() => treeMb(browser.pid))
    const note = (name: string, cost: Cost) => {
      costs[name] = [...(costs[name] ?? []), cost]
    }
    for (let round = 0; round < rounds; round++)
      for (const format of formats) {
        const shots = async () => {
          for (let index = 0; index < picturesEach; index++) await browser.shoot(format)
        }
        const paint = ({ painter, paintMany }: typeof one, count: number) =>
          costOf(
            count,
            () => painter.processIds,
            () => paintMany(format, count),
            ownCpuMs,
          )
        note(`bare_${format}`, await bare.cost(format, picturesEach))
        note(`one_${format}`, await paint(one, picturesEach))
        note(`two_${format}`, await paint(two, picturesEach * 2))
        note(`chromium_${format}`, await costOf(picturesEach, () => [browser.pid], shots))
      }
    figures.one_peak_mb = peakOfOne()
    figures.chromium_peak_mb = peakOfBrowser()
  } finally {
    bare.close()
    await Promise.all([two.painter.close(), browser.close()])
  }
  const speed = (name: string) => median((costs[name] ?? []).map((cost) => cost.perSecond))
  const cpu = (name: string) => median((costs[name] ?? []).map((cost) => cost.cpuMs))
  for (const name of Object.keys(costs).sort()) {
    figures[`${name}_per_second`] = round2(speed(name))
    figures[`${name}_cpu_ms`] = round2(cpu(name))
  }
  figures.chromium_ratio_jpeg = round2(speed('one_jpeg') / speed('chromium_jpeg'))
  figures.chromium_ratio_png = round2(speed('one_png') / speed('chromium_png'))
  figures.chromium_memory_ratio = round2((figures.one_peak_mb ?? 0) / (figures.chromium_peak_mb ?? 1))
  Object.assign(figures, await longRun(one))
  Object.assign(figures, await monthInServer())
  figures.wall_ratio_jpeg = round2(speed('one_jpeg') / speed('bare_jpeg'))
  figures.wall_ratio_png = round2(speed('one_png') / speed('bare_png'))
  figures.cpu_ratio_jpeg = round2(cpu('bare_jpeg') / cpu('one_jpeg'))
  figures.cpu_ratio_png = round2(cpu('bare_png') / cpu('one_png'))
  figures.chromium_cpu_ratio_jpeg = round2(cpu('chromium_jpeg') / cpu('one_jpeg'))
  figures.chromium_cpu_ratio_png = round2(cpu('chromium_png') / cpu('one_png'))
  // By processor time: on a machine that others use, two spans of elapsed time tell more of them than of us.
  const ratio = Math.min(figures.cpu_ratio_jpeg, figures.cpu_ratio_png)
  const aims = {
    wall_ratio_jpeg: { atLeast: 0.8 },
    wall_ratio_png: { atLeast: 0.8 },
    chromium_ratio_jpeg: { atLeast: 1 },
    chromium_ratio_png: { atLeast: 3 },
    chromium_memory_ratio: { atMost: 0.34 },
    long_run_peak_mb: { atMost: 600 },
    month_seconds: { atMost: 30 },
    user_current_painting_p99_ms: { atMost: 50 },
  }
  return { ratio, aim: 0.8, figures, aims }
}

/** Thousands of pictures by one process: what it holds must not grow. */
async function longRun({ painter, paintMany }: ReturnType<typeof openPainter>) {
  const count = process.argv.includes('--full') ? 5_000 : 300
  const resident = () => painter.processIds.reduce((sum, pid) => sum + residentMb(pid), 0)
  const [first] = painter.processIds
  const peak = watchPeak(resident)
  const quarters: number[] = []
  for (let quarter = 0; quarter < 4; quarter++) {
    await paintMany('jpeg', count / 4)
    quarters.push(Math.round(resident()))
  }
  const samePid = painter.processIds[0] === first
  const peakMb = peak()
  await painter.close()
  return {
    long_run_pictures: count,
    long_run_peak_mb: peakMb,
    long_run_first_quarter_mb: quarters[0] ?? 0,
    long_run_last_quarter_mb: quarters[3] ?? 0,
    long_run_processes: samePid ? 1 : 2,
  }
}

/** A month of thirty posts in three ratios, while somebody uses the same server. */
async function monthInServer(): Promise<Record<string, number>> {
  const port = String(await freePort())
  const env = { PORT: port, DATA_DIR: mkdtempSync(join(tmpdir(), 'postelier-bench-')), LOG_LEVEL: 'warn' }
  const child = fork(fileURLToPath(new URL('painting-server.ts', import.meta.url)), [], {
    env: { ...process.env, ...leanMemory, ...env, RATE_LIMIT_FACTOR: '100000' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  })
  try {
    await told(child)
    const url = `http://127.0.0.1:${port}`
    const headers = await signInHeaders(url, demoCustomers[0]?.email ?? '', demoPassword)
    const call = async () => {
      const began = performance.now()
      await (await fetch(`${url}/user/current`, { headers })).text()
      return performance.now() - began
    }
    for (let index = 0; index < 50; index++) await call()
    const quiet: number[] = []
    for (let index = 0; index < 200; index++) quiet.push(await paced(call))
    const month = told(child)
    child.send('paint')
    const busy: number[] = []
    const answer = await callUntil(month, busy, () => paced(call))
    const { tookMs = Number.NaN } = answer as { tookMs?: number }
    return {
      month_seconds: round2(tookMs / 1000),
      user_current_quiet_p99_ms: round2(percentile(quiet, 99)),
      user_current_painting_p50_ms: round2(percentile(busy, 50)),
      user_current_painting_p99_ms: round2(percentile(busy, 99)),
    }
  } finally {
    await new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill('SIGTERM')
    })
  }
}

function told(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
}

/** Calls on and on while something else is under way, and gives what that came to. */
async function callUntil(other: Promise<unknown>, times: number[], call: () => Promise<number>) {
  const pending = Symbol('pending')
  for (;;) {
    const outcome = await Promise.race([other, Promise.resolve(pending)])
    if (outcome !== pending) return outcome
    times.push(await call())
  }
}

/** Somebody who uses the product, not a load that takes every core. */
async function paced(call: () => Promise<number>): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 15))
  return call()
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length * share) / 100)] ?? Number.NaN

const round2 = (value: number) => Number(value.toFixed(2))
