import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { days, hours, later, minutes } from '../../platform/clock.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { makePerson } from '../../testing/people.ts'
import { postsFor } from '../../testing/posts.ts'
import { sendDue } from '../../testing/ready-post.ts'
import { openTestNetwork, type Trouble } from '../../testing/test-network.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { Killed } from '../../testing/wireless.ts'
import { task } from '../tasks/task.tables.ts'
import { delivery, deliveryLog, networkAccount, networkPage } from './publishing.tables.ts'
import { sealTokens } from './seal-tokens.ts'
import { sendDeliveries } from './send-deliveries.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** A post that is being sent to one page of a network in memory. */
async function postUnderWay() {
  // What other tests left due would meet the trouble that is meant for this one.
  await sendDue(server, openTestNetwork().networks)
  const network = openTestNetwork()
  const who = await makePerson(server, 'customer')
  const posts = await postsFor(server, who)
  const { id: publicId } = await posts.make()
  const { platform, clock } = server
  const now = clock.now()
  const [accountRow, page, row] = [newDigitsId(), newDigitsId(), newDigitsId()]
  const tokens = { access: 'a', refresh: 'r', accessExpiresAt: null, refreshExpiresAt: null }
  await platform.db.insert(networkAccount).values({
    id: accountRow,
    accountId: posts.id,
    network: 'x',
    identity: 'i',
    name: 'Ada',
    state: 'connected',
    tokens: sealTokens(platform, accountRow, tokens),
    connectedAt: now,
    changedAt: now,
  })
  const isOf = { networkAccountId: accountRow, network: 'x' as const, kind: 'profile' as const }
  await platform.db
    .insert(networkPage)
    .values({ ...isOf, id: page, pageId: String(page), name: 'Ada', isChosen: true })
  const [found] = await platform.db
    .update(task)
    .set({ status: 'publishing' })
    .where(eq(task.publicId, publicId))
    .returning()
  const content = { format: 'text', text: `Bonjour ${row}`, title: '', language: 'fr', media: [] } as const
  await platform.db.insert(delivery).values({
    id: row,
    accountId: posts.id,
    taskId: found?.id ?? 0,
    pageId: page,
    network: 'x',
    state: 'waiting',
    content,
    nextAt: now,
    startedAt: now,
    createdAt: now,
  })
  const work = async () => {
    try {
      await sendDeliveries({ platform, networks: network.networks, signal: new AbortController().signal })
    } catch (reason) {
      if (!(reason instanceof Killed)) throw reason
    }
  }
  return {
    network,
    /** Another post's, on the same page, that was begun with this one. */
    async beside(more: { text?: string; format?: 'text' | 'story' }) {
      const { id: otherId } = await posts.make()
      const [other] = await platform.db
        .update(task)
        .set({ status: 'publishing' })
        .where(eq(task.publicId, otherId))
        .returning()
      await platform.db.insert(delivery).values({
        id: newDigitsId(),
        accountId: posts.id,
        taskId: other?.id ?? 0,
        pageId: page,
        network: 'x',
        state: 'waiting',
        content: { ...content, ...more },
        nextAt: new Date(now.getTime() + 1),
        startedAt: now,
        createdAt: now,
      })
    },
    text: content.text,
    as: (format: 'text' | 'story') =>
      platform.db
        .update(delivery)
        .set({ content: { ...content, format } })
        .where(eq(delivery.id, row)),
    /** What of it is live over there; other tests' posts may have been sent along. */
    live: () => network.posts.filter(({ text }) => text === content.text),
    posts,
    work,
    /** Works, and works again whenever something is due, as a clock would, until nothing is any more. */
    async untilQuiet() {
      let ahead = 0
      for (let round = 0; round < 40; round++) {
        await work()
        const [now] = await platform.db.select().from(delivery).where(eq(delivery.id, row))
        if (!now?.nextAt) break
        const until = Math.max(now.nextAt.getTime(), now.heldUntil?.getTime() ?? 0) + 1
        const by = Math.max(0, until - clock.now().getTime())
        clock.advance(by)
        ahead += by
      }
      clock.advance(-ahead)
      return ahead
    },
    waitsUntil: (nextAt: Date) => platform.db.update(delivery).set({ nextAt }).where(eq(delivery.id, row)),
    changePage: (change: Partial<typeof networkPage.$inferInsert>) =>
      platform.db.update(networkPage).set(change).where(eq(networkPage.id, page)),
    resume: () =>
      posts.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/resume', {
        params: { id: posts.id, taskPublicId: publicId, publicationId: row },
      }),
    /** Of what people were told, what stands. */
    async told() {
      const reply = await posts.browser.call('GET /api/users/{id}/notices', { params: { id: posts.id } })
      const mails = await server.mailsTo(who.email)
      return {
        notices: reply.body.data.items.map(({ kind }) => kind),
        mails: mails.map(({ kind }) => kind).filter((kind) => kind.startsWith('connection')),
      }
    },
    delivery: async () => (await platform.db.select().from(delivery).where(eq(delivery.id, row)))[0],
    status: async () => (await posts.read(publicId)).body.task.status,
    events: async () =>
      (
        await platform.db
          .select()
          .from(deliveryLog)
          .where(eq(deliveryLog.deliveryId, row))
          .orderBy(deliveryLog.id)
      ).map(({ what }) => what),
    account: async () =>
      (await platform.db.select().from(networkAccount).where(eq(networkAccount.id, accountRow)))[0],
  }
}

