import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../../access/person.tables.ts'
import { newPublicId } from '../../../platform/ids.ts'
import { linkPage } from '../../../testing/linker.ts'
import { makePerson, signedIn } from '../../../testing/people.ts'
import { bakery, draftDue, planningOn } from '../../../testing/planning.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'
import { openHold } from '../../billing/hold.store.ts'
import { monthIn } from '../../billing/index.ts'
import { society } from '../../brand/brand.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

type One = Awaited<ReturnType<typeof planningOn>>
const start = async ({ browser, params }: One) =>
  (await browser.call('GET /api/users/{id}/planning/start', { params })).body.start
const begin = ({ browser, params }: One, agreedCredits = 0) =>
  browser.call('POST /api/users/{id}/planning/start/posts', { params, body: { agreedCredits } })
const agree = ({ browser, params }: One, body: object) =>
  browser.call('POST /api/users/{id}/planning/start/agree', { params, body })
const other = ({ browser, params }: One, subjectId: string) =>
  browser.call('POST /api/users/{id}/planning/start/posts/{subjectId}/other', {
    params: { ...params, subjectId },
    body: { agreedCredits: 0 },
  })
const month = async ({ browser, params }: One) =>
  (await browser.call('GET /api/users/{id}/planning/start/month', { params })).body.month
const account = async ({ browser, params }: One) =>
  (await browser.call('GET /api/users/{id}/account', { params })).body.user
const facts = async ({ browser, params }: One) =>
  (await browser.call('GET /api/users/{id}/facts', { params, query: { limit: 100 } })).body.data.items

const essentials = {
  name: 'Le Fournil',
  commercialName: 'Le Fournil',
  summary: 'Du pain au levain, cuit chaque nuit.',
  activitySectorId: null,
  trade: '',
  workforce: null,
  activityType: 'bToC' as const,
  siteUrl: '',
  address: '14 rue Lakanal',
  zipCode: '38000',
  city: 'Grenoble',
  country: 'FR',
  siret: '',
  vatNumber: '',
}
const words = { about: 'Le Fournil', says: ['Du pain au levain, cuit chaque nuit.'] }

describe('one yes to all that was found', () => {
  const everything = async (one: One, hex = '#114488') => {
    const { brand } = await account(one)
    const { version, editorialLine, languageRegister, writingTones, postCategories, pronoun } = brand
    const line = { editorialLine, languageRegister, writingTones, postCategories, pronoun }
    const voice = { ...line, tone: 'emotional', customTone: '', formality: 'familiarity' }
    return {
      essentials,
      colors: [{ index: 'primary', hex }],
      language: 'en',
      brand: { version, voice: { ...voice, emoticonType: 'without' } },
    }
  }

  it('proposes without a site the sector of what a business calls its trade, until it has one', async () => {
    const one = await planningOn(server)
    const isIt = eq(society.personId, one.params.id)
    const called = async (trade: string, activitySectorId: number | null = null) => {
      await server.platform.db.update(society).set({ trade, activitySectorId }).where(isIt)
      return (await start(one)).sector
    }
    const near = await called('Boulangerie au levain')
    expect(near?.name).toMatch(/Boulang/)
    expect(await called('')).toBeNull()
    expect(await called('Boulangerie', near?.id ?? 0)).toBeNull()
  })

  it('keeps who the business is, how it speaks and looks, and what is right, together', async () => {
    const one = await planningOn(server)
    await server.platform.db
      .update(person)
      .set({ registrationStep: 'introduction' })
      .where(eq(person.id, one.owner.id))
    await one.say()
    const [first] = await facts(one)
    const reply = await agree(one, { parts: await everything(one), dropped: [Number(first?.id)] })
    expect(reply.body.start).toMatchObject({ stage: 'networks', posts: [] })
    const { society, brand, languages, registrationStep } = await account(one)
    expect(society).toMatchObject({ commercialName: 'Le Fournil', city: 'Grenoble' })
    expect(society.colors.map(({ hex }) => hex)).toEqual(['#114488'])
    expect([brand.tone, brand.formality, languages[0]]).toEqual(['emotional', 'familiarity', 'en'])
    // Only what nobody was asked yet is left to ask.
    expect(registrationStep).toBe('notifications')
    expect(await facts(one)).toHaveLength(bakery.length - 1)
    const thematics = await one.browser.call('GET /api/users/{userId}/ai-thematics', { params: one.user })
    expect(thematics.body.aiThematics.length).toBeGreaterThan(0)
  })

  it('keeps nothing where a part of it is refused', async () => {
    const one = await planningOn(server)
    await one.say()
    const [first] = await facts(one)
    const parts = await everything(one)
    const stale = { ...parts, brand: { ...parts.brand, version: parts.brand.version + 1 } }
    const refused = await agree(one, { parts: stale, dropped: [Number(first?.id)] })
    expect(refused.error?.code).toBe('conflict')
    const { society, languages } = await account(one)
    expect([society.colors, languages[0]]).toEqual([[], 'fr'])
    expect(await facts(one)).toHaveLength(bakery.length)
    expect((await start(one)).stage).toBe('address')
  })

  it('has the words of whoever has no site known once, however often it is pressed', async () => {
    const one = await planningOn(server)
    await agree(one, { parts: { essentials }, words })
    await agree(one, { words })
    expect(await facts(one)).toMatchObject([{ kind: 'business', ...words }])
    const next = { ...words, says: ['Des pizzas au levain.'] }
    const parts = { essentials: { ...essentials, summary: 'Des pizzas au levain.' } }
    await agree(one, { parts, words: next })
    expect(await facts(one)).toMatchObject([next])
  })
})

