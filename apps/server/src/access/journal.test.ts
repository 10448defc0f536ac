import { gt, max } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newPublicId } from '../platform/ids.ts'
import type { TestBrowser } from '../testing/browser.ts'
import { makePerson, signedIn, type TestPerson } from '../testing/people.ts'
import { bodyOf } from '../testing/person-body.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'
import { journalEntry } from './session.tables.ts'

let server: TestServer
let admin: TestBrowser
let shop: TestBrowser
let customer: TestPerson
beforeAll(async () => {
  server = await testServer()
  admin = await signedIn(server, await makePerson(server, 'superAdmin'))
  customer = await makePerson(server, 'customer')
  shop = await signedIn(server, customer)
})

/** The lines some work writes. */
async function linesOf(work: () => Promise<{ status: number }>) {
  const { db } = server.platform
  const [before] = await db.select({ id: max(journalEntry.id) }).from(journalEntry)
  expect((await work()).status).toBe(200)
  const rows = await db
    .select()
    .from(journalEntry)
    .where(gt(journalEntry.id, before?.id ?? 0))
  return rows.map(({ action, details }) => ({ action, details }))
}

/** The same change twice: the first is an entry, the second is none. */
async function onceOnly(work: () => Promise<{ status: number }>, action: string, details: object) {
  expect(await linesOf(work)).toEqual([{ action, details: expect.objectContaining(details) }])
  expect(await linesOf(work)).toEqual([])
}

const own = () => ({ params: { id: customer.id } })
const account = async () => (await shop.call('GET /api/users/{id}/account', own())).body.user

