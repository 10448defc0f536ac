import type { UserType } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { journalEntry } from '../../../access/session.tables.ts'
import { endSessionsOf } from '../../../access/sessions.ts'
import { hours } from '../../../platform/clock.ts'
import { TestBrowser } from '../../../testing/browser.ts'
import { makePerson, signedIn, type TestPerson } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const start = (browser: TestBrowser, who: TestPerson, userType: UserType = who.type) =>
  browser.call('POST /api/admin/users/{userType}/{userId}/impersonate', {
    params: { userType, userId: who.id },
  })
const stop = (browser: TestBrowser) => browser.call('POST /api/me/impersonation/stop')
const current = async (browser: TestBrowser) => (await browser.call('GET /user/current')).body.user

describe('acting as somebody', () => {
  it('changes cookie, token and person, says who really acts, and comes back with a fresh session', async () => {
    const boss = await makePerson(server, 'superAdmin')
    const customer = await makePerson(server, 'customer')
    const browser = await signedIn(server, boss)
    await browser.call('GET /user/current')
    const before = browser.cookies.get('po_session')
    expect((await start(browser, customer)).status).toBe(200)
    const acting = browser.cookies.get('po_session')
    expect(acting).not.toBe(before)
    expect(await current(browser)).toMatchObject({ id: customer.id, impersonator: { id: boss.id } })

    expect((await stop(browser)).status).toBe(200)
    expect(await current(browser)).toMatchObject({ id: boss.id, impersonator: null })
    expect(browser.cookies.get('po_session')).not.toBe(before)
    for (const old of [before, acting]) {
      const thief = new TestBrowser(server)
      thief.cookies.set('po_session', old ?? '')
      expect((await thief.call('GET /user/current')).status).toBe(401)
    }
    expect((await stop(browser)).error?.code).toBe('alreadyDone')
  })

  it('is for super admins on all but super admins, agencies and managers on their own', async () => {
    const boss = await makePerson(server, 'superAdmin')
    const agency = await makePerson(server, 'agencyManager')
    const manager = await makePerson(server, 'teamManager')
    const client = await makePerson(server, 'customer', { ownerId: agency.id })
    const agent = await makePerson(server, 'internalAgent', { ownerId: manager.id })
    const stranger = await makePerson(server, 'customer')
    const contact = await makePerson(server, 'contact', { ownerId: client.id })
    const tries: [TestPerson, TestPerson, number][] = [
      [boss, stranger, 200],
      [boss, contact, 200],
      [boss, await makePerson(server, 'superAdmin'), 403],
      [boss, boss, 403],
      [boss, await makePerson(server, 'customer', { state: 'suspended' }), 403],
      [agency, client, 200],
      [agency, stranger, 404],
      [agency, contact, 404],
      [agency, agent, 404],
      [manager, agent, 200],
      [manager, client, 404],
      [client, contact, 403],
      [agent, client, 403],
    ]
    for (const [who, whom, status] of tries)
      expect((await start(await signedIn(server, who), whom)).status, `${who.type} as ${whom.type}`).toBe(
        status,
      )
  })

  it('never nests, and leaves what is for the person alone', async () => {
    const boss = await makePerson(server, 'superAdmin')
    const agency = await makePerson(server, 'agencyManager')
    const client = await makePerson(server, 'customer', { ownerId: agency.id })
    const browser = await signedIn(server, boss)
    await start(browser, agency)
    expect((await start(browser, client)).error?.code).toBe('themselvesOnly')
    const at = { params: { userType: 'customer', userId: client.id } } as const
    const refused = [
      await browser.call('DELETE /api/admin/users/{userType}/{userId}', at),
      await browser.call('POST /api/admin/users/{userType}/{userId}/reset-password', at),
      await browser.call('POST /api/admin/users/{userType}/{userId}/role', { ...at, body: { roleId: 1 } }),
    ]
    expect(refused.map((reply) => reply.error?.code)).toEqual([
      'themselvesOnly',
      'themselvesOnly',
      'themselvesOnly',
    ])
    const seen = await browser.call('GET /api/admin/users/{userType}/{userId}', at)
    expect(seen.body.user.actions).not.toContain('impersonate')
    expect(seen.body.user.actions).not.toContain('resetPassword')
  })

  it('gives an agency what both may do, and a super admin what the person may', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const client = await makePerson(server, 'customer', { ownerId: agency.id })
    const agencyBrowser = await signedIn(server, agency)
    await start(agencyBrowser, client)
    const both = (await current(agencyBrowser)).abilities
    expect(both).toContain('posts:edit')
    expect(both).not.toContain('paymentMeans:edit')
    expect(both).not.toContain('adminUsers:consult')

    const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
    await start(admin, client)
    const theirs = (await current(admin)).abilities
    expect(theirs).toContain('paymentMeans:edit')
    expect(theirs).not.toContain('adminUsers:consult')
    expect((await admin.call('GET /api/admin/journal')).status).toBe(403)
  })

  it('is journalled with both people', async () => {
    const boss = await makePerson(server, 'superAdmin')
    const customer = await makePerson(server, 'customer')
    const browser = await signedIn(server, boss)
    await start(browser, customer)
    await stop(browser)
    const rows = await server.platform.db
      .select({
        action: journalEntry.action,
        actorId: journalEntry.actorId,
        impersonatorId: journalEntry.impersonatorId,
      })
      .from(journalEntry)
      .where(and(eq(journalEntry.accountId, customer.id), eq(journalEntry.subjectType, 'person')))
      .orderBy(journalEntry.id)
    expect(rows).toEqual([
      { action: 'impersonation.started', actorId: boss.id, impersonatorId: null },
      { action: 'impersonation.stopped', actorId: customer.id, impersonatorId: boss.id },
    ])
  })

  it('ends with the impersonator’s own sessions, also when they merely run out', async () => {
    const boss = await makePerson(server, 'superAdmin')
    const customer = await makePerson(server, 'customer')
    const first = await signedIn(server, boss)
    await start(first, customer)
    await endSessionsOf(server.platform.db, [boss.id])
    expect((await first.call('GET /user/current')).status).toBe(401)

    const second = await signedIn(server, boss)
    await start(second, customer)
    server.clock.advance(hours(7))
    await second.call('GET /user/current')
    server.clock.advance(hours(6))
    // One's own session has run out meanwhile: acting ends with it.
    expect((await stop(second)).status).toBe(401)
    expect((await second.call('GET /user/current')).status).toBe(401)
    server.clock.advance(-hours(13))
  })
})