describe('the first posts', () => {
  it('are three, each of another kind, drafted for the network that is linked', async () => {
    const one = await planningOn(server)
    await one.say()
    const begun = await begin(one)
    expect(begun.body.start.stage).toBe('posts')
    await draftDue(server)
    const { posts } = await start(one)
    expect(posts.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(new Set(posts.map(({ kind }) => kind)).size).toBe(3)
    for (const post of posts) {
      expect(post.hook).not.toBe('')
      expect(post.networks).toHaveLength(1)
      expect(post.rests.length).toBeGreaterThan(0)
      expect([post.isByModel, post.publishAt === null]).toEqual([false, false])
    }
    expect(await one.posts()).toHaveLength(3)
    // Who may see the planning alone is told how far it is, and reads no post.
    const { role } = (
      await one.browser.call('POST /api/users/{id}/roles', {
        params: one.params,
        body: { name: `Planning ${newPublicId()}`, permissions: ['planning:consult'] },
      })
    ).body
    const contact = await makePerson(server, 'contact', { ownerId: one.owner.id, roleId: role.id })
    const seen = await start({ ...one, browser: await signedIn(server, contact) })
    expect(seen.posts.map(({ state, hook, picture, taskId }) => [state, hook, picture, taskId])).toEqual(
      Array.from({ length: 3 }, () => ['done', '', null, null]),
    )
  })

  it('are begun once on two pages at once, and found again by whoever comes back', async () => {
    const one = await planningOn(server)
    await one.say()
    const replies = await Promise.all([begin(one), begin(one)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const ids = (posts: readonly { subjectId: string }[]) => posts.map(({ subjectId }) => subjectId)
    const { posts } = await start(one)
    for (const { body } of replies) expect(ids(body.start.posts)).toEqual(ids(posts))
    await draftDue(server)
    expect(await one.posts()).toHaveLength(3)
    expect((await one.price(1)).freeLeft).toBe(5)
  })

  it('that were fewer are joined by the third once more is known, on one page of two, and by no fourth', async () => {
    const one = await planningOn(server)
    await one.say(bakery.slice(0, 2))
    const few = (await begin(one)).body.start.posts.map(({ subjectId }) => subjectId)
    expect(few).toHaveLength(2)
    await draftDue(server)
    await one.say(bakery.slice(2))
    await Promise.all([begin(one), begin(one)])
    await begin(one)
    await draftDue(server)
    const { posts } = await start(one)
    expect(posts.map(({ subjectId }) => subjectId)).toEqual([...few, expect.any(String)])
    expect(posts.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(await one.posts()).toHaveLength(3)
  })

  it('are shown before a network is linked; a month of them waits for one', async () => {
    const one = await planningOn(server, undefined, { isLinked: false })
    await one.say()
    await begin(one)
    await draftDue(server)
    expect((await start(one)).posts.map(({ state, networks }) => [state, networks])).toEqual(
      Array.from({ length: 3 }, () => ['done', []]),
    )
    const ask = () =>
      one.browser.call('POST /api/users/{id}/planning/start/month', {
        params: one.params,
        body: { count: 3 },
      })
    expect((await ask()).error?.code).toBe('networkMissing')
    await linkPage(one.browser, one.owner.id)
    expect((await ask()).body.search.count).toBe(3)
  })

  it('are none where nothing is known, and what would bring some is asked', async () => {
    const one = await planningOn(server)
    expect((await begin(one)).body.start.posts).toEqual([])
    const { count, missing } = await month(one)
    expect([count, missing.length]).toEqual([0, 3])
    await one.say()
    expect((await month(one)).count).toBeGreaterThan(2)
    expect((await begin(one)).body.start.posts).toHaveLength(3)
  })

  it('are refused with what they cost where the free ones are used', async () => {
    const one = await planningOn(server)
    await one.say()
    const { db, clock } = server.platform
    const taken = { accountId: one.owner.id, credits: 0, state: 'kept' as const, openedAt: clock.now() }
    const freeMonth = monthIn('Europe/Paris', clock.now())
    for (let nth = 0; nth < 7; nth++)
      await db.transaction((tx) => openHold(tx, { ...taken, key: `used ${one.owner.id} ${nth}`, freeMonth }))
    const refused = await begin(one)
    expect([refused.error?.code, (await start(one)).posts]).toEqual(['quotaReached', []])
  })

  it('give way to another one, which is thrown away on one page only', async () => {
    const one = await planningOn(server)
    await one.say()
    await begin(one)
    const [waiting] = (await start(one)).posts
    // What is being written comes first.
    expect((await other(one, waiting?.subjectId ?? '')).error?.code).toBe('conflict')
    await draftDue(server)
    const [old, ...rest] = (await start(one)).posts
    const replies = [await other(one, old?.subjectId ?? ''), await other(one, old?.subjectId ?? '')]
    expect(replies.map(({ error }) => error?.code)).toEqual([undefined, 'alreadyDone'])
    await draftDue(server)
    const { posts } = await start(one)
    expect(posts.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(posts.slice(1).map(({ taskId }) => taskId)).toEqual(rest.map(({ taskId }) => taskId))
    expect((await one.posts()).map(({ id }) => id)).not.toContain(old?.taskId)
  })

  it('are nobody else’s to begin or to see', async () => {
    const one = await planningOn(server)
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    const theirs = { ...one, browser: stranger }
    const replies = [await begin(theirs), await agree(theirs, { words }), await other(theirs, 'x'.repeat(21))]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
