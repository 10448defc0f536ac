import type { LiveEvent } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { announce } from '../access/announce.ts'
import { session } from '../access/session.tables.ts'
import { hours, minutes } from '../platform/clock.ts'
import { newPublicId } from '../platform/ids.ts'
import { TestBrowser } from '../testing/browser.ts'
import { type EventStream, openStream } from '../testing/event-stream.ts'
import { eventually } from '../testing/eventually.ts'
import { tokenFromMail } from '../testing/mails.ts'
import { makePerson, signedIn } from '../testing/people.ts'
import { bodyOf } from '../testing/person-body.ts'
import { postsFor } from '../testing/posts.ts'
import { registrationForm } from '../testing/registration-form.ts'
import { statementsOf } from '../testing/statements.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
const opened: EventStream[] = []
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})

const listen = async (browser: TestBrowser, words?: Parameters<typeof openStream>[2]) => {
  const stream = await openStream(server, browser, words)
  opened.push(stream)
  return stream
}
const tell = (event: LiveEvent) => announce(server.platform.db, [event])
/** Everybody hears this one, so whoever has heard it has heard, or not, what came before. */
const mark = async (...streams: EventStream[]) => {
  await tell({ name: 'texts.changed' })
  for (const stream of streams)
    await eventually(() => expect(stream.ended || stream.heard.includes('texts.changed')).toBe(true))
}

