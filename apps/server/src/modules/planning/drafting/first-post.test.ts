import { describe, expect, it } from 'vitest'
import { makePerson, signedIn } from '../../../testing/people.ts'
import { planningOn } from '../../../testing/planning.ts'
import { testServer } from '../../../testing/test-platform.ts'

const server = await testServer()
type One = Awaited<ReturnType<typeof planningOn>>
const first = (one: One, query: Record<string, string> = {}) =>
  one.browser.call('GET /api/users/{id}/planning/first-post', { params: one.params, query })

describe('a first post', () => {
  it('is shown before anything is kept: words, what they rest on, and a picture in the colours that are tried', async () => {
    const one = await planningOn(server)
    await one.say()
    const shown = (await first(one)).body.post
    expect(shown?.picture).toMatch(/^data:image\/jpeg;base64,/)
    expect(shown?.sentences.some(({ source }) => source?.by === 'person')).toBe(true)
    const other = (await first(one, { primary: '#114488', secondary: '#FFEECC' })).body.post
    expect(other?.words).toBe(shown?.words)
    expect(other?.picture).not.toBe(shown?.picture)
    expect([await one.subjects(), await one.posts()]).toEqual([[], []])
    expect((await one.price(1)).freeLeft).toBe(8)
  })

  it('is of what can be told in the voice that is tried', async () => {
    const one = await planningOn(server)
    await one.say([
      {
        kind: 'service',
        about: 'devis',
        says: ['Vous recevez votre devis par courrier avant tous les travaux.'],
      },
      {
        kind: 'service',
        about: 'ponçage',
        says: ['Le ponçage se fait à la main sur chaque marche de l’escalier.'],
      },
    ])
    const said = async (formality: 'familiarity' | 'formality') =>
      (await first(one, { tone: 'emotional', formality, emoji: 'without', pronoun: 'firstPlural' })).body.post
        ?.words
    expect(await said('familiarity')).toContain('ponçage')
    expect(await said('formality')).toBeDefined()
  })

  it('speaks in the tone that is tried', async () => {
    const one = await planningOn(server)
    await one.say([
      {
        kind: 'service',
        about: 'ponçage',
        says: ['Le ponçage se réserve une semaine avant le chantier.', 'Chaque marche prend une heure.'],
      },
      { kind: 'contact', about: 'téléphone', says: ['Téléphone : 04 65 71 01 42'] },
    ])
    const said = async (tone: 'institutional' | 'humor') =>
      (await first(one, { tone, formality: 'formality', emoji: 'without', pronoun: 'firstPlural' })).body.post
        ?.words
    // A sober tone names how to book where a merry one calls to.
    expect(await said('institutional')).not.toBe(await said('humor'))
  })

  it('is of what is being typed, before that is kept, and of what is known until a sentence is whole', async () => {
    const one = await planningOn(server)
    const typed = {
      kind: 'product',
      about: 'pain de seigle',
      says: 'Il repose une nuit entière avant le four.',
    }
    expect((await first(one, typed)).body.post?.words).toContain('repose une nuit')
    expect((await first(one)).body.post).toBeNull()
    await one.say([
      { kind: 'method', about: 'levain', says: ['Le levain est nourri chaque soir à la main.'] },
    ])
    const { data } = (
      await one.browser.call('GET /api/users/{id}/facts', { params: one.params, query: { limit: 1 } })
    ).body
    expect((await first(one, { ...typed, says: 'Il' })).body.post?.words).toContain('levain')
    expect((await first(one, { without: data.items[0]?.id ?? '' })).body.post).toBeNull()
  })

  it('is none where nothing is known', async () => {
    const one = await planningOn(server)
    expect((await first(one)).body.post).toBeNull()
  })

  it('is not padded where all that is known is in another language: that is said, and one call helps', async () => {
    const one = await planningOn(server)
    const languageCall = (language: 'fr' | 'en') => ({ params: one.params, body: { language } }) as const
    const speak = 'POST /api/users/{id}/account/posts-language'
    // What a business says is in the language it writes in.
    await one.browser.call(speak, languageCall('en'))
    await one.say([
      {
        kind: 'product',
        about: 'country loaf',
        says: ['The country loaf rests a whole night in the cellar before it meets the oven.'],
      },
    ])
    await one.browser.call(speak, languageCall('fr'))
    const readiness = async () =>
      (await one.browser.call('GET /api/users/{id}/planning/readiness', { params: one.params })).body
        .readiness
    expect(await readiness()).toMatchObject({ language: 'fr', otherLanguage: 'en' })
    expect((await first(one)).body.post).toBeNull()
    const { subjects, shortage } = await one.propose(3)
    expect([subjects, shortage?.inLanguage]).toEqual([[], 'en'])
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    expect((await stranger.call(speak, languageCall('en'))).status).toBe(404)
    // Tried before it is kept.
    expect((await first(one, { language: 'en' })).body.post?.words).toContain('country loaf')
    await one.browser.call(speak, languageCall('en'))
    expect(await readiness()).toMatchObject({ language: 'en', otherLanguage: null })
    expect((await first(one)).body.post?.words).toContain('country loaf')
  })

  it('is nobody else’s to look at', async () => {
    const one = await planningOn(server)
    await one.say()
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    const refused = await stranger.call('GET /api/users/{id}/planning/first-post', { params: one.params })
    expect(refused.status).toBe(404)
  })
})
