import type { LiveEvent } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { session } from '../access/session.tables.ts'
import { minutes, seconds } from '../platform/clock.ts'
import { announce } from '../platform/events/event-bus.ts'
import { newPublicId } from '../platform/ids.ts'
import { TestBrowser } from '../testing/browser.ts'
import { type EventStream, openStream } from '../testing/event-stream.ts'
import { eventually } from '../testing/eventually.ts'
import { tokenFromMail } from '../testing/mails.ts'
import { makePerson, signedIn } from '../testing/people.ts'
import { registrationForm } from '../testing/registration-form.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
const opened: EventStream[] = []
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})

const listen = async (browser: TestBrowser) => {
  const stream = await openStream(server, browser)
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
    const [admin, agency, owner, contact, stranger] = await Promise.all(
      [
        await makePerson(server, 'superAdmin'),
        await makePerson(server, 'agencyManager'),
        customer,
        await makePerson(server, 'contact', { ownerId: customer.id, roleKey: 'contactReader' }),
        await makePerson(server, 'customer'),
      ].map(async (who) => listen(await signedIn(server, who))),
    )
    const all = { admin, agency, owner, contact, stranger }
    await tell({ name: 'people.changed' })
    await tell({ name: 'people.changed', ownerId: customer.id })
    await tell({ name: 'contacts.changed', accountId: customer.id })
    await tell({ name: 'account.changed', personId: customer.id })
    await mark(...(Object.values(all) as EventStream[]))
    const heard = Object.fromEntries(
      Object.entries(all).map(([name, stream]) => [name, stream?.heard.slice(0, -1)]),
    )
    expect(heard).toEqual({
      admin: ['people.changed', 'people.changed', 'contacts.changed'],
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
      await server.settle()
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
    expect(stream.heard).toEqual(['roles.changed', 'texts.changed'])
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

  it('end for a sign-in that went without a word, before anything is told', async () => {
    const customer = await makePerson(server, 'customer')
    const stream = await listen(await signedIn(server, customer))
    await server.platform.db.delete(session).where(eq(session.personId, customer.id))
    server.clock.advance(seconds(11))
    await mark(stream)
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

  it('are decided once for an agency, however many pages it has open', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const customer = await makePerson(server, 'customer', { ownerId: agency.id })
    const browsers = [await signedIn(server, agency), await signedIn(server, agency)]
    const streams = await Promise.all([...browsers, ...browsers, ...browsers].map(listen))
    const select = vi.spyOn(server.platform.db, 'select')
    await tell({ name: 'brand.changed', accountId: customer.id })
    for (const stream of streams) await eventually(() => expect(stream.heard).toEqual(['brand.changed']))
    expect(select).toHaveBeenCalledTimes(1)
    select.mockRestore()
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
