import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../access/person.tables.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { bakery, planningOn } from '../../testing/planning.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

type One = Awaited<ReturnType<typeof planningOn>>
const findings = async ({ browser, params }: One) =>
  (await browser.call('GET /api/users/{id}/findings', { params, query: { limit: 100 } })).body.data.items
const thematics = async ({ browser, user }: One) =>
  (await browser.call('GET /api/users/{userId}/ai-thematics', { params: user })).body.aiThematics
const settings = async ({ browser, params }: One) =>
  (await browser.call('GET /api/users/{id}/planning/settings', { params })).body.settings
const found = ({ browser, params }: One, dropped: number[], said?: (typeof bakery)[number]) =>
  browser.call('POST /api/users/{id}/planning/start/found', {
    params,
    body: { dropped, ...(said ? { said } : {}) },
  })

const words = { about: 'Le Fournil', says: ['Du pain au levain, cuit chaque nuit.'] }
const essentials = {
  name: 'Le Fournil',
  commercialName: 'Le Fournil',
  summary: 'Du pain au levain, cuit chaque nuit.',
  activitySectorId: null,
  trade: '',
  workforce: null,
  activityType: 'bToC' as const,
  siteUrl: '',
  address: '',
  zipCode: '',
  city: '',
  country: 'FR',
  siret: '',
  vatNumber: '',
}

describe('the way to the first subjects', () => {
  it('keeps who the business is with its own words, or nothing of it', async () => {
    const one = await planningOn(server)
    const keep = (body: object) =>
      one.browser.call('POST /api/users/{id}/planning/start/business', { params: one.params, body })
    const faulty = await keep({ parts: { essentials, colors: [{ index: 'x', hex: '#114488' }] }, words })
    expect(faulty.status).toBe(422)
    const stale = await keep({ parts: { essentials: { ...essentials, version: 'other' } }, words })
    expect([stale.error?.code, await findings(one)]).toEqual(['conflict', []])
    const kept = await keep({ parts: { essentials, colors: [{ index: 'primary', hex: '#114488' }] }, words })
    expect(kept.body.user.society).toMatchObject({ commercialName: 'Le Fournil' })
    expect(await findings(one)).toMatchObject([{ kind: 'business', ...words }])
    // What was mended since stays until other words are given.
    await keep({ words: { ...words, says: ['Autre chose.'] } })
    expect(await findings(one)).toMatchObject([words])
    const next = { ...words, says: ['Des pizzas au levain.'] }
    await keep({ parts: { essentials: { ...essentials, summary: 'Des pizzas au levain.' } }, words: next })
    expect(await findings(one)).toMatchObject([next])
  })

  it('keeps what was found without what was left out, however often the button is pressed', async () => {
    const one = await planningOn(server)
    await one.say()
    const [first, second] = (await findings(one)).map(({ id }) => Number(id))
    const out = [first ?? 0, second ?? 0]
    expect((await found(one, out)).status).toBe(200)
    expect((await findings(one)).length).toBe(bakery.length - 2)
    const begun = await thematics(one)
    expect(begun.length).toBeGreaterThan(0)
    expect((await found(one, out)).status).toBe(200)
    expect(await thematics(one)).toEqual(begun)
  })

  it('keeps an answer and begins what is spoken of, or neither', async () => {
    const one = await planningOn(server)
    const [answer, other] = bakery
    await one.say(other ? [other] : [])
    expect((await found(one, [], other)).status).toBe(422)
    expect(await thematics(one)).toEqual([])
    expect((await found(one, [], answer)).status).toBe(200)
    expect([(await findings(one)).length, (await thematics(one)).length > 0]).toEqual([2, true])
  })

  it('keeps what to speak of and how often together, and brings back what was left out', async () => {
    const one = await planningOn(server)
    await one.say()
    await found(one, [])
    const before = await thematics(one)
    const out = before.slice(0, 2)
    const course = (version: number) =>
      one.browser.call('POST /api/users/{id}/planning/start/thematics', {
        params: one.params,
        body: { out: out.map(({ id }) => id), postsPerWeek: 5, objectives: ['traffic'], version },
      })
    expect((await course(7)).error?.code).toBe('conflict')
    expect(await thematics(one)).toEqual(before)
    const { weekdays, version } = await settings(one)
    expect((await course(version)).status).toBe(200)
    expect((await thematics(one)).map(({ id }) => id)).toEqual(before.slice(2).map(({ id }) => id))
    expect(await settings(one)).toMatchObject({ postsPerWeek: 5, objectives: ['traffic'], weekdays })
    const back = await one.browser.call('POST /api/users/{id}/planning/start/thematics/undo', {
      params: one.params,
      body: {
        aiThematics: out.map(({ id: _, subjects: __, version: ___, ...thematic }) => thematic),
      },
    })
    const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).sort()
    expect(names(back.body.aiThematics)).toEqual(names(before))
  })

  it('ends with subjects being thought of and the registration over, or with neither', async () => {
    const registering = async (isLinked: boolean) => {
      const one = await planningOn(server, undefined, { isLinked })
      await server.platform.db
        .update(person)
        .set({ registrationStep: 'company' })
        .where(eq(person.id, one.owner.id))
      await one.say()
      const reply = await one.browser.call('POST /api/users/{id}/planning/start/finish', {
        params: one.params,
        body: { count: 3, isRegistering: true },
      })
      const { user } = (await one.browser.call('GET /user/current')).body
      return { one, reply, step: user.account?.registrationStep }
    }
    const alone = await registering(false)
    expect([alone.reply.error?.code, alone.step === 'done']).toEqual(['networkMissing', false])
    const done = await registering(true)
    expect([done.reply.body.search.count, done.step]).toEqual([3, 'done'])
  })

  it('is nobody else’s to go', async () => {
    const one = await planningOn(server)
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    const at = { params: one.params }
    const replies = [
      await stranger.call('POST /api/users/{id}/planning/start/business', { ...at, body: { words } }),
      await stranger.call('POST /api/users/{id}/planning/start/found', { ...at, body: {} }),
      await stranger.call('POST /api/users/{id}/planning/start/finish', { ...at, body: { count: 3 } }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
