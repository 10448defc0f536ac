import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { NamingClient, naming, UnnamingClient } from './named-statements.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

describe('a transaction that is asked several things at once', () => {
  it('answers each, in order, and the driver has nothing to warn of', async () => {
    const warnings: string[] = []
    const note = (warning: Error) => warnings.push(warning.message)
    process.on('warning', note)
    const answers = await server.platform.db.transaction((tx) =>
      Promise.all(
        [1, 2, 3, 4, 5].map(
          async (number) => (await tx.execute<{ n: number }>(sql`select ${number}::int as n`)).rows,
        ),
      ),
    )
    await wait(20)
    process.off('warning', note)
    expect(answers.flat()).toEqual([1, 2, 3, 4, 5].map((n) => ({ n })))
    expect(warnings).toEqual([])
  })

  it('goes on after one that was refused, and keeps nothing of what it wrote', async () => {
    const outcome = server.platform.db.transaction((tx) =>
      Promise.all([
        tx.execute(sql`select 1`),
        tx.execute(sql`select 1 / ${0}::int`),
        tx.execute(sql`select 2`),
      ]),
    )
    await expect(outcome).rejects.toThrow()
    expect((await server.platform.db.execute<{ n: number }>(sql`select 3 as n`)).rows).toEqual([{ n: 3 }])
  })
})

const url = process.env.TEST_DATABASE === 'server' ? process.env.TEST_DATABASE_URL : undefined
describe('statements', () => {
  it.runIf(url).each([
    ['have names, so that each is planned once', () => new NamingClient(url, naming()), 1],
    ['have none where a pooler knows none', () => new UnnamingClient(url), 0],
  ])('%s', async (_, connect, names) => {
    const client = connect()
    await client.connect()
    await client.query({ text: 'select $1::int as one', values: [1] })
    const { rows } = await client.query(
      "select count(*)::int as count from pg_prepared_statements where statement like '%as one'",
    )
    await client.end()
    expect(rows).toEqual([{ count: names }])
  })
})
