import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { readyPost, sendDue } from '../../testing/ready-post.ts'
import { type BoostTrouble, openTestBoosts } from '../../testing/test-boosts.ts'
import { openTestNetwork } from '../../testing/test-network.ts'
import { testNetworks } from '../../testing/test-networks.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { boost } from './boosting.tables.ts'
import { driveBoosts } from './drive-boosts.ts'
import { stopAllBoosts } from './stop-all-boosts.ts'

let server: TestServer
const platform = () => server.platform
beforeAll(async () => {
  server = await testServer()
})

const hour = 3_600_000
const dayAt = (days: number, time = '10:00') =>
  `${new Date(server.clock.now().getTime() + days * 24 * hour).toISOString().slice(0, 10)}T${time}`

type There = ReturnType<typeof openTestBoosts>

/** The routes ask the network that a test opened; no other test of this file runs meanwhile. */
async function published(there: There) {
  Object.assign(server.platform, { networks: testNetworks })
  const one = await readyPost(server, `Le pain sort du four ! ${Math.random()}`)
  await one.validate()
  await one.publish([one.pageId])
  await sendDue(server, openTestNetwork().networks)
  const [publication] = await one.publications()
  expect(publication?.state).toBe('published')
  Object.assign(server.platform, { networks: there.networks })
  const publicationId = publication?.id ?? 0
  const wish = (change: object = {}) => ({
    ...{ publication: publicationId, businessAccount: 'b1', advertAccount: 'act_1', currency: 'EUR' },
    ...{ beginAt: dayAt(1), endAt: dayAt(8), dailyBudget: 1000, ageMin: 25, ageMax: 55 },
    ...{ gender: 'all', country: 'FR', objective: 'outcomeEngagement', ...change },
  })
  const by = (browser: TestBrowser, id = one.who.id) => ({
    create: (change: object = {}) =>
      browser.call('POST /api/users/{id}/boosts', { params: { id }, body: wish(change) as never }),
    list: () => browser.call('GET /api/users/{id}/boosts', { params: { id }, query: { post: one.post } }),
    read: (boostId: number) =>
      browser.call('GET /api/users/{id}/boosts/{boostId}', { params: { id, boostId } }),
    stop: (boostId: number) =>
      browser.call('POST /api/users/{id}/boosts/{boostId}/stop', { params: { id, boostId } }),
    accounts: (business?: string) =>
      browser.call('GET /api/users/{id}/boosts/publications/{publicationId}/accounts', {
        params: { id, publicationId },
        query: business ? { business } : {},
      }),
    countries: () =>
      browser.call('GET /api/users/{id}/boosts/publications/{publicationId}/countries', {
        params: { id, publicationId },
      }),
    cities: (text: string) =>
      browser.call('GET /api/users/{id}/boosts/publications/{publicationId}/cities', {
        params: { id, publicationId },
        query: { text, country: 'FR' },
      }),
  })
  return { one, publicationId, by, ...by(one.browser), publication: publication as { id: number } }
}

const drive = (there: There) =>
  driveBoosts({ platform: platform(), networks: there.networks, signal: new AbortController().signal })

/** As minutes go by. */
async function until(there: There, minutes = 30) {
  for (let passed = 0; passed <= minutes; passed += 4) {
    await drive(there)
    server.clock.advance(4 * 60_000)
  }
}

async function made(there: There, change: object = {}) {
  const out = await published(there)
  const reply = await out.create(change)
  if (reply.status !== 200) throw new Error(reply.text)
  const { id } = reply.body.boost
  return { ...out, id, now: async () => (await out.read(id)).body.boost }
}

