// A thousand customers' runs queued at once on a PostgreSQL server, drafted by the real job in the process that answers people, against a bare loop that composes and inserts. `--customers=N` for fewer, `--minutes=N` for how long it may take.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composePost } from '@postelier/copy'
import pg from 'pg'
import { demoCustomers, demoPassword } from '../apps/server/src/demo/demo-people.ts'
import { buildServer, builtServer } from '../tools/build/build-server.ts'
import { freePort } from '../tools/lib/ports.ts'
import { startPostgres } from '../tools/test/postgres.ts'
import type { Bench } from './bench.ts'
import { visit } from './planning-visitor.ts'
import { briefNumber, queueRuns, stepsEnded, whatCame } from './planning-world.ts'
import { type StartedProcess, startProcess } from './server-process.ts'

/** A whole number of at least one, as the command line gives it. */
function numberAsked(name: string, usual: number): number {
  const asked = process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1]
  const value = asked === undefined ? usual : Number(asked)
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${name}=${asked}: a whole number of at least one is needed.`)
  return value
}

export async function run(): Promise<Bench> {
  const customers = numberAsked('customers', 1000)
  // After that it is told how far it came: what is measured holds for a part as well.
  const mostMs = numberAsked('minutes', 10) * 60_000
  await buildServer()
  const postgres = await startPostgres()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const port = String(await freePort())
    const ours = await startProcess(builtServer, {
      PORT: port,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'postelier-bench-')),
      DATABASE_URL: postgres.url,
      RATE_LIMIT_FACTOR: '100000',
    })
    const visitor = await visit(`http://127.0.0.1:${port}`, demoCustomers[0]?.email ?? '', demoPassword)
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    const quiet = visitor.forget()
    const count = await queueRuns(client, customers)
    const memory = await untilDrafted(client, ours, { count, mostMs, onBegun: visitor.forget })
    const busy = visitor.forget()
    await visitor.leave()
    await ours.stop()
    const came = await whatCame(client, customers)
    const unfinished = count - (await stepsEnded(client))
    const bareMs = await composeBare(client, came.posts)
    return {
      ratio: Number((bareMs / came.tookMs).toFixed(3)),
      aim: 0.1,
      figures: {
        customers,
        posts_asked: count,
        posts: came.posts,
        posts_per_minute: Math.round((came.posts / came.tookMs) * 60_000),
        bare_per_minute: Math.round((came.posts / bareMs) * 60_000),
        unfinished,
        memory_mb_at_the_start: memory.startMb,
        memory_mb_in_the_middle: memory.middleMb,
        memory_mb_at_the_end: memory.endMb,
        // Until the middle everything has been loaded; what is added later was kept.
        memory_grown: Number((memory.endMb / memory.middleMb).toFixed(2)),
        api_calls: busy.all.length,
        api_calls_given_up: busy.givenUp,
        api_p50_ms: part(busy.all, 0.5),
        api_p99_ms: part(busy.all, 0.99),
        api_p99_quiet_ms: part(quiet.all, 0.99),
        current_user_p99_ms: part(busy.currentUser, 0.99),
        // Those that time was too short for are told above.
        missing: came.missing - unfinished,
        twice: came.twice,
        uneven_charges: came.unevenCharges - unfinished,
      },
      aims: {
        unfinished: { atMost: 0 },
        current_user_p99_ms: { atMost: 200 },
        api_p99_ms: { atMost: 200 },
        api_calls_given_up: { atMost: 0 },
        memory_grown: { atMost: 1.15 },
        missing: { atMost: 0 },
        twice: { atMost: 0 },
        uneven_charges: { atMost: 0 },
      },
    }
  } finally {
    await client.end()
    await postgres.stop()
  }
}

interface Memory {
  readonly startMb: number
  readonly middleMb: number
  readonly endMb: number
}

interface Until {
  readonly count: number
  readonly mostMs: number
  /** The job comes by itself within a minute; what people waited until then is not counted. */
  readonly onBegun: () => unknown
}

/** Until all are drafted, or time is up: what the process holds is told of the same moments either way. */
async function untilDrafted(
  client: pg.Client,
  ours: StartedProcess,
  { count, mostMs, onBegun }: Until,
): Promise<Memory> {
  const until = Date.now() + mostMs
  const seenMb: number[] = []
  for (;;) {
    const ended = await stepsEnded(client)
    if (seenMb.length === 0 && ended > 0) onBegun()
    if (ended > 0) seenMb.push(ours.residentMb())
    if (ended >= count || Date.now() > until) return memoryOf(seenMb)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function memoryOf(seenMb: readonly number[]): Memory {
  const at = (share: number) => seenMb[Math.floor((seenMb.length - 1) * share)] ?? Number.NaN
  return { startMb: at(0), middleMb: at(0.5), endMb: at(1) }
}

/** One after the other, by one connection, as little as can be written down. */
async function composeBare(client: pg.Client, count: number): Promise<number> {
  await client.query('create table bare_post (id integer primary key, title text, hooks jsonb, words jsonb)')
  const began = performance.now()
  for (let index = 0; index < count; index++) {
    const draft = composePost(briefNumber(index))
    if ('missing' in draft) throw new Error(`The bare loop knew too little: ${draft.question}`)
    await client.query('insert into bare_post values ($1, $2, $3, $4)', [
      index,
      draft.title,
      JSON.stringify(draft.common),
      JSON.stringify(draft.words),
    ])
  }
  return performance.now() - began
}

function part(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)
}
