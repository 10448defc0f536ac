import { userTypes } from '@postelier/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { days } from '../../platform/clock.ts'
import { newPublicId } from '../../platform/ids.ts'
import { administering, pathOf } from '../../testing/administering.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { bodyOf, newPersonBody } from '../../testing/person-body.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  server = await testServer()
  admin = await signedIn(server, await makePerson(server, 'superAdmin'))
})

const { read, create, edit } = administering(() => admin)

describe('the journal', () => {
  it('is narrowed by days of the reader’s calendar, and says when nobody was signed in', async () => {
    const shop = await makePerson(server, 'customer')
    await new TestBrowser(server).call('POST /auth/forgot-password', { body: { email: shop.email } })
    await server.runMailJobs()
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(server.clock.now())
    const tomorrow = new Date(Date.parse(today) + days(1)).toISOString().slice(0, 10)
    const found = async (from: string, to: string) =>
      (await admin.call('GET /api/admin/journal', { query: { accountId: shop.id, from, to } })).body.data
        .items
    expect(await found(today, today)).toMatchObject([
      { action: 'password.resetRequested', isAnonymous: true },
    ])
    expect(await found(tomorrow, tomorrow)).toEqual([])
  })
})

describe('lists of people', () => {
  it('are called by their words across types, by whoever administers them', async () => {
    const mark = newPublicId().replaceAll(/[^A-Za-z]/g, 'x')
    const agency = await makePerson(server, 'agencyManager')
    const manager = await signedIn(server, agency)
    await create('customer', newPersonBody({ lastName: `Tout-${mark}` }))
    await create('productManager', newPersonBody({ lastName: `Tout-${mark}` }))
    await create('customer', newPersonBody({ lastName: `Sien-${mark}` }), manager)
    const called = async (by: TestBrowser, search: string) =>
      (await by.call('GET /api/admin/users', { query: { search } })).body.data.items.map((one) => one.type)
    expect((await called(admin, mark)).sort()).toEqual(['customer', 'customer', 'productManager'])
    expect(await called(manager, mark)).toEqual(['customer'])
    expect(await called(admin, ' ')).toEqual([])
  })

  it('are found by name, address, code and society, without accents or capitals', async () => {
    const mark = newPublicId().replaceAll(/[^A-Za-z]/g, 'x')
    const created = await create(
      'customer',
      newPersonBody({
        lastName: `Éloïse-${mark}`,
        society: {
          name: `Crêperie ${mark}`,
          summary: '',
          workforce: null,
          activityType: 'unknown',
          siteUrl: '',
          address: '',
          country: 'FR',
          zipCode: '',
          city: '',
          vatNumber: '',
        },
      }),
    )
    const { id, code, email } = created.body.user
    expect(code).toMatch(/^C[A-Z2-9]{6}$/)
    for (const search of [
      `eloise ${mark}`,
      `ÉLOÏSE`,
      `creperie ${mark}`,
      String(code).toLowerCase(),
      email,
      `${mark} noe`,
    ]) {
      const reply = await admin.call('GET /api/admin/users/{userType}', {
        params: { userType: 'customer' },
        query: { search, limit: 100 },
      })
      expect(
        reply.body.data.items.map((item) => item.id),
        search,
      ).toContain(id)
    }
    const other = await admin.call('GET /api/admin/users/{userType}', {
      params: { userType: 'customer' },
      query: { search: `${mark} absent` },
    })
    expect(other.body.data).toEqual({ total: 0, items: [] })
  })

  it('come in pages, sorted, by state and by owner', async () => {
    const agency = await makePerson(server, 'agencyManager', { societyName: 'Agence Brune' })
    for (const lastName of ['Cadet', 'Abel', 'Brun'])
      await makePerson(server, 'customer', { ownerId: agency.id, lastName })
    await makePerson(server, 'customer', { ownerId: agency.id, lastName: 'Dumas', state: 'pending' })
    const list = (query: Record<string, string | number>) =>
      admin.call('GET /api/admin/users/{userType}', {
        params: { userType: 'customer' },
        query: { ownerId: agency.id, sort: 'name', ...query },
      })
    const first = await list({ limit: 2 })
    expect(first.body.data).toMatchObject({
      total: 4,
      items: [
        {
          lastName: 'Abel',
          ownerName: 'Agence Brune',
          role: { key: 'customer', name: 'Client' },
          credits: 0,
        },
        { lastName: 'Brun' },
      ],
    })
    expect((await list({ limit: 2, offset: 2 })).body.data.items.map((item) => item.lastName)).toEqual([
      'Cadet',
      'Dumas',
    ])
    expect((await list({ sort: '-name', limit: 1 })).body.data.items[0]?.lastName).toBe('Dumas')
    expect((await list({ state: 'pending' })).body.data.total).toBe(1)
  })

  it('show a team manager its own agents only, and an agency its own customers', async () => {
    const manager = await makePerson(server, 'teamManager')
    const own = await makePerson(server, 'internalAgent', { ownerId: manager.id })
    const other = await makePerson(server, 'internalAgent')
    const browser = await signedIn(server, manager)
    const reply = await browser.call('GET /api/admin/users/{userType}', {
      params: { userType: 'internalAgent' },
    })
    expect(reply.body.data.items.map((item) => item.id)).toEqual([own.id])
    const customers = await browser.call('GET /api/admin/users/{userType}', {
      params: { userType: 'customer' },
    })
    expect(customers.body.data).toEqual({ total: 0, items: [] })
    expect(
      (await browser.call('GET /api/admin/users/{userType}/{userId}', { params: pathOf(other) })).status,
    ).toBe(404)
    expect((await read(own, browser)).actions).toEqual(
      expect.arrayContaining(['edit', 'impersonate', 'toggleStatus', 'nonWorkingDays']),
    )

    const agency = await makePerson(server, 'agencyManager')
    const client = await makePerson(server, 'customer', { ownerId: agency.id })
    await makePerson(server, 'customer')
    const agencyBrowser = await signedIn(server, agency)
    const mine = await agencyBrowser.call('GET /api/agency/customers')
    expect(mine.body.data.items.map((item) => item.id)).toEqual([client.id])
  })
})

