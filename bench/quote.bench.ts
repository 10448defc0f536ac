// A quote on PostgreSQL with 50,000 open tasks, plain and urgent, against the bare query of the agents.
import { tmpdir } from 'node:os'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { quoteFor } from '../apps/server/src/modules/orders/queries/read-quote.ts'
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { startPostgres } from '../tools/test/postgres.ts'
import { type Bench, median } from './bench.ts'
import { fillQueues, quotedAccount, quotedKind } from './order-rows.ts'

const [agents, openTasks] = [200, 50_000]
const calls = 320
/** Until plans and pages are warm, as they are in a server that has been up for a minute. */
const warmUp = 20

export async function run(tell: (figures: Bench['figures']) => void): Promise<Bench> {
  const figures = await quoteFigures(tell)
  return {
    ratio: Number(figures.quote_to_bare_query),
    figures,
    aims: { quote_p99_ms: { atMost: 50 }, quote_urgent_p99_ms: { atMost: 50 } },
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100

async function quoteFigures(tell: (figures: Bench['figures']) => void): Promise<Record<string, number>> {
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
    const began = performance.now()
    await fillQueues(client, { agents, tasks: openTasks })
    tell({ fill_seconds: rounded((performance.now() - began) / 1000) })
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
  return took.slice(warmUp)
}

const p99 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? Number.NaN
