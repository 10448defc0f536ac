import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { days, later } from '../../../platform/clock.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { givePlan, makePerson, signedIn } from '../../../testing/people.ts'
import { planningOn } from '../../../testing/planning.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'
import { subject } from '../planning.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const dayIn = (ahead: number) => later(server.clock.now(), days(ahead)).toISOString().slice(0, 10)

/** A business with one post a day for as long as subjects are placed by themselves, and one subject that has no day. */
async function fullBusiness() {
  const one = await planningOn(server)
  await one.browser.call('POST /api/users/{id}/planning/settings', {
    params: one.params,
    body: {
      ...(await one.browser.call('GET /api/users/{id}/planning/settings', { params: one.params })).body
        .settings,
      postsPerWeek: 7,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      times: ['09:00'],
    },
  })
  await one.say()
  const [first, second] = (await one.propose(2)).subjects
  const [shape] = await server.platform.db
    .select()
    .from(subject)
    .where(eq(subject.publicId, first?.id ?? ''))
  if (!shape) throw new Error('No subject to go by')
  await server.platform.db.insert(subject).values(
    Array.from({ length: 90 }, (_, ahead) => ({
      ...shape,
      id: newDigitsId(),
      publicId: newPublicId(),
      name: `Jour ${ahead}`,
      publishLocal: `${dayIn(ahead)}T09:00`,
    })),
  )
  await takeDay(first?.id ?? '')
  return { ...one, first: first?.id ?? '', second }
}

const takeDay = (publicId: string) =>
  server.platform.db
    .update(subject)
    .set({ publishAt: null, publishLocal: null, publishZone: null })
    .where(eq(subject.publicId, publicId))

type Business = Awaited<ReturnType<typeof fullBusiness>>
const freeDays = async ({ browser, params }: Business) =>
  (await browser.call('GET /api/users/{id}/subjects/free-days', { params })).body.freeDays
const place = ({ browser, params }: Business, id: string, version = 1) =>
  browser.call('POST /api/users/{id}/subjects/place', { params, body: { subjects: [{ id, version }] } })

describe('subjects of a business without a plan', () => {
  it('say from when on their posts can be scheduled, where that is not yet; with a plan they can be now', async () => {
    const { browser, params, say, propose } = await planningOn(server)
    await say()
    const [one, other] = (await propose(2)).subjects
    const put = (id: string | undefined, ahead: number) =>
      server.platform.db
        .update(subject)
        .set({ publishAt: later(server.clock.now(), days(ahead)), publishZone: 'Europe/Paris' })
        .where(eq(subject.publicId, id ?? ''))
    await put(one?.id, 1)
    await put(other?.id, 70)
    const read = async () => {
      const { items } = (await browser.call('GET /api/users/{id}/subjects', { params, query: {} })).body.data
      return [one, other].map((asked) => items.find(({ id }) => id === asked?.id)?.opensAt)
    }
    await givePlan(server, params.id, null)
    const [soon, far] = await read()
    expect(soon).toBeNull()
    expect(Date.parse(far ?? '')).toBeGreaterThan(server.clock.now().getTime())
    expect(Date.parse(far ?? '')).toBeLessThanOrEqual(later(server.clock.now(), days(63)).getTime())
    await givePlan(server, params.id)
    expect(await read()).toEqual([null, null])
  })
})

describe('subjects without a day', () => {
  it('are offered later weeks where a business has filled its own, and take the first free day there', async () => {
    const one = await fullBusiness()
    const { next, isFull } = await freeDays(one)
    expect(isFull).toBe(true)
    expect((next ?? '') > dayIn(84)).toBe(true)
    const { body } = await place(one, one.first)
    expect(body.subjects.map(({ localTime }) => localTime)).toEqual([next])
    expect((await freeDays(one)).next).not.toBe(next)
  })

  it('keep the day they have, and are placed once: who saw an older state is told', async () => {
    const one = await fullBusiness()
    await place(one, one.first)
    expect((await place(one, one.first)).status).toBe(409)
    const { body } = await place(one, one.second?.id ?? '')
    expect(body.subjects[0]?.localTime).toBe(one.second?.localTime)
    expect(one.second?.localTime).not.toBeNull()
  })

  it('stay without one where all free days are after what they tell of', async () => {
    const one = await fullBusiness()
    const { body } = await one.browser.call('POST /api/users/{id}/facts', {
      params: one.params,
      body: {
        kind: 'event',
        about: 'fête du pain',
        says: ['La fête du pain ouvre le four.'],
        date: dayIn(20),
      },
    })
    await server.platform.db
      .update(subject)
      .set({ facts: [body.fact.id] })
      .where(eq(subject.publicId, one.first))
    expect((await place(one, one.first)).body.subjects[0]?.localTime).toBeNull()
  })

  it('are a stranger’s neither to see nor to place', async () => {
    const one = await fullBusiness()
    const browser = await signedIn(server, await makePerson(server, 'customer'))
    expect((await place({ ...one, browser }, one.first)).status).toBe(404)
    expect(
      (await browser.call('GET /api/users/{id}/subjects/free-days', { params: one.params })).status,
    ).toBe(404)
  })
})
