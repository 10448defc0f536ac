// 5,000 posts due in one minute over 200 accounts, two workers, a PostgreSQL server, a network that answers in 50 ms, against
// a bare loop that makes the same calls, as many at once, in as many processes, and writes nothing down.
import { fork } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { sealTokens } from '../apps/server/src/modules/publishing/seal-tokens.ts'
import { loadConfig } from '../apps/server/src/platform/config/load-config.ts'
import { loadSecrets } from '../apps/server/src/platform/config/load-secrets.ts'
import { buildServer, builtServer } from '../tools/build/build-server.ts'
import { freePort } from '../tools/lib/ports.ts'
import { startPostgres } from '../tools/test/postgres.ts'
import type { Bench } from './bench.ts'
import { type Letter, openPost, type Post } from './publish-world.ts'
import { startProcess } from './server-process.ts'

const accounts = 200
const burst = 5000
const steady = 300
const answersInMs = 50
const bare = fileURLToPath(new URL('bare-sender.ts', import.meta.url))

export async function run(): Promise<Bench> {
  await buildServer()
  const bareMs = await sendBare()
  const postgres = await startPostgres()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const many = await sendOurs(client, postgres.url, 'burst')
    const few = await sendOurs(client, postgres.url, 'steady')
    const ratio = bareMs / many.tookMs
    return {
      ratio: Number(ratio.toFixed(2)),
      aim: 0.6,
      figures: {
        posts: burst,
        bare_per_second: Math.round((burst / bareMs) * 1000),
        ours_per_second: Math.round((burst / many.tookMs) * 1000),
        burst_late_p50_s: seconds(many.late, 0.5),
        burst_late_p99_s: seconds(many.late, 0.99),
        steady_late_p50_s: seconds(few.late, 0.5),
        steady_late_p99_s: seconds(few.late, 0.99),
        memory_mb_each: many.residentMb,
        sent_twice: many.twice + few.twice,
        not_sent: many.lost + few.lost,
      },
      aims: {
        burst_late_p99_s: { atMost: 90 },
        steady_late_p99_s: { atMost: 5 },
        sent_twice: { atMost: 0 },
        not_sent: { atMost: 0 },
      },
    }
  } finally {
    await client.end()
    await postgres.stop()
  }
}

function seconds(late: readonly number[], part: number): number {
  const sorted = [...late].sort((one, other) => one - other)
  return Number(((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) / 1000).toFixed(1))
}

async function sendBare(): Promise<number> {
  const post = await openPost(accounts, answersInMs)
  const letters = lettersFor(post, burst)
  const folder = mkdtempSync(join(tmpdir(), 'postelier-bench-'))
  const halves = [0, 1].map((half) => letters.filter((_, at) => at % 2 === half))
  const senders = await Promise.all(
    halves.map(async (half, at) => {
      const file = join(folder, `${at}.json`)
      writeFileSync(file, JSON.stringify({ letters: half, config: post.config }))
      const child = fork(bare, [], { env: { ...process.env, LETTERS: file }, execArgv: [] })
      await new Promise((resolve) => child.once('message', resolve))
      return child
    }),
  )
  const times = await Promise.all(
    senders.map(
      (child) =>
        new Promise<number>((resolve) => {
          child.once('message', (message) => resolve((message as { ms: number }).ms))
          child.send('go')
        }),
    ),
  )
  for (const child of senders) child.kill('SIGTERM')
  if ((await post.live()) !== burst) throw new Error('The bare loop did not send them all')
  post.stop()
  return Math.max(...times)
}

const lettersFor = ({ accounts }: Post, count: number): Letter[] =>
  Array.from({ length: count }, (_, at) => {
    const { id, tokens } = accounts[at % accounts.length] as Post['accounts'][number]
    return { account: id, tokens, text: `Le pain sort du four, fournée ${at}.` }
  })

interface Measured {
  readonly tookMs: number
  readonly late: number[]
  readonly residentMb: number
  readonly twice: number
  readonly lost: number
}