describe('the journal', () => {
  it('says of one’s own profile what moved, once', async () => {
    const body = {
      firstName: 'Camille',
      lastName: 'Durand',
      phone: '',
      country: 'FR',
      timeZone: 'Europe/Paris',
      languages: ['fr'] as 'fr'[],
    }
    await onceOnly(() => shop.call('POST /api/me/profile', { body }), 'profile.changed', {
      fields: ['lastName'],
    })
    const change = () => shop.call('POST /api/me/account/change-language', { body: { lang: 'en' } })
    await onceOnly(change, 'language.changed', { lang: 'en' })
  })

  it('says of a business and its brand what moved, once', async () => {
    const { society, brand } = await account()
    const {
      activitySector: _,
      logo: __,
      additionalLogos,
      colors,
      alertEmail,
      alertPhone,
      ...essential
    } = society
    const company = { ...essential, activitySectorId: null, city: 'Lyon' } as never
    await onceOnly(
      () => shop.call('POST /api/users/{id}/account/essential-information', { ...own(), body: company }),
      'society.changed',
      { changed: ['city'] },
    )
    const alert = { alertEmail: 'alerte@example.org', alertPhone: '' }
    await onceOnly(
      () => shop.call('POST /api/users/{id}/account/alert-contact', { ...own(), body: alert }),
      'alertContact.changed',
      { changed: ['alertEmail'] },
    )
    const { graphicCharter: ___, aiEnabled: ____, titleFamily: _t, textFamily: _x, ...line } = brand
    await onceOnly(
      async () =>
        shop.call('POST /api/users/{id}/account/editorial-line', {
          ...own(),
          body: { ...line, editorialLine: 'Simple', version: (await account()).brand.version } as never,
        }),
      'editorialLine.changed',
      { changed: ['editorialLine'] },
    )
    const set = { colors: [{ index: 'primary' as const, hex: '#AABBCC' }] }
    await onceOnly(
      () => shop.call('POST /api/users/{id}/account/update-society-colors', { ...own(), body: set }),
      'colors.changed',
      {},
    )
    const enable = !(await account()).brand.aiEnabled
    const turn = () => shop.call('POST /api/users/{id}/account/ai/enable', { ...own(), body: { enable } })
    await onceOnly(turn, enable ? 'ai.enabled' : 'ai.disabled', {})
    const networks = [{ network: 'linkedin' as const, enabled: true, tone: 'humor' as const, customTone: '' }]
    await onceOnly(
      () => shop.call('POST /api/users/{id}/account/ai/networks', { ...own(), body: { networks } }),
      'aiNetworks.changed',
      { enabled: ['linkedin'] },
    )
    const inputs = { ...(await account()).notifications, weekday: 3 } as never
    await onceOnly(
      () => shop.call('POST /api/users/{id}/account/notifications', { ...own(), body: inputs }),
      'notifications.changed',
      { weekday: 3 },
    )
  })

  it('says of a contact what moved, once', async () => {
    const contact = await makePerson(server, 'contact', { ownerId: customer.id, roleKey: 'contactReader' })
    const seen = (await shop.call('GET /api/users/{id}/contacts', own())).body.data.items.find(
      (item) => item.id === contact.id,
    )
    const body = { firstName: 'Max', lastName: 'Martin', phone: '', roleId: seen?.role?.id ?? 0 }
    const params = { id: customer.id, contactId: contact.id }
    await onceOnly(
      () => shop.call('POST /api/users/{id}/contacts/{contactId}', { params, body }),
      'contact.edited',
      { fields: ['firstName'] },
    )
  })

  it('says of an administrator’s edit what moved, once, and raises no version for nothing', async () => {
    const agent = await makePerson(server, 'internalAgent')
    const params = { userType: agent.type, userId: agent.id }
    const read = async () =>
      (await admin.call('GET /api/admin/users/{userType}/{userId}', { params })).body.user
    const contract = {
      type: 'permanent' as const,
      start: null,
      end: null,
      weeklyHours: 35,
      nbHolidays: 25,
      productivity: 100,
    }
    const workingDays = [
      { weekday: 2, startMinute: 540, endMinute: 600 },
      { weekday: 1, startMinute: 540, endMinute: 600 },
    ]
    const edit = async () =>
      admin.call('POST /api/admin/users/{userType}/{userId}', {
        params,
        body: { ...bodyOf(await read(), { lastName: 'Autre' }), contract, workingDays },
      })
    await onceOnly(edit, 'person.edited', { fields: ['lastName', 'contract', 'workingDays'] })
    const before = (await read()).version
    await edit()
    expect((await read()).version).toBe(before)
  })

  it('says of roles what moved, once', async () => {
    const made = await admin.call('POST /api/admin/roles', {
      body: { name: `Essai ${newPublicId()}`, permissions: ['account:consult'] },
    })
    let { version, name } = made.body.role
    const permissions = ['account:consult', 'brand:consult']
    const change = async () => {
      const reply = await admin.call('POST /api/admin/roles/{id}', {
        params: { id: made.body.role.id },
        body: { name, permissions, version },
      })
      version = reply.body.role.version
      return reply
    }
    await onceOnly(change, 'role.changed', { added: ['brand:consult'] })
    const other = await makePerson(server, 'customer')
    const give = () =>
      admin.call('POST /api/admin/users/{userType}/{userId}/role', {
        params: { userType: 'customer', userId: other.id },
        body: { roleId: made.body.role.id },
      })
    await onceOnly(give, 'person.roleChanged', { to: made.body.role.id })
  })

  it('says of the platform’s settings what moved, once', async () => {
    let { settings, version } = (await admin.call('GET /api/admin/master')).body
    const change = async () => {
      const body = { ...settings, urgentTaskCredits: 5, version }
      const reply = await admin.call('POST /api/admin/master', { body })
      version = reply.body.version
      return reply
    }
    await onceOnly(change, 'masterSettings.changed', {})
    const restore = async () => admin.call('POST /api/admin/master', { body: { ...settings, version } })
    await restore()
  })

  it('says of credits what moved, once; a key that moved nothing is used up all the same', async () => {
    const payer = await makePerson(server, 'customer')
    const params = { userType: 'customer', userId: payer.id }
    const add = (idempotencyKey: string) =>
      admin.call('POST /api/admin/users/{userType}/{userId}/add-credits', {
        params,
        body: { credits: 10, note: 'Geste', idempotencyKey },
      })
    await onceOnly(() => add('click-0001'), 'credits.added', { credits: 10 })
    const set = (idempotencyKey: string) =>
      admin.call('POST /api/admin/users/{userType}/{userId}/change-credits', {
        params,
        body: { credits: 10, note: 'Rien', idempotencyKey },
      })
    expect(await linesOf(() => set('click-0002'))).toEqual([])
    await add('click-0003')
    expect((await set('click-0002')).body.user.credits).toBe(20)
    await onceOnly(() => set('click-0004'), 'credits.changed', { before: 20, after: 10 })
  })
})
