import { leavesOf } from '@postelier/scene'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { callsOf, giveCharter, isOf, occasionsOn } from '../../testing/occasions.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { draftDue } from '../../testing/planning.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { giveCredits } from '../billing/index.ts'
import { networkAccount } from '../publishing/publishing.tables.ts'
import { template } from '../visuals/visuals.tables.ts'
import { exportOccasions } from './index.ts'
import { dayOn, ownHour } from './own-hour.ts'

let server: TestServer
let year: number
beforeAll(async () => {
  server = await testServer()
  year = server.clock.now().getUTCFullYear() + 1
})

const [bakery, florist, lawyer, garage] = [1001, 1605, 2002, 1801]
type Business = Awaited<ReturnType<typeof occasionsOn>>
const all = (one: Business, query: object = {}) =>
  one.list({ from: `${year}-01-01`, to: `${year}-12-31`, limit: 100, ...query })

describe('key dates', () => {
  it('are those of everybody and of one’s own trade, or all of them', async () => {
    const one = await occasionsOn(server)
    await isOf(server, one.id, { sectorId: bakery })
    const mine = (await all(one)).body.data
    const keys = mine.items.map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['mothers', 'bread', 'epiphany', 'saint-nicholas']))
    expect(keys).not.toContain('human-rights')
    const nearOf = (key: string) => mine.items.find((day) => day.key === key)?.near
    expect([nearOf('mothers'), nearOf('bread')]).toEqual(['everybody', 'own'])
    const every = (await all(one, { scope: 'all' })).body.data
    expect(every.total).toBeGreaterThan(mine.total)
    await isOf(server, one.id, { sectorId: lawyer })
    const lawyers = (await all(one)).body.data.items.map(({ key }) => key)
    expect(lawyers).toContain('human-rights')
    expect(lawyers).not.toContain('bread')
    await isOf(server, one.id, { sectorId: garage })
    const metal = (await all(one, { search: 'Saint-Éloi' })).body.data.items[0]
    // The patron of jewellers too: the reader's own trade is named first.
    expect(metal?.sectors[0]?.id).toBe(garage)
    await isOf(server, one.id, { sectorId: 1000 })
    // Who says only “food” is shown what those below it are.
    expect((await all(one, { search: 'pain' })).body.data.items.map(({ key }) => key)).toContain('bread')
  })

  it('are those of one’s own country, and of the others where the whole calendar is asked for', async () => {
    const one = await occasionsOn(server)
    const keysOf = async (query: object = {}) => (await all(one, query)).body.data.items.map(({ key }) => key)
    const french = await keysOf()
    expect(french).toContain('bastille')
    expect(french).not.toContain('small-saturday')
    expect(french).not.toContain('small-saturday-uk')
    await isOf(server, one.id, { country: 'GB' })
    const british = await keysOf()
    expect(british).toContain('small-saturday-uk')
    expect(british).not.toContain('mothers')
    expect(await keysOf({ scope: 'all', search: 'Fête des Mères' })).toContain('mothers')
  })

  it('come by the page, in order, each once', async () => {
    const one = await occasionsOn(server)
    const { total } = (await all(one, { scope: 'all', limit: 1 })).body.data
    const pages = await Promise.all([0, 100, 200, 300].map((offset) => all(one, { scope: 'all', offset })))
    const items = pages.flatMap(({ body }) => body.data.items)
    expect(items).toHaveLength(total)
    expect(new Set(items.map(({ key }) => key)).size).toBe(total)
    expect(items.map(({ date }) => date)).toEqual(items.map(({ date }) => date).toSorted())
  })

  it('are found by words of their title, without accents, in the language of who asks', async () => {
    const one = await occasionsOn(server)
    const found = async (search: string) =>
      (await all(one, { search, scope: 'all' })).body.data.items.map(({ key }) => key)
    expect(await found('fete meres dimanche mai')).toEqual(['mothers'])
    expect(await found('mother’s')).toEqual([])
    expect(await found('%')).toHaveLength((await found('')).length)
  })

  it('go over the end of a year', async () => {
    const one = await occasionsOn(server)
    const { items } = (await one.list({ from: `${year}-12-31`, to: `${year + 1}-01-01` })).body.data
    expect(items.map((day) => [day.key, day.year])).toEqual([
      ['new-years-eve', year],
      ['new-year', year + 1],
    ])
  })

  it.each([
    { from: '2027-13-01', to: '2027-12-31' },
    { from: '2027-05-02', to: '2027-05-01' },
    { from: '2027-01-01', to: '2029-01-01' },
    { from: "2027-01-01'; drop table person", to: '2027-01-02' },
    { from: '0000-00-00', to: '9999-99-99' },
    { from: '2027-01-01', to: '2027-01-02', limit: 1000 },
    { from: '2027-01-01', to: '2027-01-02', offset: -1 },
  ])('refuse what is no stretch of days: %j', async (query) => {
    const one = await occasionsOn(server, { isLinked: false })
    expect((await one.list(query)).status).toBe(422)
  })

  it.each([
    ['no-such-day', 2027, 404],
    ['mothers', 1999, 404],
    ['mothers', 2101, 404],
    ['__proto__', 2027, 404],
    ['constructor', 2027, 404],
  ])('%s of %i is answered with %i', async (key, of, status) => {
    const one = await occasionsOn(server)
    expect((await one.read(key, of)).status).toBe(status)
    expect((await one.convert(key, of)).status).toBe(status)
  })
})

