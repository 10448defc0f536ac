import { type PersonPart, personParts } from '@postelier/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { newPublicId } from '../../platform/ids.ts'
import { administering, pathOf } from '../../testing/administering.ts'
import type { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { bodyOf, newPersonBody } from '../../testing/person-body.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  server = await testServer()
  admin = await signedIn(server, await makePerson(server, 'superAdmin'))
})

const { read, create, edit } = administering(() => admin)

describe('reading somebody', () => {
  it('brings every part along, or only those that are named', async () => {
    const customer = await makePerson(server, 'customer')
    const ask = (parts?: string) =>
      admin.call('GET /api/admin/users/{userType}/{userId}', {
        params: pathOf(customer),
        ...(parts === undefined ? {} : { query: { with: parts } }),
      })
    expect(Object.keys((await ask()).body.user)).toEqual(expect.arrayContaining([...personParts]))
    const some = (await ask('society, settings')).body.user
    expect(Object.keys(some).filter((name) => personParts.includes(name as PersonPart))).toEqual([
      'society',
      'settings',
    ])
    expect(some).toMatchObject({ id: customer.id, email: customer.email })
    expect((await ask('credits')).body.user).toHaveProperty('credits', 0)
    expect((await ask('credits')).body.user).not.toHaveProperty('society')
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
    const agencyBrowser = await signedIn(server, manager)
    const add = (by: TestBrowser, who: TestPerson) =>
      by.call('POST /api/admin/users/{userType}/{userId}/non-working-days', {
        params: pathOf(who),
        body: { name: 'Pont', date: '2026-05-15' },
      })
    const added = await add(agencyBrowser, agent)
    expect(added.body.user.nonWorkingDays).toMatchObject([{ name: 'Pont', date: '2026-05-15' }])
    expect((await add(agencyBrowser, agent)).error?.fields).toHaveProperty('date')
    const stranger = await signedIn(server, await makePerson(server, 'teamManager'))
    expect((await add(stranger, agent)).status).toBe(404)
    expect((await add(admin, await makePerson(server, 'customer'))).status).toBe(404)
    const dayId = added.body.user.nonWorkingDays[0]?.id ?? 0
    const remove = () =>
      agencyBrowser.call('DELETE /api/admin/users/{userType}/{userId}/non-working-days/{dayId}', {
        params: { ...pathOf(agent), dayId },
      })
    expect((await remove()).body.user.nonWorkingDays).toEqual([])
    expect((await remove()).status).toBe(404)
  })

  it('is switched off with all sessions, and on again', async () => {
    const agent = await makePerson(server, 'internalAgent')
    const browser = await signedIn(server, agent)
    const toggle = () =>
      admin.call('POST /api/admin/users/{userType}/{userId}/toggle-agent-status', { params: pathOf(agent) })
    expect((await toggle()).body.user.state).toBe('suspended')
    expect((await browser.call('GET /user/current')).status).toBe(401)
    expect((await toggle()).body.user.state).toBe('active')
    expect((await browser.call('GET /user/current')).status).toBe(401)
    const customer = await makePerson(server, 'customer')
    const wrong = await admin.call('POST /api/admin/users/{userType}/{userId}/toggle-agent-status', {
      params: pathOf(customer),
    })
    expect(wrong.status).toBe(404)
  })
})

describe('an account', () => {
  it('goes after thirty days, unless it is kept', async () => {
    const customer = await makePerson(server, 'customer')
    const browser = await signedIn(server, customer)
    const remove = () =>
      admin.call('DELETE /api/admin/users/{userType}/{userId}', { params: pathOf(customer) })
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
      params: pathOf(customer),
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
      await admin.call('DELETE /api/admin/users/{userType}/{userId}', { params: pathOf(who) })
      expect((await read(who)).state).toBe('leaving')
      if (state !== 'awaitingAcceptance')
        expect((await (await signedIn(server, who)).call('GET /user/current')).status).toBe(401)
      const kept = await admin.call('POST /api/admin/users/{userType}/{userId}/keep', { params: pathOf(who) })
      expect(kept.body.user.state).toBe(state)
    }
  })

  it('of an agency is accepted once, and told', async () => {
    const agency = await makePerson(server, 'agencyManager', { state: 'awaitingAcceptance' })
    const accept = () =>
      admin.call('POST /api/admin/users/{userType}/{userId}/accept', { params: pathOf(agency) })
    expect((await accept()).body.user).toMatchObject({ state: 'active', code: expect.stringMatching(/^M/) })
    expect((await accept()).error?.code).toBe('alreadyDone')
    expect((await server.mailsTo(agency.email)).map((mail) => mail.kind)).toEqual(['agencyAccepted'])
  })

  it('gets mails: an invitation, a validation, a reset', async () => {
    const made = (await create('customer', newPersonBody())).body.user
    await admin.call('POST /api/admin/users/{userType}/{userId}/invite', { params: pathOf(made) })
    expect((await server.mailsTo(made.email)).map((mail) => mail.kind)).toEqual([
      'initializePassword',
      'initializePassword',
    ])
    const active = await makePerson(server, 'customer')
    const again = await admin.call('POST /api/admin/users/{userType}/{userId}/invite', {
      params: pathOf(active),
    })
    expect(again.error?.code).toBe('alreadyDone')
    await admin.call('POST /api/admin/users/{userType}/{userId}/reset-password', { params: pathOf(active) })
    expect((await server.mailsTo(active.email)).map((mail) => mail.kind)).toEqual(['resetPassword'])
    const validation = await admin.call('POST /api/admin/users/{userType}/{userId}/request-validation', {
      params: pathOf(active),
    })
    expect(validation.error?.code).toBe('alreadyDone')
  })

  it('has its role changed to one made for its type', async () => {
    const customer = await makePerson(server, 'customer')
    const roles = (await admin.call('GET /api/admin/roles', { query: { limit: 100 } })).body.data.items
    const give = (roleId: number, who: TestPerson = customer) =>
      admin.call('POST /api/admin/users/{userType}/{userId}/role', { params: pathOf(who), body: { roleId } })
    const named = (name: string) => roles.find((role) => role.name === name)?.id ?? 0
    expect((await give(named('Super administrateur'))).error?.fields).toHaveProperty('roleId')
    expect((await give(named('Responsable d’agence'))).error?.fields).toHaveProperty('roleId')
    expect((await give(12345)).error?.fields).toHaveProperty('roleId')
    const own = await admin.call('POST /api/admin/roles', {
      body: { name: `Essai ${newPublicId()}`, permissions: ['account:consult'] },
    })
    const at = { params: pathOf(customer) }
    const offered = (await admin.call('GET /api/admin/users/{userType}/{userId}/roles', at)).body.roles
    expect(offered.map((role) => role.id)).toContain(own.body.role.id)
    expect(offered.flatMap((role) => role.key ?? [])).toEqual(['customer'])
    for (const { id } of roles)
      expect((await give(id)).status === 200, String(id)).toBe(offered.some((role) => role.id === id))
    expect((await give(own.body.role.id)).body.user.role).toMatchObject({ name: own.body.role.name })
  })
})

