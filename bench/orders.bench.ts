// A simulated year of 10,000 orders for 200 agents by our rule, against taking turns with a mean duration; and a quote on
// PostgreSQL with 50,000 open tasks, against the bare query of the agents.
import { tmpdir } from 'node:os'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { quoteFor } from '../apps/server/src/modules/orders/queries/read-quote.ts'
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { startPostgres } from '../tools/test/postgres.ts'
import { type Bench, median } from './bench.ts'
import { fillQueues, quotedAccount, quotedKind } from './order-rows.ts'
import { inTurn, ours } from './order-rules.ts'
import { liveYear, makeWorld, type Year } from './order-year.ts'

const counts = { agents: 200, orders: 10_000 }
const seed = 20_260_105
const openTasks = 50_000
const calls = 120

type Tell = (figures: Bench['figures']) => void

export async function run(tell: Tell): Promise<Bench> {
  const year = yearFigures(tell)
  const quote = await quoteFigures()
  tell(quote)
  return {
    ratio: rounded(Number(year.ours_kept_percent) / Number(year.turns_kept_percent)),
    aim: 1,
    figures: { ...year, ...quote },
    aims: {
      ours_kept_percent: { atLeast: 97 },
      ours_minutes_beyond_hours: { atMost: 0 },
      ours_unassigned_while_free: { atMost: 0 },
      ours_lost: { atMost: 0 },
      quote_p99_ms: { atMost: 50 },
      quote_urgent_p99_ms: { atMost: 50 },
    },
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100

function yearFigures(tell: Tell): Record<string, number> {
  const world = makeWorld(seed, counts)
  const began = performance.now()
  const own = namedAs('ours', liveYear(world, ours))
  own.ours_seconds = rounded((performance.now() - began) / 1000)
  tell(own)
  const minutes = world.orders.reduce((sum, order) => sum + order.minutes, 0) / world.orders.length
  const perWeek = world.agents.reduce(
    (sum, { calendar }) =>
      sum +
      (calendar.spans.reduce((all, span) => all + span.endMinute - span.startMinute, 0) *
        calendar.productivityPercent) /
        100,
    0,
  )
  const turns = inTurn({ minutes, minutesPerDay: perWeek / world.agents.length / 5 })
  const theirs = namedAs('turns', liveYear(world, turns))
  tell(theirs)
  return { ...own, ...theirs }
}

const namedAs = (name: string, year: Year): Record<string, number> => ({
  [`${name}_kept_percent`]: rounded(year.kept * 100),
  [`${name}_mean_days`]: rounded(year.meanDays),
  [`${name}_promises`]: year.promises,
  [`${name}_unassigned`]: year.unassigned,
  [`${name}_unassigned_while_free`]: year.unassignedWhileFree,
  [`${name}_lost`]: year.lost,
  [`${name}_minutes_beyond_hours`]: year.beyondHoursMinutes,
  [`${name}_load_percent`]: rounded(year.loadPercent),
})

async function quoteFigures(): Promise<Record<string, number>> {
  const postgres = await startPostgres()
  let isOver = false
  const database = await openDatabase({
    url: postgres.url,
    folder: tmpdir(),
    poolSize: 4,
    // Its server is stopped while the last connections close.
    onLost: (reason) => {
      if (!isOver) throw reason
    },
  })
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await database.migrate()
    await client.connect()
    await fillQueues(client, { agents: counts.agents, tasks: openTasks })
    const now = new Date()
    const quote = (isUrgent: boolean) =>
      quoteFor(
        database.db,
        { accountId: quotedAccount, configurationId: quotedKind, networks: 1, isUrgent },
        now,
      )
    if (!(await quote(false)).chosen) throw new Error('Nobody could be found for an order')
    const plain = await timed(() => quote(false))
    const urgent = await timed(() => quote(true))
    const bare = await timed(() =>
      client.query(
        `select p.id, p.first_name, p.last_name, p.languages, l.minutes, l.tasks from person p left join agent_load l on l.agent_id = p.id
         where p.type in ('internalAgent', 'externalAgent') and p.state = 'active' and 'fr' = any(p.languages) order by p.id`,
      ),
    )
    return {
      open_tasks: openTasks,
      quote_p50_ms: rounded(median(plain)),
      quote_p99_ms: rounded(p99(plain)),
      quote_urgent_p50_ms: rounded(median(urgent)),
      quote_urgent_p99_ms: rounded(p99(urgent)),
      quote_to_bare_query: rounded(median(plain) / median(bare)),
      quote_urgent_to_bare_query: rounded(median(urgent) / median(bare)),
    }
  } finally {
    isOver = true
    await client.end()
    await database.close()
    await postgres.stop()
  }
}

async function timed(act: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  for (let at = 0; at < calls; at++) {
    const began = performance.now()
    await act()
    took.push(performance.now() - began)
  }
  return took.slice(10)
}

const p99 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? Number.NaN