// One server for all tests of a process: it is left as it was found.
afterAll(() => {
  Object.assign(server.platform, { networks: testNetworks })
})

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

  it('has no figures before anybody was shown it, and keeps those it ended with', async () => {
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
    expect(there.campaigns.filter(({ attempt }) => attempt === String(first?.id))).toHaveLength(1)
  })

  const kills = (['make', 'wake', 'look', 'status'] as const).flatMap((at) =>
    [true, false].map((happens) => ({ at, does: 'killed' as const, happens })),
  )
  it.each(kills)('runs once, killed at $at, done over there: $happens', async (killed) => {
    const there = openTestBoosts()
    const one = await made(there)
    if (killed.at === 'look') there.trouble.push({ at: 'wake', does: 'unknownOutcome', happens: true })
    there.trouble.push(killed)
    await until(there)
    expect(there.campaigns).toMatchObject([{ isAwake: true }])
    expect(there.mostAwake).toBe(1)
    expect(await one.now()).toMatchObject({ state: 'running' })
  })

  it.each([true, false])('of silence it is looked for, and woken once (it was: %s)', async (happens) => {
    const there = openTestBoosts()
    const one = await made(there)
    there.trouble.push({ at: 'wake', does: 'unknownOutcome', happens })
    await until(there)
    expect(there.campaigns).toMatchObject([{ isAwake: true }])
    expect(await one.now()).toMatchObject({ state: 'running' })
  })

  it('refused for good it leaves nothing there, and is told once, with one mail', async () => {
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

  it('waits for a right that is missing, without ending the link, and goes on by itself', async () => {
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
    'stopped while %s is under way, nothing is awake in the end',
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

  it('that cannot be stopped goes on being stopped, and it is told', async () => {
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

  it('is counted each hour, told where something is wrong, and over at its end', async () => {
    const there = openTestBoosts()
    const one = await made(there)
    await drive(there)
    const [before] = await platform().db.select().from(boost).where(eq(boost.id, one.id))
    await drive(there)
    const [same] = await platform().db.select().from(boost).where(eq(boost.id, one.id))
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

  it('is stopped before its account goes, and the account waits while it cannot be', async () => {
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

  it('the boosts that run are stopped with it where somebody says so', async () => {
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
  it('its boosts are stopped, and it is said where one could not be', async () => {
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

describe('what is asked of a boost', () => {
  it('is of one’s own publication, and one’s own boost', async () => {
    const there = openTestBoosts()
    const [one, other] = [await made(there), await published(there)]
    const stranger = one.by(other.one.browser)
    const inOwn = one.by(other.one.browser, other.one.who.id)
    for (const reply of [
      await stranger.create(),
      await stranger.list(),
      await stranger.read(one.id),
      await stranger.stop(one.id),
      await stranger.accounts(),
      await inOwn.create(),
      await inOwn.list(),
      await inOwn.read(one.id),
      await inOwn.stop(one.id),
      await inOwn.accounts(),
      await inOwn.cities('Annecy'),
      await inOwn.countries(),
    ])
      expect(reply.status).toBe(404)
    expect((await one.now()).isLive).toBe(true)
  })

  it('may be searched there', async () => {
    const out = await published(openTestBoosts())
    const { businesses, accounts } = (await out.accounts()).body
    expect([businesses.length, accounts.map(({ unusable }) => unusable)]).toEqual([1, [null, 'unpaid', null]])
    expect((await out.accounts('b9')).status).toBe(404)
    expect((await out.cities('Annecy')).body.items).toMatchObject([{ name: 'Annecy', hint: 'Savoie' }])
    expect((await out.cities('A')).body.items).toEqual([])
  })

  it('must be sound, and is refused beside its field', async () => {
    const there = openTestBoosts()
    const out = await published(there)
    const cases: [object, number, string?][] = [
      [{ dailyBudget: 499 }, 422, 'dailyBudget'],
      [{ dailyBudget: 10.5 }, 422, 'dailyBudget'],
      [{ dailyBudget: 100_000_000 }, 422, 'dailyBudget'],
      [{ endAt: '9999-12-31T00:00' }, 422, 'endAt'],
      [{ dailyBudget: -1000 }, 422, 'dailyBudget'],
      [{ endAt: dayAt(1, '09:00') }, 422, 'endAt'],
      [{ endAt: dayAt(1, '18:00') }, 422, 'endAt'],
      [{ beginAt: dayAt(-9), endAt: dayAt(-2) }, 422, 'beginAt'],
      [{ beginAt: '2027-02-31T10:00' }, 422, 'beginAt'],
      [{ beginAt: 'now()' }, 422, 'beginAt'],
      [{ ageMin: 12 }, 422, 'ageMin'],
      [{ ageMin: 13 }, 422, 'ageMin'],
      [{ ageMin: 60, ageMax: 20 }, 422, 'ageMin'],
      [{ ageMax: 66 }, 422, 'ageMax'],
      [{ country: 'France' }, 422, 'country'],
      [{ gender: 'cat' }, 422, 'gender'],
      [{ objective: 'outcomeSales' }, 422, 'objective'],
      [{ objective: 'outcomeTraffic' }, 422, 'link'],
      [{ objective: 'outcomeTraffic', link: 'javascript:alert(1)' }, 422, 'link'],
      [{ objective: 'outcomeLeads', link: 'https://exemple.fr' }, 422, 'pixel'],
      [{ advertAccount: 'act_9' }, 422, 'advertAccount'],
      [{ advertAccount: 'act_2' }, 422, 'advertAccount'],
      [{ advertAccount: '../me/accounts' }, 422, 'advertAccount'],
      [{ advertAccount: 'act_3' }, 409],
      [{ advertAccount: 'act_3', currency: 'JPY', dailyBudget: 749 }, 422, 'dailyBudget'],
      [{ beginAt: '9999-01-01T00:00', endAt: '9999-01-09T00:00' }, 422, 'beginAt'],
      [{ country: 'KP' }, 422, 'country'],
      [{ cities: [{ id: '79', name: 'Nulle part' }] }, 422, 'cities'],
      [{ interests: [{ id: '89', name: 'Rien' }] }, 422, 'interests'],
      [{ cities: [{ id: '77', name: 'Annecy' }], interests: [{ id: '89', name: 'Rien' }] }, 422, 'interests'],
      [{ cities: [{ id: '1/../2', name: 'x' }] }, 422],
      [{ cities: Array.from({ length: 51 }, () => ({ id: '1', name: 'x' })) }, 422, 'cities'],
    ]
    for (const [change, status, field] of cases) {
      const reply = await out.create(change)
      expect([reply.status, JSON.stringify(change)]).toEqual([status, JSON.stringify(change)])
      if (field) expect(Object.keys(reply.error?.fields ?? {})).toContain(field)
    }
    expect((await out.list()).body.boosts).toEqual([])
    const whom = { cities: [{ id: '77', name: 'Annecy' }], interests: [{ id: '88', name: 'Pain' }] }
    expect((await out.create(whom)).status).toBe(200)
  })

  it('says where it can be shown at all; a network that does not answer is no place that is wrong', async () => {
    const there = openTestBoosts()
    const out = await published(there)
    expect((await out.countries()).body.countries).toEqual(['FR', 'BE'])
    there.trouble.push({ at: 'audience', does: 'transient', happens: false })
    expect((await out.create({ cities: [{ id: '77', name: 'Annecy' }] })).status).toBe(503)
    expect((await out.list()).body.boosts).toEqual([])
  })

  it('is of a post that is out, on a network that boosts', async () => {
    const there = openTestBoosts()
    const out = await published(there)
    Object.assign(server.platform, {
      networks: (network: 'x') => ({ ...there.networks(network), boosts: undefined }),
    })
    expect((await out.create()).status).toBe(409)
    expect((await out.accounts()).status).toBe(409)
  })
})