describe('live events', () => {
  it('of people and contacts reach who may see them, and nobody else', async () => {
    const customer = await makePerson(server, 'customer')
    const boss = await signedIn(server, await makePerson(server, 'superAdmin'))
    const [agency, owner, contact, stranger] = await Promise.all(
      [
        await makePerson(server, 'agencyManager'),
        customer,
        await makePerson(server, 'contact', { ownerId: customer.id, roleKey: 'contactReader' }),
        await makePerson(server, 'customer'),
      ].map(async (who) => listen(await signedIn(server, who))),
    )
    const all = {
      adminThere: await listen(boss, { account: customer.id }),
      adminElsewhere: await listen(boss),
      agency,
      owner,
      contact,
      stranger,
    }
    await tell({ name: 'people.changed' })
    await tell({ name: 'people.changed', ownerId: customer.id })
    await tell({ name: 'contacts.changed', accountId: customer.id })
    await tell({ name: 'account.changed', personId: customer.id })
    await mark(...(Object.values(all) as EventStream[]))
    const heard = Object.fromEntries(
      Object.entries(all).map(([name, stream]) => [name, stream?.heard.slice(0, -1)]),
    )
    expect(heard).toEqual({
      adminThere: ['people.changed', 'people.changed', 'contacts.changed'],
      adminElsewhere: ['people.changed', 'people.changed'],
      agency: [],
      owner: ['contacts.changed', 'account.changed'],
      contact: [],
      stranger: [],
    })
  })

  it('of people reach the manager they belong to, once that is somebody accepted', async () => {
    const [agency, other, awaiting] = [
      await makePerson(server, 'agencyManager'),
      await makePerson(server, 'agencyManager'),
      await makePerson(server, 'agencyManager', { state: 'awaitingAcceptance' }),
    ]
    const streams = await Promise.all(
      [agency, other, awaiting].map(async (who) => listen(await signedIn(server, who))),
    )
    for (const { id } of [agency, awaiting]) await tell({ name: 'people.changed', ownerId: id })
    await mark(...streams)
    expect(streams.map((stream) => stream.heard.filter((name) => name === 'people.changed').length)).toEqual([
      1, 0, 0,
    ])
  })

  it('say nothing of whether an address that registers was known', async () => {
    const stream = await listen(await signedIn(server, await makePerson(server, 'agencyManager')))
    const email = `new.${newPublicId()}@example.org`.toLowerCase()
    for (let index = 0; index < 2; index++) {
      const body = registrationForm(email, { activitySectorProposal: `Métier ${newPublicId()}` })
      expect((await new TestBrowser(server).call('POST /auth/register', { body })).status).toBe(200)
      await server.runMailJobs()
    }
    await new TestBrowser(server).call('POST /auth/validate-email', {
      body: { token: await tokenFromMail(server, email, 'validateEmail') },
    })
    await mark(stream)
    expect(stream.heard).toEqual(['texts.changed'])
  })

  it('stop for what a demoted person may see no longer, with the demotion', async () => {
    const boss = await signedIn(server, await makePerson(server, 'superAdmin'))
    const part = await boss.call('POST /api/admin/roles', {
      body: { name: `Petit ${newPublicId()}`, permissions: ['adminJournal:consult'], isSuperAdmin: true },
    })
    const demoted = await makePerson(server, 'superAdmin')
    const stream = await listen(await signedIn(server, demoted))
    const reply = await boss.call('POST /api/admin/users/{userType}/{userId}/role', {
      params: { userType: 'superAdmin', userId: demoted.id },
      body: { roleId: part.body.role.id },
    })
    expect(reply.status).toBe(200)
    await mark(stream)
    // What other files change is heard by a super administrator until the demotion, and not from then on.
    expect(stream.heard.slice(stream.heard.lastIndexOf('roles.changed'))).toEqual([
      'roles.changed',
      'texts.changed',
    ])
  })

  it('and people are nothing an agency holds before it is accepted', async () => {
    const agency = await signedIn(
      server,
      await makePerson(server, 'agencyManager', { state: 'awaitingAcceptance' }),
    )
    const list = await agency.call('GET /api/admin/users/{userType}', { params: { userType: 'customer' } })
    expect(list.status).toBe(403)
  })

  it('are not waited for by whoever asks for the head alone', async () => {
    const { cookies } = await signedIn(server, await makePerson(server, 'customer'))
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await server.app.inject({ method: 'HEAD', url: '/api/events', headers: { cookie } })
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
    expect(reply.headers['content-type']).toMatch(/^text\/event-stream/)
  })

  it('end with the sign-in, wherever it was ended', async () => {
    const customer = await makePerson(server, 'customer')
    const browser = await signedIn(server, customer)
    const other = new TestBrowser(server)
    other.cookies.set('po_session', browser.cookies.get('po_session') ?? '')
    const [stream, kept] = [await listen(browser), await listen(await signedIn(server, customer))]
    await other.call('GET /auth/logout')
    expect((await other.call('GET /auth/logout')).status).toBe(401)
    await eventually(() => expect(stream.ended).toBe(true))
    await mark(kept)
    expect(kept.ended).toBe(false)
  })

  it('end with the next beat for a sign-in that went without a word', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const customer = await makePerson(server, 'customer')
      const stream = await listen(await signedIn(server, customer))
      await server.platform.db.delete(session).where(eq(session.personId, customer.id))
      vi.advanceTimersByTime(25_000)
      await mark(stream)
      expect([stream.ended, stream.heard]).toEqual([true, []])
    } finally {
      vi.useRealTimers()
    }
  })

  it('end for a sign-in whose time is over, before anything is told', async () => {
    const stream = await listen(await signedIn(server, await makePerson(server, 'customer')))
    server.clock.advance(hours(13))
    await mark(stream)
    server.clock.advance(-hours(13))
    expect([stream.ended, stream.heard]).toEqual([true, []])
  })

  it('do not keep a forgotten sign-in alive', async () => {
    const customer = await makePerson(server, 'customer')
    const stream = await listen(await signedIn(server, customer))
    const until = async () =>
      (await server.platform.db.select().from(session).where(eq(session.personId, customer.id)))[0]?.expiresAt
    const before = await until()
    server.clock.advance(minutes(30))
    await mark(stream)
    expect(stream.heard).toEqual(['texts.changed'])
    expect(await until()).toEqual(before)
    server.clock.advance(-minutes(30))
  })

  it('are delivered without asking the database anything, to an agency and to a super admin too', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const customer = await makePerson(server, 'customer', { ownerId: agency.id })
    const other = await makePerson(server, 'customer')
    const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
    const browsers = [await signedIn(server, agency), await signedIn(server, agency)]
    const streams = await Promise.all([
      ...[...browsers, ...browsers, ...browsers].map((browser) => listen(browser)),
      listen(admin, { account: customer.id }),
    ])
    const elsewhere = await listen(admin, { account: other.id })
    // Who they are, is read as they open. Changed texts would be read by the server itself, at a moment of its own.
    await tell({ name: 'brand.changed', accountId: customer.id })
    await tell({ name: 'brand.changed', accountId: other.id })
    for (const stream of [...streams, elsewhere])
      await eventually(() => expect(stream.heard).toEqual(['brand.changed']))
    server.clock.advance(minutes(1))
    const statements = await statementsOf(async () => {
      await tell({ name: 'brand.changed', accountId: customer.id })
      for (const stream of streams)
        await eventually(() => expect(stream.heard).toEqual(['brand.changed', 'brand.changed']))
    })
    expect(statements.filter((statement) => !statement.includes('pg_notify'))).toEqual([])
    await mark(elsewhere)
    expect(elsewhere.heard).toEqual(['brand.changed', 'texts.changed'])
    server.clock.advance(-minutes(1))
  })

  it('say which post changed, and to the page that changed it that it did', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const customer = await makePerson(server, 'customer', { ownerId: agency.id })
    const { make, browser, id } = await postsFor(server, agency, customer)
    const post = await make()
    const tab = newPublicId()
    const own = await listen(browser, { tab })
    const second = await listen(browser, { tab: newPublicId() })
    const owner = await listen(await signedIn(server, customer))
    await browser.call('POST /api/users/{id}/tasks/{taskPublicId}', {
      params: { id, taskPublicId: post.id },
      body: { version: post.version, hooks: { common: 'Des mots.', own: {} } },
      headers: { 'x-tab': tab },
    })
    const changed = { id: post.id, accountId: customer.id }
    for (const [stream, data] of [
      [own, { ...changed, own: true }],
      [second, changed],
      [owner, changed],
    ] as const)
      await eventually(() => expect(stream.events).toEqual([['tasks.changed', data]]))
  })

  it('stop for contacts whose roles shrink with their customer’s', async () => {
    const customer = await makePerson(server, 'customer')
    const boss = await signedIn(server, await makePerson(server, 'superAdmin'))
    const owner = await signedIn(server, customer)
    const wide = await owner.call('POST /api/users/{id}/roles', {
      params: { id: customer.id },
      body: { name: `Équipe ${newPublicId()}`, permissions: ['contacts:consult', 'posts:consult'] },
    })
    const roleId = wide.body.role.id
    const narrow = await boss.call('POST /api/admin/roles', {
      body: { name: `Petit ${newPublicId()}`, permissions: ['posts:consult'], isSuperAdmin: false },
    })
    const contact = await makePerson(server, 'contact', { ownerId: customer.id, roleId })
    const stream = await listen(await signedIn(server, contact))
    const reply = await boss.call('POST /api/admin/users/{userType}/{userId}/role', {
      params: { userType: 'customer', userId: customer.id },
      body: { roleId: narrow.body.role.id },
    })
    expect(reply.status).toBe(200)
    await tell({ name: 'contacts.changed', accountId: customer.id })
    await mark(stream)
    expect(stream.heard).toEqual(['roles.changed', 'texts.changed'])
  })

  it('end for an agency that acts as a customer who goes to somebody else', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const customer = await makePerson(server, 'customer', { ownerId: agency.id })
    const boss = await signedIn(server, await makePerson(server, 'superAdmin'))
    const acting = await listen(await signedIn(server, customer, agency.id))
    const params = { userType: 'customer', userId: customer.id } as const
    const { body } = await boss.call('GET /api/admin/users/{userType}/{userId}', { params })
    const reply = await boss.call('POST /api/admin/users/{userType}/{userId}', {
      params,
      body: bodyOf(body.user, { ownerId: null }),
    })
    expect(reply.status).toBe(200)
    await eventually(() => expect(acting.ended).toBe(true))
  })

  it('go to ten pages of a sign-in: the oldest makes room', async () => {
    const browser = await signedIn(server, await makePerson(server, 'customer'))
    const streams: EventStream[] = []
    for (let index = 0; index < 11; index++) streams.push(await listen(browser))
    await eventually(() => expect(streams[0]?.ended).toBe(true))
    await mark(...streams)
    expect(streams.filter((stream) => !stream.ended)).toHaveLength(10)
  })
})