describe('a post of a key date', () => {
  it('says what the calendar says, on the day, at the business’s hour, and is its one post', async () => {
    const one = await occasionsOn(server)
    const { keyDate, networks, localTime, isTold } = (await one.read('mothers', year)).body
    expect({ networks, isTold }).toEqual({ networks: ['x'], isTold: true })
    expect(localTime).toBe(`${keyDate.date}T09:00`)
    const asked = await one.convert('mothers', year)
    expect(asked.status).toBe(200)
    expect((await one.read('mothers', year)).body.keyDate.conversion).toBe('drafting')
    await draftDue(server)
    const [post] = await one.posts()
    expect(post).toMatchObject({
      status: 'aiSuggestion',
      origin: 'keyDate',
      networks: ['x'],
      title: 'Fête des Mères',
    })
    expect(post?.publishAt).toBe(new Date(`${keyDate.date}T07:00:00Z`).toISOString())
    const day = `${Number(keyDate.date.slice(8))}`
    expect(post?.hook).toContain(day)
    const [subject] = await one.subjects()
    expect(subject?.facts[0]?.source).toEqual({ by: 'calendar', title: 'Fête des Mères' })
    expect((await one.read('mothers', year)).body.keyDate).toMatchObject({
      conversion: 'converted',
      taskId: post?.id,
    })
    expect((await one.convert('mothers', year)).status).toBe(409)
    // Another year is another day.
    expect((await one.convert('mothers', year + 1)).status).toBe(200)
  })

  it('tells one thing of the business where it is of the day’s own matter', async () => {
    const one = await occasionsOn(server)
    await one.say()
    await one.convert('bread', year)
    await draftDue(server)
    const [post] = await one.posts()
    expect(post?.hook).toContain('pain de campagne')
    expect(post?.hook).not.toMatch(/brioche|Lucie/)
  })

  it('is made once, however many ask at once', async () => {
    const one = await occasionsOn(server)
    const answers = await Promise.all([1, 2, 3, 4].map(() => one.convert('bastille', year)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    await Promise.all([draftDue(server), draftDue(server)])
    expect(await one.posts()).toHaveLength(1)
    expect(await exportOccasions(server.platform.db, one.id)).toMatchObject([{ dayKey: 'bastille', year }])
  })

  it('can be made again once its post was removed', async () => {
    const one = await occasionsOn(server)
    await one.convert('easter', year)
    await draftDue(server)
    const [post] = await one.posts()
    const removed = await one.browser.call('DELETE /api/users/{id}/tasks/{taskPublicId}', {
      params: { ...one.params, taskPublicId: post?.id ?? '' },
    })
    expect(removed.status).toBe(200)
    expect((await one.read('easter', year)).body.keyDate).toMatchObject({ conversion: 'none', taskId: null })
    expect((await one.convert('easter', year)).status).toBe(200)
  })

  it('needs a network it could go to, and says so in words', async () => {
    const alone = await occasionsOn(server, { isLinked: false })
    expect((await alone.read('mothers', year)).body.networks).toEqual([])
    const refused = await alone.convert('mothers', year)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      error: {
        code: 'noCompatibleNetwork',
        message: 'Aucun réseau social compatible n’a été trouvé.',
      },
    })
    const linked = await occasionsOn(server)
    expect((await linked.convert('mothers', year, { networks: ['tiktok'] })).status).toBe(409)
    expect(await exportOccasions(server.platform.db, linked.id)).toEqual([])
    expect((await linked.convert('mothers', year, { networks: ['tiktok', 'x'] })).status).toBe(200)
  })

  it('is not made of a day that is over, nor in a language the calendar does not speak', async () => {
    const one = await occasionsOn(server)
    expect((await one.convert('new-year', year - 1)).status).toBe(422)
    expect((await one.read('new-year', year - 1)).body.isOver).toBe(true)
    await isOf(server, one.id, { language: 'de' })
    expect((await one.read('mothers', year)).body.isTold).toBe(false)
    expect((await one.convert('mothers', year)).body).toMatchObject({ error: { code: 'calendarLanguage' } })
    await isOf(server, one.id, { language: 'en' })
    await one.convert('mothers', year)
    await draftDue(server)
    expect((await one.posts())[0]?.title).toBe('Mother’s Day in France')
  })

  it('costs what was agreed to, or is not begun', async () => {
    const one = await occasionsOn(server)
    for (const key of [
      'epiphany',
      'candlemas',
      'valentine',
      'easter',
      'labour',
      'mothers',
      'fathers',
      'music',
    ])
      expect((await one.convert(key, year)).status).toBe(200)
    const refused = await one.convert('bastille', year)
    expect(refused.status).toBeGreaterThanOrEqual(409)
    expect((await one.read('bastille', year)).body.keyDate.conversion).toBe('none')
    expect(refused.body).toMatchObject({ error: { code: 'quotaReached' } })
    const gift = { accountId: one.id, reason: 'gift', bucket: 'gift', amount: 5, expiresAt: null } as const
    await runCommand(
      server.platform,
      system('test'),
      'test',
      (ctx) => giveCredits(ctx, { ...gift, idempotencyKey: `key-dates ${one.id}` }),
      undefined,
    )
    expect((await one.convert('bastille', year, { agreedCredits: 2 })).status).toBe(200)
  })

  it('bears no logo before the charter is complete, and says what is missing', async () => {
    const one = await occasionsOn(server)
    const bare = await one.convert('mothers', year, { showsLogo: true })
    expect([bare.status, bare.error?.code]).toEqual([409, 'charterIncomplete'])
    expect(bare.error?.message).toContain('un logo et vos couleurs')
    expect((await one.read('mothers', year)).body.isCharterComplete).toBe(false)
    await giveCharter(one)
    expect((await one.read('mothers', year)).body.isCharterComplete).toBe(true)
    expect((await one.convert('mothers', year, { showsLogo: true })).status).toBe(200)
  })

  it('says which linked network is to be linked again', async () => {
    const one = await occasionsOn(server)
    expect((await one.read('mothers', year)).body).toMatchObject({ networks: ['x'], lost: [] })
    await server.platform.db
      .update(networkAccount)
      .set({ state: 'expired' })
      .where(eq(networkAccount.accountId, one.id))
    expect((await one.read('mothers', year)).body).toMatchObject({ networks: ['x'], lost: ['x'] })
  })

  it('bears the logo or does not, as it was wished', async () => {
    const logosOn = async (showsLogo: boolean) => {
      const one = await occasionsOn(server)
      await giveCharter(one)
      await one.convert('mothers', year, { showsLogo })
      await draftDue(server)
      const rows = await server.platform.db.select().from(template).where(eq(template.ownerId, one.id))
      const designs = rows.map(({ design }) => design as { pages: { nodes: never[] }[] })
      return designs.flatMap(({ pages }) =>
        pages.flatMap(({ nodes }) =>
          leavesOf(nodes).filter((leaf) => leaf.kind === 'image' && leaf.role === 'logo'),
        ),
      )
    }
    expect(await logosOn(true)).toHaveLength(1)
    expect(await logosOn(false)).toHaveLength(0)
  })
})

