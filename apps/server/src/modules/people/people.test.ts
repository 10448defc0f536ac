import { type PersonBody, type UserType, userTypes } from '@postelier/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { days } from '../../platform/clock.ts'
import { newPublicId } from '../../platform/ids.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { bodyOf, newPersonBody } from '../../testing/person-body.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  server = await testServer()
  admin = await signedIn(server, await makePerson(server, 'superAdmin'))
})

const params = (who: { readonly type: UserType; readonly id: number }) => ({
  userType: who.type,
  userId: who.id,
})
const read = async (who: { readonly type: UserType; readonly id: number }, by = admin) =>
  (await by.call('GET /api/admin/users/{userType}/{userId}', { params: params(who) })).body.user
const create = (userType: UserType, body: PersonBody, by = admin) =>
  by.call('POST /api/admin/users/{userType}', { params: { userType }, body })
const edit = (who: TestPerson, body: PersonBody & { version: number }, by = admin) =>
  by.call('POST /api/admin/users/{userType}/{userId}', { params: params(who), body })

describe('lists of people', () => {
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
        { lastName: 'Abel', ownerName: 'Agence Brune', roleName: 'Client', credits: 0 },
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
      (await browser.call('GET /api/admin/users/{userType}/{userId}', { params: params(other) })).status,
    ).toBe(404)
    expect((await read(own, browser)).actions).toEqual(
      expect.arrayContaining(['edit', 'impersonate', 'toggleStatus', 'nonWorkingDays']),
    )

    const agency = await makePerson(server, 'agencyManager')
    const client = await makePerson(server, 'customer', { ownerId: agency.id })
    await makePerson(server, 'customer')
    const desk = await signedIn(server, agency)
    const mine = await desk.call('GET /api/agency/customers')
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
      vatNumber: 'fr 12 345678901',
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
      society: { name: 'Atelier Neuf', vatNumber: 'FR12345678901' },
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
    const desk = await signedIn(server, agency)
    const before = await read(customer, desk)
    for (const change of [
      { email: 'mine@example.org' },
      { ownerId: other.id },
      { ownerId: null },
      { freeSubscriptionUntil: '2030-01-01' },
    ])
      expect((await edit(customer, bodyOf(before, change), desk)).status).toBe(403)
    expect((await edit(customer, bodyOf(before, { lastName: 'Mieux' }), desk)).status).toBe(200)
    const stranger = await signedIn(server, other)
    expect((await edit(customer, bodyOf(before), stranger)).status).toBe(404)
    const made = await create('customer', newPersonBody({ ownerId: other.id }), desk)
    expect(made.body.user.ownerId).toBe(agency.id)
    expect((await create('superAdmin', newPersonBody(), desk)).status).toBe(403)
    expect(
      (await create('customer', newPersonBody({ freeSubscriptionUntil: '2030-01-01' }), desk)).status,
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

describe('an agent', () => {
  const contract = {
    type: 'permanent' as const,
    start: '2026-01-01',
    end: null,
    weeklyHours: 13,
    nbHolidays: 25,
    productivity: 90,
  }
  const day = (weekday: number, startMinute: number, endMinute: number) => ({
    weekday,
    startMinute,
    endMinute,
  })

  it('has a contract and a week that keeps to it', async () => {
    const agent = await makePerson(server, 'internalAgent')
    const before = await read(agent)
    const workingDays = [day(1, 540, 720), day(1, 780, 960), day(2, 540, 960)]
    const saved = await edit(agent, { ...bodyOf(before), contract, workingDays })
    expect(saved.body.user).toMatchObject({ contract, workingDays })
    const tooMuch = await edit(agent, {
      ...bodyOf(saved.body.user),
      workingDays: [...workingDays, day(3, 540, 600)],
    })
    expect(tooMuch.error?.fields).toEqual({
      workingDays: 'Le temps de présence dépasse le temps hebdomadaire indiqué.',
    })
    const overlap = await edit(agent, {
      ...bodyOf(saved.body.user),
      workingDays: [day(1, 540, 720), day(1, 700, 760)],
    })
    expect(overlap.error?.fields).toHaveProperty(['workingDays.1.startMinute'])
  })

  it('has days off, each once, that only its manager or a super admin changes', async () => {
    const manager = await makePerson(server, 'teamManager')
    const agent = await makePerson(server, 'externalAgent', { ownerId: manager.id })
    const desk = await signedIn(server, manager)
    const add = (by: TestBrowser, who: TestPerson) =>
      by.call('POST /api/admin/users/{userType}/{userId}/non-working-days', {
        params: params(who),
        body: { name: 'Pont', date: '2026-05-15' },
      })
    const added = await add(desk, agent)
    expect(added.body.user.nonWorkingDays).toMatchObject([{ name: 'Pont', date: '2026-05-15' }])
    expect((await add(desk, agent)).error?.fields).toHaveProperty('date')
    const stranger = await signedIn(server, await makePerson(server, 'teamManager'))
    expect((await add(stranger, agent)).status).toBe(404)
    expect((await add(admin, await makePerson(server, 'customer'))).status).toBe(403)
    const dayId = added.body.user.nonWorkingDays[0]?.id ?? 0
    const remove = () =>
      desk.call('DELETE /api/admin/users/{userType}/{userId}/non-working-days/{dayId}', {
        params: { ...params(agent), dayId },
      })
    expect((await remove()).body.user.nonWorkingDays).toEqual([])
    expect((await remove()).status).toBe(404)
  })

  it('is switched off with all sessions, and on again', async () => {
    const agent = await makePerson(server, 'internalAgent')
    const browser = await signedIn(server, agent)
    const toggle = () =>
      admin.call('POST /api/admin/users/{userType}/{userId}/toggle-agent-status', { params: params(agent) })
    expect((await toggle()).body.user.state).toBe('suspended')
    expect((await browser.call('GET /user/current')).status).toBe(401)
    expect((await toggle()).body.user.state).toBe('active')
    expect((await browser.call('GET /user/current')).status).toBe(401)
    const customer = await makePerson(server, 'customer')
    const wrong = await admin.call('POST /api/admin/users/{userType}/{userId}/toggle-agent-status', {
      params: params(customer),
    })
    expect(wrong.status).toBe(403)
  })
})

describe('an account', () => {
  it('goes after thirty days, unless it is kept', async () => {
    const customer = await makePerson(server, 'customer')
    const browser = await signedIn(server, customer)
    const remove = () =>
      admin.call('DELETE /api/admin/users/{userType}/{userId}', { params: params(customer) })
    expect((await remove()).status).toBe(200)
    expect((await remove()).error?.code).toBe('alreadyDone')
    expect((await browser.call('GET /user/current')).status).toBe(401)
    expect((await read(customer)).state).toBe('leaving')
    const [mail] = await server.mailsTo(customer.email)
    expect(mail).toMatchObject({
      kind: 'deletionPlanned',
      link: expect.stringContaining('/auth/cancel-deletion#'),
    })
    const kept = await admin.call('POST /api/admin/users/{userType}/{userId}/keep', {
      params: params(customer),
    })
    expect(kept.body.user.state).toBe('active')
  })

  it('that was shut stays shut when it is deleted and kept', async () => {
    for (const [type, state] of [
      ['internalAgent', 'suspended'],
      ['agencyManager', 'awaitingAcceptance'],
      ['customer', 'pending'],
    ] as const) {
      const who = await makePerson(server, type, { state })
      await admin.call('DELETE /api/admin/users/{userType}/{userId}', { params: params(who) })
      expect((await read(who)).state).toBe('leaving')
      if (state !== 'awaitingAcceptance')
        expect((await (await signedIn(server, who)).call('GET /user/current')).status).toBe(401)
      const kept = await admin.call('POST /api/admin/users/{userType}/{userId}/keep', { params: params(who) })
      expect(kept.body.user.state).toBe(state)
    }
  })

  it('of an agency is accepted once, and told', async () => {
    const agency = await makePerson(server, 'agencyManager', { state: 'awaitingAcceptance' })
    const accept = () =>
      admin.call('POST /api/admin/users/{userType}/{userId}/accept', { params: params(agency) })
    expect((await accept()).body.user).toMatchObject({ state: 'active', code: expect.stringMatching(/^M/) })
    expect((await accept()).error?.code).toBe('alreadyDone')
    expect((await server.mailsTo(agency.email)).map((mail) => mail.kind)).toEqual(['agencyAccepted'])
  })

  it('gets mails: an invitation, a validation, a reset', async () => {
    const made = (await create('customer', newPersonBody())).body.user
    await admin.call('POST /api/admin/users/{userType}/{userId}/invite', { params: params(made) })
    expect((await server.mailsTo(made.email)).map((mail) => mail.kind)).toEqual([
      'initializePassword',
      'initializePassword',
    ])
    const active = await makePerson(server, 'customer')
    const again = await admin.call('POST /api/admin/users/{userType}/{userId}/invite', {
      params: params(active),
    })
    expect(again.error?.code).toBe('alreadyDone')
    await admin.call('POST /api/admin/users/{userType}/{userId}/reset-password', { params: params(active) })
    expect((await server.mailsTo(active.email)).map((mail) => mail.kind)).toEqual(['resetPassword'])
    const validation = await admin.call('POST /api/admin/users/{userType}/{userId}/request-validation', {
      params: params(active),
    })
    expect(validation.error?.code).toBe('alreadyDone')
  })

  it('has its role changed to one made for its type', async () => {
    const customer = await makePerson(server, 'customer')
    const roles = (await admin.call('GET /api/admin/roles', { query: { limit: 100 } })).body.data.items
    const give = (roleId: number, who: TestPerson = customer) =>
      admin.call('POST /api/admin/users/{userType}/{userId}/role', { params: params(who), body: { roleId } })
    const named = (name: string) => roles.find((role) => role.name === name)?.id ?? 0
    expect((await give(named('Super administrateur'))).error?.fields).toHaveProperty('roleId')
    expect((await give(named('Responsable d’agence'))).error?.fields).toHaveProperty('roleId')
    expect((await give(12345)).error?.fields).toHaveProperty('roleId')
    const own = await admin.call('POST /api/admin/roles', {
      body: { name: `Essai ${newPublicId()}`, permissions: ['account:consult'] },
    })
    expect((await give(own.body.role.id)).body.user.role).toMatchObject({ name: own.body.role.name })
  })
})

describe('credits of a customer', () => {
  it('are added once for a key, set to a figure, and listed', async () => {
    const customer = await makePerson(server, 'customer')
    const add = () =>
      admin.call('POST /api/admin/users/{userType}/{userId}/add-credits', {
        params: params(customer),
        body: { credits: 20, note: 'Geste commercial', idempotencyKey: 'click-0001' },
      })
    const both = await Promise.all([add(), add()])
    expect(both.map((reply) => reply.status)).toEqual([200, 200])
    expect((await read(customer)).credits).toBe(20)
    const changed = await admin.call('POST /api/admin/users/{userType}/{userId}/change-credits', {
      params: params(customer),
      body: { credits: 5, note: 'Erreur de saisie', idempotencyKey: 'click-0002' },
    })
    expect(changed.body.user).toMatchObject({ credits: 5, creditsByBucket: { gift: 5 } })
    const entries = await admin.call('GET /api/admin/users/{userType}/{userId}/credit-entries', {
      params: params(customer),
    })
    expect(entries.body.data).toMatchObject({
      total: 2,
      items: [
        { amount: -15, reason: 'correction', note: 'Erreur de saisie', actorName: 'Camille Martin' },
        { amount: 20, reason: 'gift' },
      ],
    })
    const past = await admin.call('POST /api/admin/users/{userType}/{userId}/add-credits', {
      params: params(customer),
      body: { credits: 1, note: 'Trop tard', idempotencyKey: 'click-0003', expiresOn: '2020-01-01' },
    })
    expect(past.error?.fields).toHaveProperty('expiresOn')
  })

  it('are for customers only', async () => {
    const agent = await makePerson(server, 'internalAgent')
    const reply = await admin.call('POST /api/admin/users/{userType}/{userId}/add-credits', {
      params: params(agent),
      body: { credits: 1, note: 'abc', idempotencyKey: 'click-0004' },
    })
    expect(reply.status).toBe(403)
    const book = await admin.call('GET /api/admin/users/{userType}/{userId}/credit-entries', {
      params: params(agent),
    })
    expect(book.status).toBe(403)
  })
})

describe('the journal', () => {
  it('says who did what, by account, person and deed', async () => {
    const boss = await makePerson(server, 'superAdmin', { firstName: 'Ines' })
    const customer = await makePerson(server, 'customer', { societyName: 'Maison Journal' })
    const browser = await signedIn(server, boss)
    await edit(customer, bodyOf(await read(customer), { lastName: 'Autre' }), browser)
    for (const query of [
      { accountId: customer.id },
      { actorId: boss.id },
      { accountId: customer.id, action: 'person.edited' },
    ]) {
      const reply = await admin.call('GET /api/admin/journal', { query })
      expect(reply.body.data.items[0]).toMatchObject({
        actorName: 'Ines Martin',
        accountName: 'Maison Journal',
        action: 'person.edited',
        details: { fields: ['lastName'] },
      })
    }
    const none = await admin.call('GET /api/admin/journal', {
      query: { accountId: customer.id, action: 'no.such' },
    })
    expect(none.body.data).toEqual({ total: 0, items: [] })
  })
})

describe('who may not', () => {
  it('is refused: no session 401, no permission 403, nothing 422, and an unknown person 404', async () => {
    const customer = await makePerson(server, 'customer')
    const shop = await signedIn(server, customer)
    const nobody = new TestBrowser(server)
    const at = { params: params(customer) }
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
      params: params(other),
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