describe('a person', () => {
  it('answers only under its own type, and never to a stranger', async () => {
    const customer = await makePerson(server, 'customer')
    for (const userType of userTypes.filter((type) => type !== 'customer')) {
      const at = { userType, userId: customer.id }
      expect((await admin.call('GET /api/admin/users/{userType}/{userId}', { params: at })).status).toBe(404)
      expect(
        (await admin.call('POST /api/admin/users/{userType}/{userId}/invite', { params: at })).status,
      ).toBe(404)
    }
    expect(
      (
        await admin.call('GET /api/admin/users/{userType}/{userId}', {
          params: { userType: 'nobody', userId: customer.id },
        })
      ).status,
    ).toBe(404)
  })

  it('of every type is made without a password and invited by mail', async () => {
    for (const userType of userTypes.filter((type) => type !== 'contact')) {
      const body = newPersonBody()
      const reply = await create(userType, body)
      expect(reply.status, userType).toBe(200)
      expect(reply.body.user).toMatchObject({ type: userType, state: 'pending', emailValidated: false })
      const mails = await server.mailsTo(body.email)
      expect(mails.map((mail) => mail.kind)).toEqual(['initializePassword'])
    }
  })

  it('is edited whole, and keeps what the editor may not set', async () => {
    const customer = await makePerson(server, 'customer')
    const before = await read(customer)
    const society = {
      name: 'Atelier Neuf',
      summary: 'Sur mesure',
      workforce: '2-9' as const,
      activityType: 'bToC' as const,
      siteUrl: 'https://atelier.example',
      address: '1 rue des Lilas',
      country: 'FR',
      zipCode: '69001',
      city: 'Lyon',
      vatNumber: 'fr 44 732829320',
    }
    const reply = await edit(customer, {
      ...bodyOf(before, { firstName: 'Zoé', society, freeSubscriptionUntil: '2027-01-31' }),
      settings: { editorialLine: 'Simple', formality: 'familiarity', emoticonType: 'without' },
      ...({ state: 'suspended', credits: 9999, type: 'superAdmin', roleId: 1, passwordHash: 'x' } as object),
    })
    expect(reply.body.user).toMatchObject({
      firstName: 'Zoé',
      type: 'customer',
      state: 'active',
      credits: 0,
      role: before.role,
      version: before.version + 1,
      freeSubscriptionUntil: '2027-01-31',
      society: { name: 'Atelier Neuf', vatNumber: 'FR44732829320' },
      settings: { editorialLine: 'Simple', formality: 'familiarity', emoticonType: 'without' },
    })
  })

  it('is saved by one of two editors at once', async () => {
    const customer = await makePerson(server, 'customer')
    const before = await read(customer)
    const replies = await Promise.all(
      ['Ada', 'Bea'].map((firstName) => edit(customer, bodyOf(before, { firstName }))),
    )
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
  })

  it('of an agency is edited but for e-mail, owner and free subscription', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const other = await makePerson(server, 'agencyManager')
    const customer = await makePerson(server, 'customer', { ownerId: agency.id })
    const agencyBrowser = await signedIn(server, agency)
    const before = await read(customer, agencyBrowser)
    for (const change of [
      { email: 'mine@example.org' },
      { ownerId: other.id },
      { ownerId: null },
      { freeSubscriptionUntil: '2030-01-01' },
    ])
      expect((await edit(customer, bodyOf(before, change), agencyBrowser)).status).toBe(403)
    expect((await edit(customer, bodyOf(before, { lastName: 'Mieux' }), agencyBrowser)).status).toBe(200)
    const stranger = await signedIn(server, other)
    expect((await edit(customer, bodyOf(before), stranger)).status).toBe(404)
    const made = await create('customer', newPersonBody({ ownerId: other.id }), agencyBrowser)
    expect(made.body.user.ownerId).toBe(agency.id)
    expect((await create('superAdmin', newPersonBody(), agencyBrowser)).status).toBe(403)
    expect(
      (await create('customer', newPersonBody({ freeSubscriptionUntil: '2030-01-01' }), agencyBrowser))
        .status,
    ).toBe(403)
  })

  it('who moves to another address is told at the old one and signed out', async () => {
    const customer = await makePerson(server, 'customer')
    const browser = await signedIn(server, customer)
    const email = newPersonBody().email
    expect((await edit(customer, bodyOf(await read(customer), { email }))).body.user).toMatchObject({
      email,
      emailValidated: false,
    })
    expect((await server.mailsTo(customer.email)).map((mail) => mail.kind)).toEqual(['emailChanged'])
    expect((await browser.call('GET /user/current')).status).toBe(401)
    const taken = await edit(
      customer,
      bodyOf(await read(customer), { email: (await makePerson(server, 'customer')).email }),
    )
    expect(taken.error?.fields).toHaveProperty('email')
  })

  it('is refused an owner of the wrong kind, and parts its type does not have', async () => {
    const customer = await makePerson(server, 'customer')
    const manager = await makePerson(server, 'teamManager')
    const waiting = await makePerson(server, 'agencyManager', { state: 'awaitingAcceptance' })
    for (const ownerId of [manager.id, waiting.id, 1])
      expect((await edit(customer, bodyOf(await read(customer), { ownerId }))).error?.fields).toHaveProperty(
        'ownerId',
      )
    const reply = await create('productManager', {
      ...newPersonBody({ ownerId: manager.id, freeSubscriptionUntil: '2027-01-01' }),
      settings: { editorialLine: '', formality: 'formality', emoticonType: 'without' },
      workingDays: [],
    })
    expect(Object.keys(reply.error?.fields ?? {}).sort()).toEqual([
      'freeSubscriptionUntil',
      'ownerId',
      'settings',
      'workingDays',
    ])
  })
})

