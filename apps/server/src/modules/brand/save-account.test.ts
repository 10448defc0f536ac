import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../access/person.tables.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const parts = 'POST /api/users/{id}/account/parts'
const essentials = {
  name: 'Boulangerie Martin',
  commercialName: 'Le Fournil',
  summary: 'Pains au levain.',
  activitySectorId: null,
  trade: 'Boulangère',
  workforce: '2-9' as const,
  activityType: 'bToC' as const,
  siteUrl: '',
  address: '',
  zipCode: '',
  city: '',
  country: 'FR',
  siret: '',
  vatNumber: '',
}
const voice = {
  editorialLine: 'Simple et chaleureux.',
  tone: 'humor' as const,
  customTone: '',
  formality: 'familiarity' as const,
  emoticonType: 'emotional' as const,
  pronoun: 'firstPlural' as const,
  languageRegister: 'familiar' as const,
  writingTones: [],
  postCategories: [],
}

async function business() {
  const who = await makePerson(server, 'customer')
  const browser = await signedIn(server, who)
  const params = { id: who.id }
  const read = async () => (await browser.call('GET /api/users/{id}/account', { params })).body.user
  return { who, browser, params, read }
}

describe('parts of an account, saved at once', () => {
  it('are all kept, and answered with the account as it is then', async () => {
    const { who, browser, params, read } = await business()
    await server.platform.db
      .update(person)
      .set({ registrationStep: 'introduction' })
      .where(eq(person.id, who.id))
    const saved = await browser.call(parts, {
      params,
      body: {
        essentials,
        brand: { version: 1, voice, look: { graphicCharter: 'Du blanc.' } },
        networkTone: { tone: 'humor', customTone: '' },
        colors: [{ index: 'primary', hex: '#114488' }],
        language: 'en',
        proposal: 'Boulanger nomade',
        step: 'graphicLine',
      },
    })
    expect(saved.status).toBe(200)
    const { user } = saved.body
    expect(user).toMatchObject({
      languages: ['en', 'fr'],
      society: { commercialName: 'Le Fournil', colors: [{ index: 'primary', hex: '#114488' }] },
      // Two lines of one brand are one change of it.
      brand: { tone: 'humor', graphicCharter: 'Du blanc.', version: 2 },
    })
    expect(new Set(user.settings.aiNetworks.map(({ tone }) => tone))).toEqual(new Set(['humor']))
    expect(await read()).toEqual(user)
    const { body } = await browser.call('GET /user/current')
    expect(body.user.account?.registrationStep).toBe('graphicLine')
  })

  it('are none of them kept where one is refused', async () => {
    const { browser, params, read } = await business()
    const before = await read()
    const stale = await browser.call(parts, {
      params,
      body: { essentials, colors: [{ index: 'primary', hex: '#114488' }], brand: { version: 9, voice } },
    })
    expect(stale.error?.code).toBe('conflict')
    const custom = { ...voice, tone: 'custom' as const }
    const faulty = await browser.call(parts, {
      params,
      body: { essentials, brand: { version: 1, voice: custom } },
    })
    expect(Object.keys(faulty.error?.fields ?? {})).toEqual(['customTone'])
    expect(await read()).toEqual(before)
  })

  it('are each for who may change it, and for nobody who is a stranger', async () => {
    const { who, params, read } = await business()
    const before = await read()
    const reader = await makePerson(server, 'contact', { ownerId: who.id, roleKey: 'contactReader' })
    const browser = await signedIn(server, reader)
    for (const body of [
      { essentials },
      { proposal: 'Boulanger nomade' },
      { brand: { version: 1, voice } },
      { colors: [] },
      { language: 'en' as const },
      { step: 'company' as const },
    ])
      expect([Object.keys(body), (await browser.call(parts, { params, body })).status]).toEqual([
        Object.keys(body),
        403,
      ])
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    expect((await stranger.call(parts, { params, body: { essentials } })).status).toBe(404)
    expect(await read()).toEqual(before)
  })
})