async function sendOurs(client: pg.Client, databaseUrl: string, how: 'burst' | 'steady'): Promise<Measured> {
  const post = await openPost(accounts, answersInMs)
  const dataDir = mkdtempSync(join(tmpdir(), 'postelier-bench-'))
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SANDBOX_URL: post.address,
    ROLE: 'worker',
  }
  const workers = [
    await startProcess(builtServer, { ...env, PORT: String(await freePort()) }),
    await startProcess(builtServer, { ...env, PORT: String(await freePort()) }),
  ]
  const count = how === 'burst' ? burst : steady
  const first = Date.now() + 8000
  const dueAt = (at: number) => new Date(how === 'burst' ? first : first + (at * 60_000) / steady)
  await insertPosts(client, dataDir, lettersFor(post, count), dueAt)
  await untilOver(client, count)
  const residentMb = Math.max(...workers.map((worker) => worker.residentMb()))
  const { rows } = await client.query<{ ended: Date; due: Date }>(
    'select ended_at as ended, publish_at as due from delivery join task on task.id = delivery.task_id',
  )
  const live = await post.live()
  await Promise.all(workers.map((worker) => worker.stop()))
  post.stop()
  const out = rows.filter(({ ended }) => ended !== null)
  return {
    tookMs: Math.max(...out.map(({ ended }) => ended.getTime())) - first,
    late: out.map(({ ended, due }) => ended.getTime() - due.getTime()),
    residentMb,
    twice: Math.max(0, live - count),
    lost: Math.max(0, count - live),
  }
}

async function untilOver(client: pg.Client, count: number): Promise<void> {
  const until = Date.now() + 240_000
  for (;;) {
    const { rows } = await client.query<{ over: string }>(
      "select count(*) as over from task where status = 'published'",
    )
    if (Number(rows[0]?.over) >= count) return
    if (Date.now() > until) throw new Error(`After four minutes ${rows[0]?.over} of ${count} were out`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function insertPosts(
  client: pg.Client,
  dataDir: string,
  letters: readonly Letter[],
  dueAt: (at: number) => Date,
): Promise<void> {
  const secrets = loadSecrets(loadConfig({ DATA_DIR: dataDir }))
  await client.query("delete from person where email like 'bench%'")
  const pages = new Map<string, number>()
  for (const { account, tokens } of letters) {
    if (pages.has(account)) continue
    const at = pages.size
    const [person, link, page] = [600_000_000_000 + at, 700_000_000_000 + at, 800_000_000_000 + at]
    pages.set(account, page)
    await client.query(
      `insert into person (id, type, state, email, first_name, last_name, registered_at, role_id)
       values ($1, 'customer', 'active', $2, 'Bench', 'Bench', now(), (select id from role where key = 'customer'))`,
      [person, `bench${at}@example.org`],
    )
    await client.query(
      `insert into network_account (id, account_id, network, identity, name, tokens, state, connected_at, changed_at)
       values ($1, $2, 'x', $3, 'Bench', $4, 'connected', now(), now())`,
      [link, person, account, sealTokens({ secrets }, link, tokens)],
    )
    await client.query(
      `insert into network_page (id, network_account_id, network, page_id, kind, name, is_chosen)
       values ($1, $2, 'x', $3, 'profile', 'Bench', true)`,
      [page, link, account],
    )
  }
  const rows = letters.map(({ account, text }, at) => {
    const page = pages.get(account) ?? 0
    return { at, text, page, person: page - 200_000_000_000, due: dueAt(at) }
  })
  const column = <K extends keyof (typeof rows)[number]>(name: K) => rows.map((row) => row[name])
  const lists = [column('at'), column('text'), column('page'), column('person'), column('due')]
  const given =
    '(select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::timestamptz[]) as t(at, text, page, person, due)) one'
  await client.query(
    `insert into task (id, public_id, account_id, title, format, origin, status, hooks, publish_at, send_at, created_at, changed_at)
     select 900000000000 + at, 'bench' || at, person, text, 'image', 'customized', 'publicationWaiting',
            json_build_object('common', text, 'own', json_build_object()), due, due, now(), now() from ${given}`,
    lists,
  )
  await client.query(
    `insert into delivery (id, task_id, page_id, account_id, network, state, content, due_at, created_at)
     select 950000000000 + at, 900000000000 + at, page, person, 'x', 'waiting',
            json_build_object('format', 'text', 'text', text, 'title', '', 'language', 'fr', 'media', json_build_array()), due, now()
     from ${given}`,
    lists,
  )
  await client.query('analyze')
}