describe('who may not', () => {
  it('is refused: no session 401, no permission 403, nothing 422, and an unknown person 404', async () => {
    const customer = await makePerson(server, 'customer')
    const shop = await signedIn(server, customer)
    const nobody = new TestBrowser(server)
    const at = { params: pathOf(customer) }
    const posts = [
      'POST /api/admin/users/{userType}/{userId}',
      'POST /api/admin/users/{userType}/{userId}/role',
      'POST /api/admin/users/{userType}/{userId}/add-credits',
      'POST /api/admin/users/{userType}/{userId}/change-credits',
      'POST /api/admin/users/{userType}/{userId}/non-working-days',
    ] as const
    for (const key of posts) {
      expect((await nobody.call(key, at)).status, key).toBe(401)
      expect((await shop.call(key, { ...at, body: {} as never })).status, key).toBe(403)
      expect((await admin.call(key, { ...at, body: {} as never })).status, key).toBe(422)
    }
    const bare = [
      'keep',
      'impersonate',
      'invite',
      'request-validation',
      'reset-password',
      'accept',
      'toggle-agent-status',
    ] as const
    for (const action of bare) {
      const key = `POST /api/admin/users/{userType}/{userId}/${action}` as const
      expect((await nobody.call(key, at)).status, key).toBe(401)
      expect((await shop.call(key, at)).status, key).toBe(403)
      expect((await admin.call(key, { params: { userType: 'customer', userId: 4242 } })).status, key).toBe(
        404,
      )
    }
    for (const key of ['GET /api/admin/journal', 'GET /api/agency/customers'] as const) {
      expect((await nobody.call(key)).status).toBe(401)
      expect((await shop.call(key)).status).toBe(403)
    }
  })

  it('cannot make a whole super admin with part of the rights', async () => {
    const permissions = [
      'adminUsers:consult',
      'adminUsers:create',
      'adminUsers:edit',
      'adminUsers:delete',
      'adminRoles:grant',
    ]
    const role = await admin.call('POST /api/admin/roles', {
      body: { name: `Aide ${newPublicId()}`, permissions, isSuperAdmin: true },
    })
    const helper = await signedIn(
      server,
      await makePerson(server, 'superAdmin', { roleId: role.body.role.id }),
    )
    expect((await create('superAdmin', newPersonBody(), helper)).status).toBe(403)
    const boss = await makePerson(server, 'superAdmin')
    const seen = await read(boss, helper)
    expect(seen.actions).toEqual([])
    expect((await edit(boss, bodyOf(seen, { email: newPersonBody().email }), helper)).status).toBe(403)
    const roles = (await admin.call('GET /api/admin/roles', { query: { search: 'Super adm' } })).body.data
      .items
    const other = await makePerson(server, 'superAdmin', { roleId: role.body.role.id })
    const crown = await helper.call('POST /api/admin/users/{userType}/{userId}/role', {
      params: pathOf(other),
      body: { roleId: roles[0]?.id ?? 0 },
    })
    expect(crown.status).toBe(403)
  })

  it('gets nothing of an account whose session ended long ago', async () => {
    const boss = await signedIn(server, await makePerson(server, 'superAdmin'))
    server.clock.advance(days(1))
    expect((await boss.call('GET /api/admin/journal')).status).toBe(401)
    server.clock.advance(-days(1))
  })
})