describe('credits of a customer', () => {
  it('are added once for a key, set to a figure, and listed', async () => {
    const customer = await makePerson(server, 'customer')
    const add = () =>
      admin.call('POST /api/admin/users/{userType}/{userId}/add-credits', {
        params: pathOf(customer),
        body: { credits: 20, note: 'Geste commercial', idempotencyKey: 'click-0001' },
      })
    const both = await Promise.all([add(), add()])
    expect(both.map((reply) => reply.status)).toEqual([200, 200])
    expect((await read(customer)).credits).toBe(20)
    const changed = await admin.call('POST /api/admin/users/{userType}/{userId}/change-credits', {
      params: pathOf(customer),
      body: { credits: 5, note: 'Erreur de saisie', idempotencyKey: 'click-0002' },
    })
    expect(changed.body.user).toMatchObject({ credits: 5, creditsByBucket: { gift: 5 } })
    const entries = await admin.call('GET /api/admin/users/{userType}/{userId}/credit-entries', {
      params: pathOf(customer),
    })
    expect(entries.body.data).toMatchObject({
      total: 2,
      items: [
        { amount: -15, reason: 'correction', note: 'Erreur de saisie', actorName: 'Camille Martin' },
        { amount: 20, reason: 'gift' },
      ],
    })
    const past = await admin.call('POST /api/admin/users/{userType}/{userId}/add-credits', {
      params: pathOf(customer),
      body: { credits: 1, note: 'Trop tard', idempotencyKey: 'click-0003', expiresOn: '2020-01-01' },
    })
    expect(past.error?.fields).toHaveProperty('expiresOn')
  })

  it('move once under a key: another wish under it is refused', async () => {
    const customer = await makePerson(server, 'customer')
    const add = async (change: object) =>
      (
        await admin.call('POST /api/admin/users/{userType}/{userId}/add-credits', {
          params: pathOf(customer),
          body: { credits: 20, note: 'Geste commercial', idempotencyKey: 'click-0005', ...change },
        })
      ).status
    const set = async (change: object) =>
      (
        await admin.call('POST /api/admin/users/{userType}/{userId}/change-credits', {
          params: pathOf(customer),
          body: { credits: 20, note: 'Erreur de saisie', idempotencyKey: 'click-0006', ...change },
        })
      ).status
    expect([await add({}), await add({})]).toEqual([200, 200])
    expect([await add({ credits: 21 }), await add({ note: 'Autre geste' })]).toEqual([409, 409])
    expect(await add({ expiresOn: '2099-01-01' })).toBe(409)
    expect([await set({}), await set({}), await set({ credits: 3 })]).toEqual([200, 200, 409])
    expect(await set({ idempotencyKey: 'click-0005' })).toBe(409)
    expect((await read(customer)).credits).toBe(20)
  })

  it('are for customers only', async () => {
    const agent = await makePerson(server, 'internalAgent')
    const reply = await admin.call('POST /api/admin/users/{userType}/{userId}/add-credits', {
      params: pathOf(agent),
      body: { credits: 1, note: 'abc', idempotencyKey: 'click-0004' },
    })
    expect(reply.status).toBe(404)
    const book = await admin.call('GET /api/admin/users/{userType}/{userId}/credit-entries', {
      params: pathOf(agent),
    })
    expect(book.status).toBe(404)
  })
})

describe('the journal', () => {
  it('says who did what, by account, person and entry', async () => {
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
