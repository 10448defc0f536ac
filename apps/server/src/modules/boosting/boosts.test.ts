import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Boosts, boostsOn } from '../../testing/boosts.ts'
import { type BoostTrouble, openTestBoosts } from '../../testing/test-boosts.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { boost } from './boosting.tables.ts'
import { driveBoosts } from './drive-boosts.ts'
import { stopAllBoosts } from './stop-all-boosts.ts'

type There = ReturnType<typeof openTestBoosts>

let boosts: Boosts
let server: TestServer
const platform = () => server.platform
beforeAll(async () => {
  server = await testServer()
  boosts = boostsOn(server)
})
afterAll(() => boosts.leave())
// What others left running would take the trouble that is meant for these.
beforeEach(() => platform().db.update(boost).set({ nextAt: null }))
const made: Boosts['made'] = (there, change) => boosts.made(there, change)
const published: Boosts['published'] = (there) => boosts.published(there)

const drive = (there: There) =>
  driveBoosts({ platform: platform(), networks: there.networks, signal: new AbortController().signal })

/** As minutes go by. */
async function until(there: There, minutes = 30) {
  for (let passed = 0; passed <= minutes; passed += 4) {
    await drive(there)
    server.clock.advance(4 * 60_000)
  }
}

const rowOf = async ({ id }: { readonly id: number }) =>
  (await platform().db.select().from(boost).where(eq(boost.id, id)))[0]

/** It alone: what earlier tests left running is not. */
const comeDue = ({ id }: { readonly id: number }) =>
  platform().db.update(boost).set({ nextAt: server.clock.now() }).where(eq(boost.id, id))

