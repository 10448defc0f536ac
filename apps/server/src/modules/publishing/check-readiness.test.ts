import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { localTimeOf } from '../../platform/local-time.ts'
import { eventually } from '../../testing/eventually.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { task } from '../tasks/task.tables.ts'
import { checkPosts } from './jobs/check-posts.ts'
import { delivery, networkAccount } from './publishing.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const check = () =>
  checkPosts.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal })
const at = async (afterMs: number, act: () => Promise<void>) => {
  server.clock.advance(afterMs)
  try {
    await act()
  } finally {
    server.clock.advance(-afterMs)
  }
}

async function scheduled(inMs: number) {
  const one = await readyPost(server)
  await one.validate()
  await one.schedule(localTimeOf(new Date(server.clock.now().getTime() + inMs), 'Europe/Paris'))
  const readiness = async () => (await one.publications())[0]?.readiness?.map(({ code }) => code) ?? null
  const unlink = () =>
    one.browser.call('DELETE /api/users/{id}/networks/accounts/{connectionId}', {
      params: { id: one.who.id, connectionId: one.connectionId },
    })
  return { ...one, readiness, unlink }
}

describe('the light on a scheduled post', () => {
  it('is there once it was looked at, and says what is wrong once something is', async () => {
    const one = await scheduled(days(3))
    expect(await one.readiness()).toBeNull()
    await check()
    expect(await one.readiness()).toEqual([])
    await one.unlink()
    await check()
    expect(await one.readiness()).toEqual(['notLinked'])
    // Whoever did it is looking: no mail about it.
    expect(await one.notices()).toEqual([])
    await one.linkAgain()
    await check()
    expect(await one.readiness()).toEqual([])
  })

  it('is what home goes by: a post that stays here is not told as leaving', async () => {
    const one = await scheduled(hours(1))
    const home = async () => (await one.browser.call('GET /api/home')).body.home.posts
    expect((await home())?.next).not.toBeNull()
    await one.unlink()
    await check()
    expect(await home()).toMatchObject({ leaving: 0, next: null, awaiting: 1 })
    await one.linkAgain()
    await check()
    expect((await home())?.next).not.toBeNull()
  })

  it('calls nobody again where all that is wrong is a link whose end was told', async () => {
    const one = await scheduled(days(3))
    await check()
    await server.platform.db
      .update(networkAccount)
      .set({ state: 'expired' })
      .where(eq(networkAccount.id, one.connectionId))
    await at(days(2) + minutes(5), check)
    expect(await one.readiness()).toEqual(['linkEnded'])
    expect(await one.notices()).toEqual([])
  })

  it('is looked at again a day and an hour before, and calls somebody once', async () => {
    const one = await scheduled(days(3))
    await check()
    await one.hold()
    expect(await one.readiness()).toEqual(['stopped'])
    await check()
    expect(await one.notices()).toEqual([])
    await at(days(2) + minutes(5), async () => {
      await check()
      await check()
    })
    // Read back in the present: nobody stays signed in for days.
    expect(await one.readiness()).toEqual(['stopped'])
    expect(await one.notices()).toMatchObject([{ kind: 'postAtRisk', postId: one.post }])
    await one.letGo()
    expect(await one.readiness()).toEqual([])
    await at(days(3) - hours(1) + minutes(5), check)
    expect(await one.readiness()).toEqual([])
    expect(await one.notices()).toEqual([])
    const mails = await server.mailsTo(one.who.email)
    expect(mails.filter(({ kind }) => kind === 'postAtRisk')).toHaveLength(1)
  })
})

/** The embedded database has one transaction at a time. */
const onServer = process.env.TEST_DATABASE === 'server'

it.runIf(onServer)(
  'whoever looks at a post that somebody is changing waits, and is waited for by nobody',
  async () => {
    const one = await scheduled(days(3))
    const [{ id: deliveryId = 0 } = {}] = await one.publications()
    const { db } = server.platform
    let checking: Promise<void> | undefined
    await db.transaction(async (tx) => {
      await tx.select().from(task).where(eq(task.publicId, one.post)).for('update')
      checking = check()
      await somebodyWaits()
      // Refused where whoever looks has it: they would be waiting for one another.
      await tx.select().from(delivery).where(eq(delivery.id, deliveryId)).for('update', { noWait: true })
    })
    await checking
    expect(await one.readiness()).toEqual([])
  },
)

async function somebodyWaits() {
  const { db } = server.platform
  await eventually(async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).not.toEqual([])
  })
}
