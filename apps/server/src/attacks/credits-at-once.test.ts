import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { lockPerson } from '../modules/identity/index.ts'
import { newPublicId } from '../platform/ids.ts'
import { makePerson, signedIn } from '../testing/people.ts'
import { planningOn } from '../testing/planning.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

/** The embedded database does one thing after the other: there nobody waits for anybody. */
const onServer = process.env.TEST_DATABASE === 'server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

it.runIf(onServer)('rows that refer to a person are written while somebody changes that person', async () => {
  const who = await makePerson(server, 'customer')
  await server.platform.db.transaction(async (tx) => {
    await lockPerson(tx, who.id)
    await signedIn(server, who)
  })
})

it.runIf(onServer)(
  'drafting, gifts and corrections of one account at once wait for nobody who waits',
  async () => {
    const one = await planningOn(server)
    await one.say()
    const subjects = (await one.propose(6)).subjects.map(({ id }) => id)
    const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
    const deadlocks = async () => {
      const { rows } = await server.platform.db.execute<{ deadlocks: string }>(
        sql`select deadlocks::text from pg_stat_database where datname = current_database()`,
      )
      return rows[0]?.deadlocks
    }
    const before = await deadlocks()
    const params = { userType: 'customer' as const, userId: one.owner.id }
    const credits = (at: 'add-credits' | 'change-credits', amount: number) =>
      admin.call(`POST /api/admin/users/{userType}/{userId}/${at}`, {
        params,
        body: { credits: amount, note: 'Geste commercial', idempotencyKey: newPublicId() },
      })
    const replies = await Promise.all([
      ...subjects.map((id) => one.plan([id], 1)),
      ...[5, 6, 7].flatMap((amount) => [
        credits('add-credits', amount),
        credits('change-credits', amount * 10),
      ]),
    ])
    expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    expect(await deadlocks()).toBe(before)
  },
)
