import {
  activityType,
  colorIndexes,
  editorialTones,
  emoticonType,
  fontFamilies,
  formality,
  notificationFrequencies,
  notificationMedia,
  notificationTypes,
} from '@postelier/contract'
import { familyNames } from '@postelier/scene'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
let browser: TestBrowser
let params: { id: number }
beforeAll(async () => {
  server = await testServer()
  const person = await makePerson(server, 'customer')
  browser = await signedIn(server, person)
  params = { id: person.id }
})

const readBrand = async () => (await browser.call('GET /api/users/{id}/account', { params })).body.user.brand
async function saveLine(change: Record<string, unknown>) {
  const {
    aiEnabled: _ai,
    graphicCharter: _charter,
    titleFamily: _t,
    textFamily: _x,
    ...line
  } = await readBrand()
  return browser.call('POST /api/users/{id}/account/editorial-line', {
    params,
    body: { ...line, customTone: 'Sec.', ...change } as never,
  })
}

describe('the values of a brand', () => {
  it('are ten tones, the last in one’s own words', async () => {
    expect(editorialTones).toEqual([
      'institutional',
      'humor',
      'original',
      'inspiring',
      'technicalExpert',
      'pedagogue',
      'journalistic',
      'promotional',
      'emotional',
      'custom',
    ])
    for (const tone of editorialTones) expect((await saveLine({ tone })).body.user.brand.tone).toBe(tone)
    expect((await saveLine({ tone: 'rude' })).error?.fields).toHaveProperty('tone')
  })

  it('are two formalities', async () => {
    expect(formality.options).toEqual(['familiarity', 'formality'])
    for (const one of formality.options)
      expect((await saveLine({ formality: one })).body.user.brand.formality).toBe(one)
    expect((await saveLine({ formality: 'curtsy' })).error?.fields).toHaveProperty('formality')
  })

  it('are three levels of emojis: without, moderate (institutional), emotional', async () => {
    expect(emoticonType.options).toEqual(['without', 'institutional', 'emotional'])
    for (const one of emoticonType.options)
      expect((await saveLine({ emoticonType: one })).body.user.brand.emoticonType).toBe(one)
    expect((await saveLine({ emoticonType: 'many' })).error?.fields).toHaveProperty('emoticonType')
  })

  it('are three colours, known as primary, secondary and tertiary', async () => {
    expect(colorIndexes).toEqual(['primary', 'secondary', 'tertiary'])
    const save = (indexes: readonly string[]) =>
      browser.call('POST /api/users/{id}/account/update-society-colors', {
        params,
        body: { colors: indexes.map((index) => ({ index, hex: '#123456' })) as never },
      })
    expect((await save(colorIndexes)).body.society.colors).toHaveLength(3)
    expect((await save(['fourth'])).status).toBe(422)
  })

  it('are the six families of designs, for titles and for texts, or none', async () => {
    expect(fontFamilies).toEqual(familyNames)
    const save = async (change: object) =>
      browser.call('POST /api/users/{id}/account/graphic-line', {
        params,
        body: { version: (await readBrand()).version, graphicCharter: '', ...change } as never,
      })
    for (const family of fontFamilies)
      expect((await save({ titleFamily: family })).body.user.brand.titleFamily).toBe(family)
    // What is not sent stays.
    expect((await save({ textFamily: 'oswald' })).body.user.brand).toMatchObject({
      titleFamily: 'caveat',
      textFamily: 'oswald',
    })
    expect((await save({ titleFamily: null })).body.user.brand.titleFamily).toBeNull()
    expect((await save({ titleFamily: 'comic-sans' })).error?.fields).toHaveProperty('titleFamily')
  })

  it('are five kinds of activity', async () => {
    expect(activityType.options).toEqual(['unknown', 'bToC', 'bToB', 'bToBToC', 'cToC'])
    const save = (kind: string) =>
      browser.call('POST /api/users/{id}/account/essential-information', {
        params,
        body: {
          name: 'Maison',
          commercialName: '',
          summary: '',
          activitySectorId: null,
          trade: '',
          workforce: null,
          activityType: kind as 'bToC',
          siteUrl: '',
          address: '',
          zipCode: '',
          city: '',
          country: 'FR',
          siret: '',
          vatNumber: '',
        },
      })
    for (const kind of activityType.options)
      expect((await save(kind)).body.user.society.activityType).toBe(kind)
    expect((await save('bToZ')).error?.fields).toHaveProperty('activityType')
  })
})

describe('the values of notifications', () => {
  const save = (change: Record<string, unknown>) =>
    browser.call('POST /api/users/{id}/account/notifications', {
      params,
      body: {
        weekday: 1,
        minute: 480,
        timeZone: 'Europe/Paris',
        media: [],
        frequency: 'weekly',
        types: [],
        ...change,
      } as never,
    })

  it('are a weekly, 14-day, 21-day or monthly rhythm', async () => {
    expect(notificationFrequencies).toEqual(['weekly', 'every14Days', 'every21Days', 'monthly'])
    for (const frequency of notificationFrequencies)
      expect((await save({ frequency })).body.user.notifications?.frequency).toBe(frequency)
    expect((await save({ frequency: 'daily' })).error?.fields).toHaveProperty('frequency')
  })

  it('are e-mail, SMS and mobile notification', async () => {
    expect(notificationMedia).toEqual(['email', 'sms', 'mobileNotification'])
    const media = [...notificationMedia]
    expect((await save({ media })).body.user.notifications?.media).toEqual(media)
    expect((await save({ media: ['pigeon'] })).status).toBe(422)
  })

  it('are advice, event reminders, news and commercial offers', async () => {
    expect(notificationTypes).toEqual(['advice', 'eventReminders', 'news', 'commercialOffers'])
    const types = [...notificationTypes]
    expect((await save({ types })).body.user.notifications?.types).toEqual(types)
    expect((await save({ types: ['gossip'] })).status).toBe(422)
  })
})
