import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { days, later, monthsBefore } from '../../platform/clock.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { type ReadyPost, readyPost, sendDue } from '../../testing/ready-post.ts'
import { openTestNetwork } from '../../testing/test-network.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { compactJournals } from './index.ts'
import { someLines } from './jobs/compact-journals.ts'
import { delivery, deliveryLog } from './publishing.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const run = () =>
  compactJournals.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal })

/** As if it had been that long ago. */
async function longAgo(one: ReadyPost, at: Date) {
  const id = (await one.publications())[0]?.id ?? 0
  const { db } = server.platform
  await db.update(deliveryLog).set({ at }).where(eq(deliveryLog.deliveryId, id))
  await db.update(delivery).set({ endedAt: at }).where(eq(delivery.id, id))
  return id
}

async function sent(trouble?: 'policy') {
  // What other tests left due is not this one's.
  await sendDue(server, openTestNetwork().networks)
  const one = await readyPost(server)
  await one.validate()
  await one.publish([one.pageId])
  const network = openTestNetwork()
  if (trouble) network.trouble.push({ at: 'upload', does: trouble, happens: false })
  await sendDue(server, network.networks)
  return one
}

const whatOf = async (one: ReadyPost) => (await one.journal()).map(({ what }) => what)

it('keeps of a post’s journal how it went out, with its link, and who sent it', async () => {
  const one = await sent()
  const before = await one.journal()
  expect(before.map(({ what }) => what)).toEqual(['published', 'sending', 'begun'])
  const history = (await one.posts.history(one.post)).body
  await longAgo(one, later(monthsBefore(server.clock.now(), 25), -days(1)))
  await run()
  const after = await one.journal()
  expect(after).toEqual([{ ...before[0], at: after[0]?.at }])
  expect(after[0]?.url).toMatch(/^https:/)
  expect((await one.posts.history(one.post)).body).toEqual(history)
  await run()
  expect(await whatOf(one)).toEqual(['published'])
})

it('keeps why one was refused', async () => {
  const one = await sent('policy')
  await longAgo(one, later(monthsBefore(server.clock.now(), 25), -days(1)))
  await run()
  expect((await one.journal()).map(({ what, reason }) => [what, reason])).toEqual([['refused', 'policy']])
})

it('keeps all of it for 25 months after it was over, and for as long as it is not', {
  tags: ['deep'],
}, async () => {
  const [young, open] = [await sent(), await sent()]
  await longAgo(young, later(monthsBefore(server.clock.now(), 25), days(1)))
  const id = await longAgo(open, later(monthsBefore(server.clock.now(), 30), 0))
  await server.platform.db.update(delivery).set({ endedAt: null }).where(eq(delivery.id, id))
  // Begun long ago and over only now: nothing of it is old.
  const late = await sent()
  const lateId = await longAgo(late, monthsBefore(server.clock.now(), 30))
  await server.platform.db
    .update(delivery)
    .set({ endedAt: server.clock.now() })
    .where(eq(delivery.id, lateId))
  await run()
  for (const one of [young, open, late]) expect(await whatOf(one)).toEqual(['published', 'sending', 'begun'])
})

it('gets past what stays, however much of it there is, and two at once share the work', async () => {
  const [open, over] = [await sent(), await sent()]
  const { db } = server.platform
  const at = later(monthsBefore(server.clock.now(), 40), 0)
  const openId = await longAgo(open, at)
  await db.update(delivery).set({ endedAt: null }).where(eq(delivery.id, openId))
  const overId = await longAgo(over, later(at, days(1)))
  const fill = (id: number, moment: Date) =>
    db.execute(sql`insert into delivery_log (delivery_id, at, state, what)
      select ${id}::bigint, ${moment.toISOString()}::timestamptz, 'claimed', 'next' from generate_series(1, 2500)`)
  await fill(openId, at)
  await fill(overId, later(at, days(1)))
  await Promise.all([run(), run()])
  await run()
  expect(await db.$count(deliveryLog, eq(deliveryLog.deliveryId, openId))).toBe(2504)
  expect(await db.$count(deliveryLog, eq(deliveryLog.deliveryId, overId))).toBe(1)
  await db.delete(delivery).where(eq(delivery.id, openId))
})

it('a batch of lines is found by its index', async () => {
  const plan = await server.platform.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_sort = off`)
    const after = { at: server.clock.now().toISOString(), id: String(newDigitsId()) }
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain ${someLines(server.clock.now(), after)}`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toMatch(/CTE old[^C]+Index Scan using delivery_log_passing_idx/)
  expect(plan).not.toMatch(/Seq Scan/)
})