const places = ['upload', 'put', 'look'] as const
const ways = ['unknownOutcome', 'transient', 'authExpired', 'rateLimited', 'killed'] as const

describe('a post that is sent', () => {
  it('goes out once, with its link, and says what was done', async () => {
    const it = await postUnderWay()
    await it.work()
    expect(it.live()).toMatchObject([{ key: 'k1' }])
    expect(await it.delivery()).toMatchObject({
      state: 'confirmed',
      externalId: 'k1',
      url: 'https://network.test/k1',
      nextAt: null,
      holder: null,
      finals: 1,
    })
    expect(await it.status()).toBe('published')
    expect(await it.events()).toEqual(['begun', 'next', 'sending', 'published'])
  })

  it.each(
    places.flatMap((at) =>
      ways.flatMap((does) => [true, false].map((happens): Trouble => ({ at, does, happens }))),
    ),
  )('goes out exactly once through $does at $at, whether it happened ($happens)', async (trouble) => {
    const it = await postUnderWay()
    // To be looked for, something must have gone wrong before.
    if (trouble.at === 'look')
      it.network.trouble.push({ at: 'put', does: 'unknownOutcome', happens: trouble.happens })
    it.network.trouble.push(trouble)
    await it.untilQuiet()
    // Refused, and yet done: no network does that to what it refused for sure.
    const isPossible =
      !trouble.happens || ['unknownOutcome', 'killed'].includes(trouble.does) || trouble.at !== 'put'
    if (isPossible) expect(it.live()).toHaveLength(1)
    expect(await it.delivery()).toMatchObject({ state: 'confirmed' })
    expect(await it.status()).toBe('published')
  })

  it('goes out exactly once though one thing after the other goes wrong', async () => {
    const it = await postUnderWay()
    it.network.trouble.push(
      { at: 'upload', does: 'killed', happens: true },
      { at: 'upload', does: 'authExpired', happens: false },
      { at: 'put', does: 'killed', happens: false },
      { at: 'look', does: 'transient', happens: true },
      { at: 'put', does: 'unknownOutcome', happens: true },
      { at: 'look', does: 'killed', happens: true },
    )
    await it.untilQuiet()
    expect(it.live()).toHaveLength(1)
    expect(await it.status()).toBe('published')
    expect(it.network.refreshes).toBe(1)
  })

  it('is sent by one of several workers at once, and once', async () => {
    const it = await postUnderWay()
    await Promise.all([it.work(), it.work(), it.work(), it.work()])
    expect(it.live()).toHaveLength(1)
    expect(await it.status()).toBe('published')
  })

  it('that is refused for good goes back to be mended, with the reason', async () => {
    const it = await postUnderWay()
    it.network.trouble.push({ at: 'put', does: 'validation', happens: false })
    await it.untilQuiet()
    expect(await it.delivery()).toMatchObject({
      state: 'rejected',
      refusal: { kind: 'validation', passes: false },
    })
    expect(await it.status()).toBe('validated')
  })

  it('that cannot be sent for now waits for another date', async () => {
    const it = await postUnderWay()
    for (let times = 0; times < 5; times++)
      it.network.trouble.push({ at: 'put', does: 'transient', happens: false })
    await it.untilQuiet()
    expect(it.live()).toEqual([])
    expect(await it.status()).toBe('publicationWaiting')
  })

  it('is held, not lost, where the connection is over', async () => {
    const it = await postUnderWay()
    it.network.trouble.push({ at: 'put', does: 'authRevoked', happens: false })
    await it.untilQuiet()
    expect(await it.delivery()).toMatchObject({ state: 'held', nextAt: null })
    expect(await it.account()).toMatchObject({ state: 'expired' })
    expect(await it.status()).toBe('publishing')
  })

  it.each(
    (['upload', 'put', 'look'] as const).flatMap((at) =>
      (['transient', 'rateLimited', 'unknownOutcome', 'notFound', 'killed'] as const).map(
        (does) => [at, does] as const,
      ),
    ),
  )('at whose %s its tokens are over waits where renewing them meets %s, and goes out', async (at, does) => {
    const it = await postUnderWay()
    if (at === 'look') it.network.trouble.push({ at: 'put', does: 'unknownOutcome', happens: true })
    it.network.trouble.push({ at, does: 'authExpired', happens: false })
    it.network.trouble.push({ at: 'refresh', does, happens: false })
    it.network.trouble.push({ at, does: 'authExpired', happens: false })
    await it.untilQuiet()
    expect([it.network.trouble, it.network.refreshes]).toEqual([[], 2])
    expect(it.live()).toHaveLength(1)
    expect(await it.delivery()).toMatchObject({ state: 'confirmed' })
    expect(await it.account()).toMatchObject({ state: 'connected' })
    expect(await it.told()).toEqual({ notices: [], mails: [] })
  })

  it('whose tokens cannot be renewed for long gets another date, and its link stands', async () => {
    const it = await postUnderWay()
    for (let times = 0; times < 5; times++)
      it.network.trouble.push(
        { at: 'put', does: 'authExpired', happens: false },
        { at: 'refresh', does: 'transient', happens: false },
      )
    await it.untilQuiet()
    expect([it.network.trouble, it.live()]).toEqual([[], []])
    expect(await it.status()).toBe('publicationWaiting')
    expect(await it.account()).toMatchObject({ state: 'connected' })
  })

  it('is held once the network says that a refresh whose answer was lost had used its token up', async () => {
    const it = await postUnderWay()
    it.network.trouble.push(
      { at: 'put', does: 'authExpired', happens: false },
      { at: 'refresh', does: 'unknownOutcome', happens: true },
      { at: 'put', does: 'authExpired', happens: false },
      { at: 'refresh', does: 'authRevoked', happens: false },
      { at: 'put', does: 'authExpired', happens: false },
    )
    await it.untilQuiet()
    expect(it.network.trouble).toEqual([])
    expect(await it.delivery()).toMatchObject({ state: 'held' })
    expect(await it.account()).toMatchObject({ state: 'expired' })
    expect((await it.told()).mails).toEqual(['connectionEnded'])
  })

  it('that nobody can find out about is shown to a person within ten minutes', async () => {
    const it = await postUnderWay()
    it.network.trouble.push({ at: 'put', does: 'unknownOutcome', happens: true })
    for (let times = 0; times < 12; times++)
      it.network.trouble.push({ at: 'look', does: 'transient', happens: false })
    expect(await it.untilQuiet()).toBeLessThan(600_000)
    expect(await it.delivery()).toMatchObject({ state: 'asked' })
    expect(it.live()).toHaveLength(1)
  })

  it('that may be out when its page is unlinked is a person’s question, and is not sent again', async () => {
    const it = await postUnderWay()
    it.network.trouble.push({ at: 'put', does: 'unknownOutcome', happens: true })
    await it.work()
    await it.changePage({ isChosen: false })
    await it.untilQuiet()
    expect(await it.delivery()).toMatchObject({ state: 'asked', nextAt: null })
    expect(it.live()).toHaveLength(1)
  })

  it.each([
    ['is not chosen any more', { isChosen: false }],
    ['is gone', { isChosen: false, unusable: 'notConnected', tokens: null }],
  ])('whose page %s waits alone: the link stands, and what is sent by it', async (_, change) => {
    const it = await postUnderWay()
    await it.changePage(change)
    await it.untilQuiet()
    expect(await it.delivery()).toMatchObject({ state: 'held', nextAt: null })
    expect(await it.account()).toMatchObject({ state: 'connected' })
    expect(await it.told()).toEqual({ notices: ['postHeld'], mails: [] })
    expect(it.live()).toEqual([])
    expect((await it.resume()).status).toBe(409)
    await it.changePage({ isChosen: true, unusable: null })
    expect((await it.resume()).status).toBe(200)
    await it.untilQuiet()
    expect(it.live()).toHaveLength(1)
    expect(await it.told()).toEqual({ notices: [], mails: [] })
  })

  it('of a network this installation has no way to waits, and its link stands', async () => {
    const it = await postUnderWay()
    await sendDue(server, () => undefined)
    expect(await it.delivery()).toMatchObject({ state: 'held', nextAt: null })
    expect(await it.account()).toMatchObject({ state: 'connected' })
    expect(await it.told()).toEqual({ notices: ['postHeld'], mails: [] })
  })

  it.each([
    ['a post', 'another with nearly its words', 'text', (text: string) => ` ${text}\r\n`],
    // They have no words over there.
    ['a story', 'another story, whatever their words', 'story', () => 'Autre chose'],
  ] as const)('as %s waits while it is unknown whether %s is out', async (_, __, format, wordsBeside) => {
    const it = await postUnderWay()
    await it.as(format)
    await it.beside({ text: wordsBeside(it.text), format })
    it.network.trouble.push({ at: 'put', does: 'unknownOutcome', happens: true })
    await it.work()
    await it.work()
    expect(it.network.posts).toHaveLength(1)
    await it.untilQuiet()
    await it.work()
    expect(it.network.posts).toHaveLength(2)
  })

  it('that breaks off whoever sends it holds no other back', async () => {
    const [one, other] = [await postUnderWay(), await postUnderWay()]
    one.network.trouble.push({ at: 'upload', does: 'killed', happens: false })
    // Both are due: the first is broken off, and the same worker goes on with the second.
    await one.work()
    const states = [await one.delivery(), await other.delivery()].map((row) => row?.state).sort()
    expect(states).toEqual(['claimed', 'confirmed'])
    // Nothing is left for another test's worker.
    await one.untilQuiet()
    await other.untilQuiet()
  })

  it('that waits for an hour which only a wrong clock had told goes on once the program is started anew', async () => {
    const it = await postUnderWay()
    // A clock that nobody has looked at yet is all that a new process has; nothing else of this process is touched by it.
    let now = server.clock.now()
    const anew = { ...server, platform: { ...server.platform, clock: { now: () => now } } }
    await it.waitsUntil(later(now, hours(3)))
    await sendDue(anew, it.network.networks)
    expect([(await it.delivery())?.nextAt, it.live()]).toEqual([later(now, minutes(1)), []])
    now = later(now, minutes(1))
    await sendDue(anew, it.network.networks)
    expect(it.live()).toHaveLength(1)
  })

  it('that waits for as long as a network may ask for goes on waiting when the program is started anew', async () => {
    const it = await postUnderWay()
    const now = server.clock.now()
    const anew = { ...server, platform: { ...server.platform, clock: { now: () => now } } }
    await it.waitsUntil(later(now, hours(1)))
    await sendDue(anew, it.network.networks)
    expect((await it.delivery())?.nextAt).toEqual(later(now, hours(1)))
    await it.waitsUntil(now)
    await it.untilQuiet()
    expect(it.live()).toHaveLength(1)
  })

  it('is left alone by a worker that was thought dead and comes back', async () => {
    const it = await postUnderWay()
    it.network.trouble.push({ at: 'put', does: 'killed', happens: true })
    await it.work()
    server.clock.advance(days(1))
    await it.untilQuiet()
    server.clock.advance(-days(1))
    expect(it.live()).toHaveLength(1)
    expect(await it.status()).toBe('published')
  })
})