describe('boosting a post', () => {
  it('is made, runs with its figures, and stops', async () => {
    const there = openTestBoosts()
    const one = await made(there)
    expect(await one.now()).toMatchObject({ state: 'preparing', isLive: true, dailyBudget: 1000 })
    await drive(there)
    expect(await one.now()).toMatchObject({ state: 'running', figures: { spend: 420, reach: 90 } })
    expect(there.campaigns).toMatchObject([{ isAwake: true }])
    expect((await one.list()).body.boosts).toHaveLength(1)
    const stopping = await one.stop(one.id)
    expect(stopping.body.boost).toMatchObject({ state: 'stopping', isLive: true })
    await drive(there)
    expect(await one.now()).toMatchObject({ state: 'stopped', isLive: false, figures: { spend: 420 } })
    expect(there.campaigns).toMatchObject([{ isAwake: false }])
    expect((await one.stop(one.id)).status).toBe(409)
    expect(await one.one.notices()).toEqual([])
    // Over, so that another may be made.
    expect((await one.create()).status).toBe(200)
  })

  it('has no figures before anybody was shown it, and keeps those it ended with', {
    tags: ['deep'],
  }, async () => {
    const there = openTestBoosts()
    const one = await made(there)
    there.count({ spend: 0, reach: 0, impressions: 0, clicks: 0 })
    there.tell('inReview')
    await drive(there)
    expect(await one.now()).toMatchObject({ state: 'inReview', figures: null })
    there.tell('running')
    there.count({ spend: 0, reach: 3, impressions: 4, clicks: 0 })
    server.clock.advance(6 * 60_000)
    await drive(there)
    expect(await one.now()).toMatchObject({ state: 'running', figures: { impressions: 4, clicks: 0 } })
    there.count({ spend: 0, reach: 0, impressions: 0, clicks: 0 })
    await one.stop(one.id)
    await drive(there)
    expect(await one.now()).toMatchObject({ state: 'stopped', figures: { impressions: 0 } })
  })

  it('is one at a time for a publication, however often it is pressed', async () => {
    const there = openTestBoosts()
    const out = await published(there)
    const replies = await Promise.all([1, 2, 3].map(() => out.create()))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await Promise.all([drive(there), drive(there)])
    const [first] = (await out.list()).body.boosts
    // Earlier tests have boosts of their own, which are worked off as well.
    expect(there.campaigns.filter(({ delivery }) => delivery === String(first?.id))).toHaveLength(1)
  })

  const kills = (['make', 'wake', 'look', 'status'] as const).flatMap((at) =>
    [true, false].map((happens) => ({ at, does: 'killed' as const, happens })),
  )
  it.each(kills)(
    'runs once, killed at $at, done over there: $happens',
    { tags: ['deep'] },
    async (killed) => {
      const there = openTestBoosts()
      const one = await made(there)
      if (killed.at === 'look') there.trouble.push({ at: 'wake', does: 'unknownOutcome', happens: true })
      there.trouble.push(killed)
      await until(there)
      expect(there.campaigns).toMatchObject([{ isAwake: true }])
      expect(there.mostAwake).toBe(1)
      expect(await one.now()).toMatchObject({ state: 'running' })
    },
  )

  it.each([true, false])(
    'of silence it is looked for, and woken once (it was: %s)',
    { tags: ['deep'] },
    async (happens) => {
      const there = openTestBoosts()
      const one = await made(there)
      there.trouble.push({ at: 'wake', does: 'unknownOutcome', happens })
      await until(there)
      expect(there.campaigns).toMatchObject([{ isAwake: true }])
      expect(await one.now()).toMatchObject({ state: 'running' })
    },
  )

  it('refused for good it leaves nothing there, and is told once, with one mail', {
    tags: ['deep'],
  }, async () => {
    const there = openTestBoosts()
    const one = await made(there)
    const killed: BoostTrouble = { at: 'clean', does: 'killed', happens: true }
    there.trouble.push({ at: 'wake', does: 'policy', happens: false }, killed)
    await until(there)
    expect(there.campaigns).toEqual([])
    expect(await one.now()).toMatchObject({ state: 'failed', reason: 'policy', isLive: false })
    expect(await one.one.notices()).toMatchObject([{ kind: 'boostFailed', postId: one.one.post }])
    const mails = (await server.mailsTo(one.one.who.email)).filter(({ kind }) => kind === 'boostFailed')
    expect(mails).toHaveLength(1)
  })

  it('waits for a right that is missing, without ending the link, and goes on by itself', {
    tags: ['deep'],
  }, async () => {
    const there = openTestBoosts()
    const one = await made(there)
    there.trouble.push({ at: 'make', does: 'permissionMissing', happens: false })
    await drive(there)
    expect(await one.now()).toMatchObject({ state: 'held' })
    expect((await one.one.notices()).map(({ kind }) => kind)).toEqual(['boostFailed'])
    await until(there)
    expect(await one.now()).toMatchObject({ state: 'running' })
    expect(await one.one.notices()).toEqual([])
  })

  it.each(['make', 'wake'] as const)(
    'waits where renewing tokens at %s meets silence, untold',
    { tags: ['deep'] },
    async (at) => {
      const there = openTestBoosts()
      const one = await made(there)
      if (at === 'wake') there.trouble.push({ at: 'make', does: 'transient', happens: true })
      if (at === 'wake') await drive(there)
      server.clock.advance(60_000)
      there.trouble.push(
        { at, does: 'authExpired', happens: false },
        { at: 'refresh', does: 'unknownOutcome', happens: false },
        { at, does: 'authExpired', happens: false },
      )
      await drive(there)
      expect(await one.now()).toMatchObject({ state: 'preparing' })
      expect(await one.one.notices()).toEqual([])
      await until(there)
      expect(there.trouble).toEqual([])
      expect(await one.now()).toMatchObject({ state: 'running' })
      expect(await one.one.notices()).toEqual([])
    },
  )

  it.each(['make', 'wake'] as const)(
    'stopped while %s is under way, nothing is awake in the end',
    { tags: ['deep'] },
    async (at) => {
      const there = openTestBoosts()
      const one = await made(there)
      if (at === 'wake') there.trouble.push({ at: 'make', does: 'transient', happens: true })
      if (at === 'wake') await drive(there)
      server.clock.advance(60_000)
      there.meanwhile(async () => void (await one.stop(one.id)))
      await until(there)
      expect(there.campaigns.filter(({ isAwake }) => isAwake)).toEqual([])
      expect(await one.now()).toMatchObject({ state: 'stopped', isLive: false })
    },
  )

  it.each(['said how it is', 'refused'] as const)(
    'stopped while it is looked after (%s), it is stopped without waiting for the next look',
    { tags: ['deep'] },
    async (answer) => {
      const there = openTestBoosts()
      const one = await made(there)
      await drive(there)
      await comeDue(one)
      if (answer === 'refused') there.trouble.push({ at: 'status', does: 'transient', happens: false })
      there.meanwhile(async () => void (await one.stop(one.id)))
      await drive(there)
      expect(there.campaigns).toMatchObject([{ isAwake: false }])
      expect(await one.now()).toMatchObject({ state: 'stopped', isLive: false })
      const row = await rowOf(one)
      expect(row?.nextAt?.getTime()).toBeGreaterThan(server.clock.now().getTime())
    },
  )

  it('that is gone when it is stopped is over, and nothing is told of it', { tags: ['deep'] }, async () => {
    const there = openTestBoosts()
    const one = await made(there)
    await drive(there)
    await comeDue(one)
    there.campaigns.splice(0)
    there.meanwhile(async () => void (await one.stop(one.id)))
    await drive(there)
    expect((await one.now()).isLive).toBe(false)
    expect(await one.one.notices()).toEqual([])
    expect((await rowOf(one))?.nextAt).toBeNull()
  })

  it('that cannot be stopped goes on being stopped, and it is told', { tags: ['deep'] }, async () => {
    const there = openTestBoosts()
    const one = await made(there)
    await drive(there)
    await one.stop(one.id)
    there.trouble.push({ at: 'stop', does: 'transient', happens: false })
    there.trouble.push({ at: 'stop', does: 'killed', happens: false })
    await drive(there)
    expect((await one.one.notices()).map(({ kind }) => kind)).toEqual(['boostFailed'])
    await until(there)
    expect(there.campaigns).toMatchObject([{ isAwake: false }])
    expect(await one.now()).toMatchObject({ state: 'stopped' })
    expect(await one.one.notices()).toEqual([])
  })

  it('is counted each hour, told where something is wrong, and over at its end', {
    tags: ['deep'],
  }, async () => {
    const there = openTestBoosts()
    const one = await made(there)
    await drive(there)
    const before = await rowOf(one)
    await drive(there)
    const same = await rowOf(one)
    expect(same?.figuresAt).toEqual(before?.figuresAt)
    server.clock.advance(61 * 60_000)
    there.tell('unpaid')
    await drive(there)
    expect(await one.now()).toMatchObject({ state: 'unpaid', isLive: true })
    expect((await one.one.notices()).map(({ kind }) => kind)).toEqual(['boostFailed'])
    there.tell('ended')
    server.clock.advance(61 * 60_000)
    await drive(there)
    expect(await one.now()).toMatchObject({ state: 'ended', isLive: false })
  })

  it('is stopped before its account goes, and the account waits while it cannot be', {
    tags: ['deep'],
  }, async () => {
    const there = openTestBoosts()
    const one = await made(there)
    await drive(there)
    const { signal } = new AbortController()
    there.trouble.push({ at: 'stop', does: 'transient', happens: false })
    expect(await stopAllBoosts(platform(), one.one.who.id, signal)).toBe(false)
    server.clock.advance(6 * 60_000)
    expect(await stopAllBoosts(platform(), one.one.who.id, signal)).toBe(true)
    expect(there.campaigns).toMatchObject([{ isAwake: false }])
  })
})