describe('who may', () => {
  it('a stranger finds nothing, a reader makes nothing', async () => {
    const one = await occasionsOn(server)
    const stranger = callsOf(one.id, await signedIn(server, await makePerson(server, 'customer')))
    const reader = await makePerson(server, 'contact', { roleKey: 'contactReader', ownerId: one.id })
    const reading = callsOf(one.id, await signedIn(server, reader))
    expect((await stranger.list()).status).toBe(404)
    expect((await stranger.read('mothers', year)).status).toBe(404)
    expect((await stranger.convert('mothers', year)).status).toBe(404)
    expect((await stranger.ideas()).status).toBe(404)
    expect((await stranger.draftIdea('first-hour', 'On allume le four à quatre heures.')).status).toBe(404)
    expect([200, 403]).toContain((await reading.list()).status)
    expect((await reading.convert('mothers', year)).status).toBe(403)
    expect((await reading.draftIdea('first-hour', 'On allume le four à quatre heures.')).status).toBe(403)
    expect(await exportOccasions(server.platform.db, one.id)).toEqual([])
  })
})

describe('ideas', () => {
  it('are those of one’s own trade first, by objective, by words and by the page', async () => {
    const one = await occasionsOn(server)
    await isOf(server, one.id, { sectorId: florist })
    const first = (await one.ideas({ limit: 3 })).body.data
    expect(first.items[0]?.key).toBe('bouquet')
    expect(first.items[1]?.sectors).toEqual([])
    const every = (await one.ideas({ scope: 'all', limit: 100 })).body.data
    expect(every.total).toBeGreaterThanOrEqual(60)
    expect(every.total).toBeGreaterThan(first.total)
    const traffic = (await one.ideas({ objective: 'traffic', limit: 100 })).body.data.items
    expect(new Set(traffic.map(({ objective }) => objective))).toEqual(new Set(['traffic']))
    const found = (await one.ideas({ search: 'horaires' })).body.data.items
    expect(found.map(({ key }) => key)).toContain('opening-hours')
  })

  it('become a post of what the business answers, and of nothing else', async () => {
    const one = await occasionsOn(server)
    const answer = 'Le four s’allume à quatre heures. La première fournée sort à six heures et demie.'
    expect((await one.draftIdea('first-hour', answer)).status).toBe(200)
    await draftDue(server)
    const [post] = await one.posts()
    expect(post?.origin).toBe('ai')
    expect(post?.hook).toContain('four')
    const [subject] = await one.subjects()
    expect(subject).toMatchObject({ origin: 'idea', status: 'planned' })
    expect(subject?.facts.map(({ source }) => source)).toEqual([{ by: 'person' }])
  })

  it.each([
    ['first-hour', 'court', 422],
    ['first-hour', '…………………', 422],
    ['first-hour', 'mot '.repeat(120), 422],
    ['no-such-idea', 'Le four s’allume à quatre heures.', 404],
  ])('%s with “%.10s” is answered with %i', async (key, answer, status) => {
    const one = await occasionsOn(server, { isLinked: false })
    expect((await one.draftIdea(key, answer)).status).toBe(status)
  })
})

describe('the hour of a post of a day', () => {
  const now = new Date('2026-12-31T23:30:00Z')
  const times = ['18:00', '09:00', '12:15']
  it('is the day’s first that is still to come, in the business’s local time', () => {
    const paris = { times, timeZone: 'Europe/Paris', now }
    expect(dayOn(now, 'Europe/Paris')).toBe('2027-01-01')
    expect(ownHour({ date: '2027-01-01' }, paris)).toBe('2027-01-01T09:00')
    expect(ownHour({ date: '2026-12-31' }, paris)).toBeNull()
    const there = { times, timeZone: 'America/Martinique', now }
    expect(ownHour({ date: '2027-01-01' }, there)).toBe('2027-01-01T09:00')
    expect(ownHour({ date: '2026-12-31' }, there)).toBeNull()
    expect(ownHour({ date: '2026-12-31' }, { ...there, now: new Date('2026-12-31T16:00:00Z') })).toBe(
      '2026-12-31T12:15',
    )
  })
})
