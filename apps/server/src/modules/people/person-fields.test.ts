import type { PersonBody, UserType } from '@postelier/contract'
import { contractTypes, errorCodes, userTypes } from '@postelier/contract'
import { errors as english } from '@postelier/texts/en/errors'
import { errors as french } from '@postelier/texts/fr/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { newPersonBody } from '../../testing/person-body.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  server = await testServer()
  admin = await signedIn(server, await makePerson(server, 'superAdmin'))
})
const create = (userType: UserType, body: PersonBody) =>
  admin.call('POST /api/admin/users/{userType}', { params: { userType }, body })
const society = {
  name: 'Maison Entière',
  summary: 'Tout y est.',
  workforce: '10-49' as const,
  activityType: 'bToBToC' as const,
  siteUrl: 'https://maison-entiere.fr',
  address: '1, rue Pleine',
  country: 'FR',
  zipCode: '69001',
  city: 'Lyon',
  vatNumber: 'FR44732829320',
}

describe('the fields of a person', () => {
  it('of a customer are kept whole: identity, languages, society, voice, free subscription, code, credits', async () => {
    const body = newPersonBody({
      applicationLang: 'en',
      languages: ['fr', 'en', 'es', 'de'],
      freeSubscriptionUntil: '2027-06-30',
      society,
      settings: {
        editorialLine: 'Droit au but.',
        formality: 'familiarity',
        emoticonType: 'institutional',
      },
    })
    const { user } = (await create('customer', body)).body
    const read = await admin.call('GET /api/admin/users/{userType}/{userId}', {
      params: { userType: 'customer', userId: user.id },
      query: { with: 'society,settings,credits' },
    })
    expect(read.body.user).toMatchObject({
      id: user.id,
      type: 'customer',
      ownerId: null,
      profileImage: null,
      email: body.email,
      firstName: 'Noé',
      lastName: 'Lefèvre',
      phone: '+33612345678',
      freeSubscriptionUntil: '2027-06-30',
      applicationLang: 'en',
      languages: ['fr', 'en', 'es', 'de'],
      society,
      settings: body.settings,
      credits: 0,
      creditsByBucket: {},
      role: { name: 'Client', isSuperAdmin: false },
      code: expect.stringMatching(/^C/),
      registeredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  it.each(contractTypes)('of an agent hold a contract of type %s, and a code', async (type) => {
    const contract = {
      type,
      start: '2026-01-05',
      end: '2027-01-04',
      weeklyHours: 35,
      nbHolidays: 25,
      productivity: 90,
    }
    const workingDays = [{ weekday: 1, startMinute: 540, endMinute: 720 }]
    const { user } = (await create('internalAgent', newPersonBody({ contract, workingDays }))).body
    expect(user).toMatchObject({ contract, workingDays, nonWorkingDays: [], code: expect.any(String) })
  })

  it('of a manager hold a code', async () => {
    expect((await create('teamManager', newPersonBody())).body.user.code).toMatch(/^M/)
  })

  it('of a non-working day are a name and a date, both required', async () => {
    const agent = await makePerson(server, 'internalAgent')
    const reply = await admin.call('POST /api/admin/users/{userType}/{userId}/non-working-days', {
      params: { userType: 'internalAgent', userId: agent.id },
      body: { name: ' ', date: 'demain' },
    })
    expect(Object.keys(reply.error?.fields ?? {}).sort()).toEqual(['date', 'name'])
  })

  it('know the eight kinds of people and no other', async () => {
    expect(userTypes).toEqual([
      'customer',
      'contact',
      'internalAgent',
      'externalAgent',
      'teamManager',
      'productManager',
      'agencyManager',
      'superAdmin',
    ])
    for (const userType of userTypes.filter((type) => type !== 'contact')) {
      const reply = await admin.call('GET /api/admin/users/{userType}', { params: { userType } })
      expect([userType, reply.status]).toEqual([userType, 200])
    }
    const wrong = await admin.call('GET /api/admin/users/{userType}', { params: { userType: 'robot' } })
    expect(wrong.status).not.toBe(200)
  })
})

describe('every refusal', () => {
  it('has its sentence in French and in English', () => {
    for (const { codes } of [french, english]) {
      for (const code of errorCodes) expect([code, codes[code].length > 10]).toEqual([code, true])
    }
  })
})
