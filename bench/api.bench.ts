// `GET /user/current` and a 25-row list, authorised and validated, on a PostgreSQL server with 64 connections, against a bare
// Fastify that does the same number of indexed queries. Also: start time and idle memory, embedded and with a server.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import pg from 'pg'
import { demoAdmin, demoCustomers, demoPassword } from '../apps/server/src/demo/demo-people.ts'
import { buildServer, builtServer } from '../tools/build/build-server.ts'
import { freePort } from '../tools/lib/ports.ts'
import { startPostgres } from '../tools/test/postgres.ts'
import { type Bench, median } from './bench.ts'
import { startProcess } from './server-process.ts'
import { signInHeaders } from './sign-in.ts'

const bare = fileURLToPath(new URL('bare-server.ts', import.meta.url))
const connections = 64
const rounds = 3
const secondsEach = 4
const extraCustomers = 2_000

interface Load {
  readonly perSecond: number
  readonly p99Ms: number
}

async function load(url: string, headers: Record<string, string> = {}): Promise<Load> {
  const result = await autocannon({ url, headers, connections, duration: secondsEach })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 }
}

/** How many statements one call makes, told by the database itself. */
async function statementsOf(client: pg.Client, call: () => Promise<unknown>): Promise<number> {
  const count = async () =>
    Number(
      (
        await client.query<{ calls: string }>(
          'select coalesce(sum(calls), 0) as calls from pg_stat_statements where query !~ $1',
          ['pg_stat_statements|jobs\\.|session_replication'],
        )
      ).rows[0]?.calls,
    )
  await call()
  const before = await count()
  for (let index = 0; index < 20; index++) await call()
  return Math.round((await count()) - before) / 20
}

export async function run(): Promise<Bench> {
  await buildServer()
  const postgres = await startPostgres({ settings: { shared_preload_libraries: 'pg_stat_statements' } })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const figures: Record<string, number | string> = {}
  try {
    await client.query('create extension if not exists pg_stat_statements')
    const port = String(await freePort())
    const dataDir = mkdtempSync(join(tmpdir(), 'postelier-bench-'))
    const ours = await startProcess(builtServer, {
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      RATE_LIMIT_FACTOR: '100000',
    })
    figures.first_start_ms_server = ours.startMs
    const url = `http://127.0.0.1:${port}`
    await client.query(
      `insert into person (id, type, state, email, first_name, last_name, registered_at, role_id)
       select 500000000000 + n, 'customer', 'active', 'bench' || n || '@example.org', 'Bench', 'Number ' || n, now() - n * interval '1 minute', (select id from role where key = 'customer')
       from generate_series(1, $1) n`,
      [extraCustomers],
    )
    await client.query(
      `insert into society (person_id, name) select id, 'Society ' || id from person where email like 'bench%'`,
    )
    await client.query('analyze')
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    figures.idle_mb_server = ours.residentMb()

    const customer = demoCustomers[0]?.email ?? ''
    const asCustomer = await signInHeaders(url, customer, demoPassword)
    const asAdmin = await signInHeaders(url, demoAdmin.email, demoPassword)
    const one = `${url}/user/current`
    const list = `${url}/api/admin/users/customer?limit=25`
    figures.queries_user_current = await statementsOf(client, () =>
      fetch(one, { headers: asCustomer }).then((reply) => reply.text()),
    )
    figures.queries_list = await statementsOf(client, () =>
      fetch(list, { headers: asAdmin }).then((reply) => reply.text()),
    )

    const barePort = String(await freePort())
    const reference = await startProcess(bare, {
      PORT: barePort,
      DATABASE_URL: postgres.url,
      BARE_EMAIL: customer,
    })
    const bareUrl = `http://127.0.0.1:${barePort}`
    const measured = { one: [] as Load[], bareOne: [] as Load[], list: [] as Load[], bareList: [] as Load[] }
    for (let round = 0; round < rounds; round++) {
      measured.bareOne.push(await load(`${bareUrl}/one?queries=${Math.round(figures.queries_user_current)}`))
      measured.one.push(await load(one, asCustomer))
      measured.bareList.push(await load(`${bareUrl}/list?queries=${Math.round(figures.queries_list)}`))
      measured.list.push(await load(list, asAdmin))
    }
    for (const [name, loads] of Object.entries(measured)) {
      figures[`${name}_per_second`] = Math.round(median(loads.map((item) => item.perSecond)))
      figures[`${name}_p99_ms`] = median(loads.map((item) => item.p99Ms))
    }
    figures.loaded_mb_server = ours.residentMb()
    await Promise.all([reference.stop(), ours.stop()])
    Object.assign(figures, await embeddedFigures())
    Object.assign(figures, await signInTiming(postgres.url, dataDir))
    const ratioOne = Number(figures.one_per_second) / Number(figures.bareOne_per_second)
    const ratioList = Number(figures.list_per_second) / Number(figures.bareList_per_second)
    figures.ratio_user_current = Number(ratioOne.toFixed(2))
    figures.ratio_list = Number(ratioList.toFixed(2))
    return { ratio: Number(Math.min(ratioOne, ratioList).toFixed(2)), aim: 0.6, figures }
  } finally {
    await client.end()
    await postgres.stop()
  }
}

async function embeddedFigures(): Promise<Record<string, number>> {
  const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'postelier-bench-')) }
  const first = await startProcess(builtServer, { ...env, PORT: String(await freePort()) })
  await first.stop()
  const second = await startProcess(builtServer, { ...env, PORT: String(await freePort()) })
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const figures = {
    first_start_ms_embedded: first.startMs,
    second_start_ms_embedded: second.startMs,
    idle_mb_embedded: second.residentMb(),
  }
  await second.stop()
  return figures
}

/** Median times of refused sign-ins for an address that exists and one that does not; near 1 means nothing leaks. */
async function signInTiming(databaseUrl: string, dataDir: string): Promise<Record<string, number>> {
  const port = String(await freePort())
  const server = await startProcess(builtServer, {
    PORT: port,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_FACTOR: '100000',
  })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const times = { known: [] as number[], unknown: [] as number[] }
  const visit = await fetch(`http://127.0.0.1:${port}/auth/login`, { method: 'POST' })
  const cookie = visit.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { token } = (await visit.json()) as { token: string }
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': token,
    cookie,
  }
  for (let index = 0; index < 80; index++) {
    await client.query('delete from sign_in_slowdown')
    for (const kind of index % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const email = kind === 'known' ? demoCustomers[0]?.email : `nobody${index}@example.org`
      const began = performance.now()
      await (
        await fetch(`http://127.0.0.1:${port}/auth/login`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ email, password: 'not the password' }),
        })
      ).text()
      if (index >= 10) times[kind].push(performance.now() - began)
    }
  }
  await client.end()
  await server.stop()
  const [known, unknown] = [median(times.known), median(times.unknown)]
  return {
    sign_in_known_ms: Number(known.toFixed(1)),
    sign_in_unknown_ms: Number(unknown.toFixed(1)),
    sign_in_ratio: Number((known / unknown).toFixed(2)),
  }
}
