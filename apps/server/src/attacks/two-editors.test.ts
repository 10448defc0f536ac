import { beforeAll, describe, expect, it } from 'vitest'
import { newPublicId } from '../platform/ids.ts'
import type { TestBrowser } from '../testing/browser.ts'
import { makePerson, signedIn, type TestPerson } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
let boss: TestBrowser
let owner: TestPerson
let agencyBrowser: TestBrowser
beforeAll(async () => {
  server = await testServer()
  boss = await signedIn(server, await makePerson(server, 'superAdmin'))
  owner = await makePerson(server, 'customer', { societyName: 'Maison Lune' })
  agencyBrowser = await signedIn(server, owner)
})

const params = () => ({ id: owner.id })
const account = async () =>
  (await agencyBrowser.call('GET /api/users/{id}/account', { params: params() })).body.user

async function essentials(version: string | undefined, change: object) {
  const { society } = await account()
  const {
    activitySector,
    logo: _,
    additionalLogos: _l,
    colors: _c,
    alertEmail: _e,
    alertPhone: _p,
    ...rest
  } = society
  const body = { ...rest, activitySectorId: activitySector?.id ?? null, ...change, version }
  return agencyBrowser.call('POST /api/users/{id}/account/essential-information', {
    params: params(),
    body: body as never,
  })
}

describe('of two editors who began alike, the second is told, about', () => {
  it('the essential information', async () => {
    const { version } = (await account()).society
    const first = await essentials(version, { city: 'Lyon' })
    expect(first.status).toBe(200)
    expect((await essentials(version, { city: 'Nantes' })).error?.code).toBe('conflict')
    expect((await account()).society.city).toBe('Lyon')
    expect((await essentials(first.body.user.society.version, { city: 'Nantes' })).status).toBe(200)
  })

  it('how an account is told', async () => {
    const { version = '', ...inputs } = (await account()).notifications ?? {}
    const save = async (minute: number, known: string) =>
      (
        await agencyBrowser.call('POST /api/users/{id}/account/notifications', {
          params: params(),
          body: { ...inputs, minute, version: known } as never,
        })
      ).status
    expect([await save(600, version), await save(660, version)]).toEqual([200, 409])
  })

  it('a contact', async () => {
    const contact = await makePerson(server, 'contact', { ownerId: owner.id, roleKey: 'contactReader' })
    const listed = await agencyBrowser.call('GET /api/users/{id}/contacts', { params: params() })
    const row = listed.body.data.items.find((one) => one.id === contact.id)
    const save = async (firstName: string) =>
      (
        await agencyBrowser.call('POST /api/users/{id}/contacts/{contactId}', {
          params: { ...params(), contactId: contact.id },
          body: { firstName, lastName: 'Roux', phone: '', roleId: row?.role?.id ?? 0, version: row?.version },
        })
      ).status
    expect([await save('Lia'), await save('Léo')]).toEqual([200, 409])
  })

  it('a sector', async () => {
    const names = { fr: `Métier ${newPublicId()}`, en: 'Trade' }
    const body = { names, parentId: null, acceptProposal: true }
    const made = (await boss.call('POST /api/admin/activity-sectors', { body })).body.sector
    const save = async (en: string) =>
      (
        await boss.call('POST /api/admin/activity-sectors/{id}', {
          params: { id: made.id },
          body: { ...body, names: { ...names, en }, version: made.version },
        })
      ).status
    expect([await save('Craft'), await save('Shop')]).toEqual([200, 409])
  })

  it('the name of a section', async () => {
    const made = (
      await boss.call('POST /api/admin/permissions/sections', {
        body: { key: `a${newPublicId().replace(/[^A-Za-z0-9]/g, '')}`, name: 'Atelier' },
      })
    ).body.section
    const save = async (name: string) =>
      (
        await boss.call('POST /api/admin/permissions/sections/{id}', {
          params: { id: made.id },
          body: { name, version: made.version },
        })
      ).status
    expect([await save('Studio'), await save('Fabrique')]).toEqual([200, 409])
  })

  it('a person, when it is their business that changed meanwhile', async () => {
    const whom = { userType: 'customer' as const, userId: owner.id }
    const read = async () =>
      (await boss.call('GET /api/admin/users/{userType}/{userId}', { params: whom })).body.user.version
    const before = await read()
    const { version } = (await account()).society
    expect((await essentials(version, { city: 'Brest' })).status).toBe(200)
    expect(await read()).toBeGreaterThan(before)
  })
})
