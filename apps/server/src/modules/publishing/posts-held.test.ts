import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { task } from '../tasks/task.tables.ts'
import { notifyEnded } from './commands/notify-ended.ts'
import { delivery, networkAccount, networkPage } from './publishing.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const posts = 28

it('of many posts that wait for one link the first are shown and named, and all are counted', async () => {
  const { db, clock } = server.platform
  const one = await readyPost(server)
  await one.validate()
  await one.publish([one.pageId])
  const held = { state: 'held', nextAt: null } as const
  const [first] = await db.update(delivery).set(held).where(eq(delivery.pageId, one.pageId)).returning()
  if (!first) throw new Error('It is on its way')
  // One more, which was put away since.
  for (let nth = 1; nth <= posts; nth++) {
    const { id: publicId } = await one.posts.make({ title: `Le post ${nth}` })
    const removedAt = nth === posts ? clock.now() : null
    const [made] = await db
      .update(task)
      .set({ removedAt })
      .where(eq(task.publicId, publicId))
      .returning({ id: task.id })
    const createdAt = new Date(first.createdAt.getTime() + nth)
    await db.insert(delivery).values({ ...first, id: newDigitsId(), taskId: made?.id ?? 0, createdAt })
  }
  const answer = await one.browser.call('GET /api/users/{id}/networks', { params: { id: one.who.id } })
  const [link] = answer.body.connections
  expect(link?.heldCount).toBe(posts)
  expect(link?.held).toHaveLength(25)
  expect(link?.held.slice(0, 3).map(({ title }) => title)).toEqual([
    (await one.task()).title,
    'Le post 1',
    'Le post 2',
  ])
  const [connection] = await db
    .update(networkAccount)
    .set({ state: 'expired' })
    .where(eq(networkAccount.id, one.connectionId))
    .returning()
  if (!connection) throw new Error('It is linked')
  await runCommand(server.platform, system('test'), 'test', notifyEnded, connection)
  const mails = (await server.mailsTo(one.who.email)).filter(({ kind }) => kind === 'connectionEnded')
  const said = String(mails[0]?.words?.posts)
  expect(said).toMatch(/^28 posts attendent.*25 autres/)
  expect(said.match(/«/g)).toHaveLength(3)
})

it('all that waited are sent by one press, however many, and nobody else sends them', async () => {
  const { db } = server.platform
  const one = await readyPost(server)
  await one.validate()
  await one.publish([one.pageId])
  const held = { state: 'held', nextAt: null } as const
  const [first] = await db.update(delivery).set(held).where(eq(delivery.pageId, one.pageId)).returning()
  if (!first) throw new Error('It is on its way')
  const { id: publicId } = await one.posts.make({ title: 'Encore un' })
  const [other] = await db
    .update(task)
    .set({ status: 'publishing' })
    .where(eq(task.publicId, publicId))
    .returning({ id: task.id })
  await db.insert(delivery).values({ ...first, id: newDigitsId(), taskId: other?.id ?? 0 })
  const resume = 'POST /api/users/{id}/networks/accounts/{connectionId}/posts/resume'
  const params = { id: one.who.id, connectionId: one.connectionId }
  const states = async () =>
    (await db.select({ state: delivery.state }).from(delivery).where(eq(delivery.pageId, one.pageId))).map(
      ({ state }) => state,
    )
  const stranger = await signedIn(server, await makePerson(server, 'customer'))
  expect((await stranger.call(resume, { params })).status).toBe(404)
  await db.update(networkAccount).set({ state: 'expired' }).where(eq(networkAccount.id, one.connectionId))
  expect((await one.browser.call(resume, { params })).body.sent).toBe(0)
  expect(await states()).toEqual(['held', 'held'])
  await db.update(networkAccount).set({ state: 'connected' }).where(eq(networkAccount.id, one.connectionId))
  expect((await one.browser.call(resume, { params })).body.sent).toBe(2)
  expect(await states()).not.toContain('held')
  expect((await one.browser.call(resume, { params })).body.sent).toBe(0)
})

it('a post whose page is no longer chosen says so itself, and is none of what its link holds up', async () => {
  const { db } = server.platform
  const one = await readyPost(server)
  await one.validate()
  await one.publish([one.pageId])
  await db.update(delivery).set({ state: 'held', nextAt: null }).where(eq(delivery.pageId, one.pageId))
  const heldBy = async () =>
    (await one.browser.call('GET /api/users/{id}/networks', { params: { id: one.who.id } })).body
      .connections[0]?.heldCount
  expect([await heldBy(), (await one.publications())[0]?.isLeft]).toEqual([1, false])
  await db.update(networkPage).set({ isChosen: false }).where(eq(networkPage.id, one.pageId))
  expect([await heldBy(), (await one.publications())[0]?.isLeft]).toEqual([0, true])
  // Unlinked, it is the account that is missing.
  await db.update(networkAccount).set({ state: 'revoked' }).where(eq(networkAccount.id, one.connectionId))
  expect((await one.publications())[0]?.isLeft).toBe(false)
})
