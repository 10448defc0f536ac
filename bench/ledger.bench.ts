// Credits taken on a PostgreSQL server from a book of 1,000,000 entries, 100 at once of one account and one each of 1,000
// accounts, against a bare `update … set balance` in a transaction of its own, as many at once. `--entries=` for fewer.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { system } from '../apps/server/src/access/actor.ts'
import { runCommand } from '../apps/server/src/access/context.ts'
import { holdCredits } from '../apps/server/src/modules/billing/commands/hold-credits.ts'
import { spendCredits } from '../apps/server/src/modules/billing/commands/move-credits.ts'
import { checkLedger } from '../apps/server/src/modules/billing/index.ts'
import { loadConfig } from '../apps/server/src/platform/config/load-config.ts'
import { type OpenPlatform, openPlatform } from '../apps/server/src/platform/open-platform.ts'
import { startPostgres } from '../tools/test/postgres.ts'
import { type Bench, median } from './bench.ts'

const [accounts, firstAccount, pool] = [1_000, 700_000_000_000, 20]
const [ofOne, rounds] = [100, 5]
const wantsEntries = Number(process.argv.find((arg) => arg.startsWith('--entries='))?.slice(10) ?? 1_000_000)

type Take = (account: number, key: string) => Promise<unknown>

export async function run(tell: (figures: Bench['figures']) => void): Promise<Bench> {
  const postgres = await startPostgres()
  const config = loadConfig({
    DATABASE_URL: postgres.url,
    DATABASE_POOL: String(pool),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'postelier-bench-')),
    LOG_LEVEL: 'fatal',
  })
  const platform = await openPlatform(config, [])
  const client = new pg.Pool({ connectionString: postgres.url, max: pool })
  // A connection that is cut while it rests must not hide why the run ended.
  client.on('error', () => undefined)
  try {
    const began = performance.now()
    await fill(client)
    tell({ fill_seconds: rounded((performance.now() - began) / 1000) })
    const figures = { ...(await speeds(platform, client)), ...(await isWhole(platform, client)) }
    return {
      ratio: Math.min(figures.one_account_ratio, figures.all_accounts_ratio),
      aim: 0.5,
      figures,
      aims: {
        balances_below_zero: { atMost: 0 },
        lots_that_differ: { atMost: 0 },
        keys_taken_twice: { atMost: 0 },
        taken_missing: { atMost: 0 },
        overspent: { atMost: 0 },
      },
    }
  } finally {
    await platform.close()
    await client.end()
    await postgres.stop()
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** A gift of each account, and what was taken of it in small pieces ever since. */
async function fill(client: pg.Pool): Promise<void> {
  const each = Math.round(wantsEntries / accounts)
  await client.query(
    `insert into credit_entry (id, account_id, lot_id, bucket, amount, expires_at, reason, reference, note, idempotency_key, created_at)
     select 10000000000 + a * 1000000 + n, $1::bigint + a, $1::bigint + a, 'purchased',
            case n when 0 then 1000000 else -1 end, null, 'bench', '', '', 'fill-' || n, now() - (n || ' minutes')::interval
     from generate_series(0, $2::int - 1) a, generate_series(0, $3::int - 1) n`,
    [firstAccount, accounts, each],
  )
  await client.query(
    `insert into credit_lot (account_id, lot_id, bucket, "left", expires_at)
     select $1::bigint + a, $1::bigint + a, 'purchased', 1000001 - $3::int, null from generate_series(0, $2::int - 1) a`,
    [firstAccount, accounts, each],
  )
  await client.query(
    'create table bench_balance (id bigint primary key, balance bigint not null check (balance >= 0))',
  )
  await client.query(
    'insert into bench_balance select $1::bigint + a, 1000000 from generate_series(0, $2::int - 1) a',
    [firstAccount, accounts],
  )
  await client.query('vacuum analyze credit_entry, credit_lot, bench_balance')
}

async function speeds(platform: OpenPlatform, client: pg.Pool) {
  const ours: Take = (accountId, idempotencyKey) =>
    runCommand(platform, system('bench'), 'bench', spendCredits, {
      accountId,
      amount: 1,
      reason: 'order',
      idempotencyKey,
    })
  const held: Take = (accountId, key) =>
    runCommand(platform, system('bench'), 'bench', holdCredits, {
      accountId,
      key: `hold-${key}`,
      credits: 1,
      agreedCredits: 1,
      reason: 'order',
    })
  const bare: Take = async (account) => {
    const own = await client.connect()
    try {
      await own.query('begin')
      await own.query('update bench_balance set balance = balance - 1 where id = $1', [account])
      await own.query('commit')
    } finally {
      own.release()
    }
  }
  const figures: Record<string, number> = {}
  const both = async (name: string, targets: readonly number[]) => {
    const [mine, theirs, set] = [[], [], []] as [Measured[], Measured[], Measured[]]
    // In turns, so that a busy moment of the machine meets all of them.
    for (let round = 0; round <= rounds; round++) {
      const measured = [
        await atOnce(bare, targets, `${name}-${round}`),
        await atOnce(ours, targets, `${name}-${round}`),
        await atOnce(held, targets, `${name}-${round}`),
      ] as const
      // The first warms plans and pages.
      if (round === 0) continue
      theirs.push(measured[0])
      mine.push(measured[1])
      set.push(measured[2])
    }
    const rate = (all: readonly Measured[]) => median(all.map(({ perSecond }) => perSecond))
    figures[`${name}_per_second`] = Math.round(rate(mine))
    figures[`${name}_held_per_second`] = Math.round(rate(set))
    figures[`${name}_bare_per_second`] = Math.round(rate(theirs))
    figures[`${name}_p99_ms`] = rounded(median(mine.map(({ p99 }) => p99)))
    figures[`${name}_bare_p99_ms`] = rounded(median(theirs.map(({ p99 }) => p99)))
    return rounded(rate(mine) / rate(theirs))
  }
  const one_account_ratio = await both(
    'one_account',
    Array.from({ length: ofOne }, () => firstAccount),
  )
  const all_accounts_ratio = await both(
    'all_accounts',
    Array.from({ length: accounts }, (_, at) => firstAccount + at),
  )
  return { entries: wantsEntries, ...figures, one_account_ratio, all_accounts_ratio }
}

interface Measured {
  readonly perSecond: number
  readonly p99: number
}

async function atOnce(take: Take, targets: readonly number[], name: string): Promise<Measured> {
  const took: number[] = []
  const began = performance.now()
  await Promise.all(
    targets.map(async (account, at) => {
      const from = performance.now()
      await take(account, `${name}-${at}`)
      took.push(performance.now() - from)
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const p99 = took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? Number.NaN
  return { perSecond: targets.length / seconds, p99 }
}

/** What must hold at the end, whoever took at once; and more than there is cannot be taken, a hundred at once either. */
async function isWhole(platform: OpenPlatform, client: pg.Pool) {
  const left = 30
  const poor = firstAccount + accounts
  await client.query(
    `insert into credit_entry (id, account_id, lot_id, bucket, amount, reason, reference, note, idempotency_key, created_at)
     values (9000000000, $1, $1, 'gift', $2, 'bench', '', '', 'fill', now())`,
    [poor, left],
  )
  await client.query(
    `insert into credit_lot (account_id, lot_id, bucket, "left") values ($1, $1, 'gift', $2)`,
    [poor, left],
  )
  const tries = await Promise.allSettled(
    Array.from({ length: ofOne }, (_, at) =>
      runCommand(platform, system('bench'), 'bench', spendCredits, {
        accountId: poor,
        amount: 1,
        reason: 'order',
        // Each key twice: what is sent again takes once.
        idempotencyKey: `poor-${Math.floor(at / 2)}`,
      }),
    ),
  )
  const taken = tries.filter(({ status }) => status === 'fulfilled').length
  const count = async (query: string, values: unknown[] = []) =>
    Number((await client.query<{ count: string }>(query, values)).rows[0]?.count)
  return {
    taken_of_thirty: taken,
    balances_below_zero: await count('select count(*) from credit_lot where "left" < 0'),
    lots_that_differ: (await checkLedger(platform.db)).length,
    keys_taken_twice: await count(
      'select count(*) from (select 1 from credit_entry group by account_id, idempotency_key, lot_id having count(*) > 1) twice',
    ),
    taken_missing:
      (rounds + 1) * (ofOne + accounts) * 2 -
      (await count("select count(*) from credit_entry where idempotency_key like '%_account%'")),
    overspent:
      (await count('select -sum(amount) as count from credit_entry where account_id = $1 and amount < 0', [
        poor,
      ])) - left,
  }
}