describe('where everything is stopped', () => {
  it('no boost is begun or woken, and what was being made goes on once it is let go', async () => {
    const there = openTestBoosts()
    const one = await made(there)
    await one.one.hold()
    expect((await one.create()).error?.code).toBe('everythingHeld')
    await until(there, 12)
    expect(there.campaigns.filter(({ isAwake }) => isAwake)).toEqual([])
    await one.one.letGo()
    await until(there, 12)
    expect(there.campaigns.filter(({ isAwake }) => isAwake)).toHaveLength(1)
  })

  it('the boosts that run are stopped with it where somebody says so', { tags: ['deep'] }, async () => {
    const there = openTestBoosts()
    const one = await made(there)
    await drive(there)
    await one.one.hold()
    expect(await running(one)).toEqual([{ connectionId: one.one.connectionId, count: 1 }])
    expect((await stopThem(one)).body).toMatchObject({ left: 0 })
    expect(there.campaigns).toMatchObject([{ isAwake: false }])
    expect(await running(one)).toEqual([])
  })
})

describe('before an account is unlinked', () => {
  it('its boosts are stopped, and it is said where one could not be', { tags: ['deep'] }, async () => {
    const there = openTestBoosts()
    const one = await made(there)
    await drive(there)
    // Those of another account are none of its business.
    expect((await stopThem(one, one.one.connectionId + 1)).body).toMatchObject({ left: 0 })
    expect(there.campaigns).toMatchObject([{ isAwake: true }])
    there.trouble.push({ at: 'stop', does: 'transient', happens: false })
    expect((await stopThem(one, one.one.connectionId)).body).toMatchObject({ left: 1 })
    server.clock.advance(6 * 60_000)
    expect((await stopThem(one, one.one.connectionId)).body).toMatchObject({ left: 0 })
    expect(there.campaigns).toMatchObject([{ isAwake: false }])
  })

  it('are stopped by the press that stops everything, and by the one that unlinks their account', async () => {
    const there = openTestBoosts()
    const held = await made(there)
    await drive(there)
    const stop = await held.one.browser.call('POST /api/users/{id}/publication-hold', {
      params: { id: held.one.who.id },
      body: { alsoBoosts: true },
    })
    expect(stop.body).toMatchObject({ own: { reason: '' }, boostsLeft: 0 })
    expect(await running(held)).toEqual([])

    const linked = await made(there)
    await drive(there)
    const unlink = () =>
      linked.one.browser.call('DELETE /api/users/{id}/networks/accounts/{connectionId}', {
        params: { id: linked.one.who.id, connectionId: linked.one.connectionId },
        query: { boosts: 'stop' },
      })
    there.trouble.push({ at: 'stop', does: 'transient', happens: false })
    const kept = await unlink()
    expect(kept.body.boostsLeft).toBe(1)
    expect(kept.body.connections.some(({ state }) => state === 'connected')).toBe(true)
    server.clock.advance(6 * 60_000)
    const gone = await unlink()
    expect(gone.body.boostsLeft).toBe(0)
    expect(gone.body.connections.every(({ state }) => state === 'revoked')).toBe(true)
  })

  it('nobody else stops them, or learns that they run', async () => {
    const there = openTestBoosts()
    const [one, other] = [await made(there), await published(there)]
    const params = { id: one.one.who.id }
    const { browser } = other.one
    expect((await browser.call('POST /api/users/{id}/boosts/stop', { params, body: {} })).status).toBe(404)
    expect((await browser.call('GET /api/users/{id}/boosts/running', { params })).status).toBe(404)
  })
})

type Made = Awaited<ReturnType<typeof made>>
const stopThem = ({ one }: Made, connectionId?: number) =>
  one.browser.call('POST /api/users/{id}/boosts/stop', {
    params: { id: one.who.id },
    body: connectionId === undefined ? {} : { connectionId },
  })
const running = async ({ one }: Made) =>
  (await one.browser.call('GET /api/users/{id}/boosts/running', { params: { id: one.who.id } })).body.running
