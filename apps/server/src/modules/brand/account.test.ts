import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, signedIn } from '../../testing/people.ts'
import { consentAs } from '../../testing/test-networks.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const business = {
  name: 'Boulangerie Martin',
  commercialName: 'Le Fournil',
  summary: 'Pains au levain.',
  activitySectorId: null,
  trade: 'Boulangère',
  workforce: '2-9' as const,
  activityType: 'bToC' as const,
  siteUrl: 'https://fournil.example.org',
  address: '1 rue du Four',
  zipCode: '35000',
  city: 'Rennes',
  country: 'FR',
  siret: '732 829 320 00074',
  vatNumber: 'fr 44 732829320',
}
const line = {
  version: 1,
  editorialLine: 'Simple et chaleureux.',
  tone: 'humor' as const,
  customTone: '',
  formality: 'familiarity' as const,
  emoticonType: 'emotional' as const,
  pronoun: 'firstPlural' as const,
  languageRegister: 'familiar' as const,
  writingTones: ['expert', 'expert', 'offbeat'] as ('expert' | 'offbeat')[],
  postCategories: ['advice'] as 'advice'[],
}

async function customer() {
  const person = await makePerson(server, 'customer')
  return { person, browser: await signedIn(server, person), params: { id: person.id } }
}

describe('the account', () => {
  it('is read whole by its own people and by who may act for it', async () => {
    const { person, browser, params } = await customer()
    const reply = await browser.call('GET /api/users/{id}/account', { params })
    expect(reply.status).toBe(200)
    expect(reply.body.user).toMatchObject({
      id: person.id,
      society: { logo: null, additionalLogos: [], colors: [], country: 'FR' },
      brand: { version: 1, aiEnabled: true },
      settings: { contentSources: [], contentSourcesLimit: 5 },
    })
    expect(reply.body.user.settings.aiNetworks).toHaveLength(6)
    expect(reply.body.user.abilities).toContain('brand:edit')
    const contact = await signedIn(server, await makePerson(server, 'contact', { ownerId: person.id }))
    expect((await contact.call('GET /api/users/{id}/account', { params })).status).toBe(200)
  })

  it('shows staff their own person, with an empty business', async () => {
    const agent = await makePerson(server, 'internalAgent')
    const browser = await signedIn(server, agent)
    const reply = await browser.call('GET /api/users/{id}/account', { params: { id: agent.id } })
    expect(reply.body.user).toMatchObject({ id: agent.id, society: { name: '' }, brand: { version: 0 } })
  })

  it('keeps essential information, numbers in their usual spelling', async () => {
    const { browser, params } = await customer()
    const key = 'POST /api/users/{id}/account/essential-information'
    const reply = await browser.call(key, { params, body: business })
    expect(reply.body.user.society).toMatchObject({
      name: 'Boulangerie Martin',
      siret: '73282932000074',
      vatNumber: 'FR44732829320',
    })
  })

  it('names every wrong field at once', async () => {
    const { browser, params } = await customer()
    const reply = await browser.call('POST /api/users/{id}/account/essential-information', {
      params,
      body: { ...business, siret: '73282932000075', vatNumber: 'FR12', activitySectorId: 42 },
    })
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.error?.fields ?? {}).sort()).toEqual(['activitySectorId', 'siret', 'vatNumber'])
  })

  it('keeps the contact for alerts and refuses a number that does not exist', async () => {
    const { browser, params } = await customer()
    const key = 'POST /api/users/{id}/account/alert-contact'
    const kept = await browser.call(key, {
      params,
      body: { alertEmail: 'Alerte@Example.org', alertPhone: '06 12 34 56 78' },
    })
    expect(kept.body.user.society).toMatchObject({
      alertEmail: 'alerte@example.org',
      alertPhone: '+33612345678',
    })
    const wrong = await browser.call(key, { params, body: { alertEmail: '', alertPhone: '12' } })
    expect(wrong.error?.fields).toHaveProperty('alertPhone')
  })

  it('refuses a line that was written over an older one, on both lines', async () => {
    const { browser, params } = await customer()
    const first = await browser.call('POST /api/users/{id}/account/editorial-line', { params, body: line })
    expect(first.body.user.brand).toMatchObject({
      version: 2,
      tone: 'humor',
      writingTones: ['expert', 'offbeat'],
    })
    const stale = await browser.call('POST /api/users/{id}/account/editorial-line', { params, body: line })
    expect([stale.status, stale.error?.code]).toEqual([409, 'conflict'])
    const graphic = 'POST /api/users/{id}/account/graphic-line'
    const staleToo = await browser.call(graphic, { params, body: { version: 1, graphicCharter: 'Sobre' } })
    expect(staleToo.status).toBe(409)
    const fresh = await browser.call(graphic, { params, body: { version: 2, graphicCharter: 'Sobre' } })
    expect(fresh.body.user.brand).toMatchObject({ version: 3, graphicCharter: 'Sobre' })
  })

  it('lets one of ten simultaneous saves through', async () => {
    const { browser, params } = await customer()
    await browser.call('GET /api/users/{id}/account', { params })
    await browser.call('POST /api/users/{id}/account/ai/enable', { params, body: { enable: true } })
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        browser.call('POST /api/users/{id}/account/editorial-line', { params, body: line }),
      ),
    )
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(9)
  })

  it('asks for the words of a tone of one’s own', async () => {
    const { browser, params } = await customer()
    const reply = await browser.call('POST /api/users/{id}/account/editorial-line', {
      params,
      body: { ...line, tone: 'custom' },
    })
    expect(reply.error?.fields).toHaveProperty('customTone')
  })

  it('replaces the whole set of colours', async () => {
    const { browser, params } = await customer()
    const key = 'POST /api/users/{id}/account/update-society-colors'
    const two = await browser.call(key, {
      params,
      body: {
        colors: [
          { index: 'primary', hex: '#a1b2c3' },
          { index: 'tertiary', hex: '#000000' },
        ],
      },
    })
    expect(two.body.society.colors).toHaveLength(2)
    const one = await browser.call(key, { params, body: { colors: [{ index: 'primary', hex: '#a1b2c3' }] } })
    expect(one.body.society.colors).toEqual([{ index: 'primary', hex: '#A1B2C3' }])
    const twice = await browser.call(key, {
      params,
      body: {
        colors: [
          { index: 'primary', hex: '#a1b2c3' },
          { index: 'primary', hex: '#000000' },
        ],
      },
    })
    expect(twice.error?.fields).toHaveProperty(['colors.1.index'])
  })

  it('keeps networks with their tones, notifications, and the switch of the machine', async () => {
    const { browser, params } = await customer()
    await browser.call('POST /api/users/{id}/account/ai/enable', { params, body: { enable: false } })
    const networks = await browser.call('POST /api/users/{id}/account/ai/networks', {
      params,
      body: {
        networks: [
          { network: 'linkedin', enabled: true, tone: 'technicalExpert', customTone: '' },
          { network: 'x', enabled: true, tone: 'custom', customTone: 'Sec' },
        ],
      },
    })
    expect(networks.body.user.brand.aiEnabled).toBe(false)
    expect(networks.body.user.settings.aiNetworks.filter((one) => one.enabled)).toEqual([
      { network: 'linkedin', enabled: true, tone: 'technicalExpert', customTone: '' },
      { network: 'x', enabled: true, tone: 'custom', customTone: 'Sec' },
    ])
    const told = await browser.call('POST /api/users/{id}/account/notifications', {
      params,
      body: {
        weekday: 5,
        minute: 600,
        timeZone: 'America/Toronto',
        media: ['email', 'email'],
        frequency: 'monthly',
        types: ['news'],
      },
    })
    expect(told.body.user.notifications).toEqual({
      version: expect.any(String),
      weekday: 5,
      minute: 600,
      timeZone: 'America/Toronto',
      media: ['email'],
      frequency: 'monthly',
      types: ['news'],
    })
  })

  it('moves the wizard forward only', async () => {
    const { browser, params } = await customer()
    const key = 'POST /api/users/{id}/account/registration-step'
    await server.platform.db.execute(
      `update person set registration_step = 'company' where id = ${params.id}`,
    )
    const stepAfter = async (step: 'introduction' | 'graphicLine' | 'done') => {
      expect((await browser.call(key, { params, body: { step } })).status).toBe(200)
      return (await browser.call('GET /api/users/{id}/account', { params })).body.user.registrationStep
    }
    expect(await stepAfter('introduction')).toBe('company')
    expect(await stepAfter('graphicLine')).toBe('graphicLine')
    // The last question may be put off, which ends nothing: without a network it stays asked.
    const early = await browser.call(key, { params, body: { step: 'done' } })
    expect([early.status, early.error?.fields?.step]).toEqual([422, expect.stringMatching(/Reliez d’abord/)])
    expect((await browser.call('GET /api/users/{id}/account', { params })).body.user.registrationStep).toBe(
      'graphicLine',
    )
    const begun = await browser.call('POST /api/users/{id}/networks/{network}/begin', {
      params: { ...params, network: 'x' },
      body: { back: '/welcome' },
    })
    const query = consentAs(begun.body.url, `registers-${params.id}`, [`registers-${params.id}`])
    await browser.call('POST /api/networks/finish', { body: { network: 'x', query } })
    expect(await stepAfter('done')).toBe('done')
  })
})
