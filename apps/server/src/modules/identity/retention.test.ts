import { readFileSync } from 'node:fs'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../access/person.tables.ts'
import { rateCounter } from '../../access/rate.tables.ts'
import { journalEntry, session } from '../../access/session.tables.ts'
import { createSession } from '../../access/sessions.ts'
import { days, hours, later } from '../../platform/clock.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { deleteDueAccounts } from '../../testing/delete-due-accounts.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { mailedLink } from './identity.tables.ts'
import { purgeExpired, purgeJournal } from './index.ts'
import { journalYears } from './jobs/purge-journal.ts'
import { createLink } from './mailed-links.store.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const run = (job: typeof purgeJournal) =>
  job.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal })

describe('what is kept', () => {
  it('is for three years of the journal, however much there is, as the privacy policy says', async () => {
    const { db } = server.platform
    const accountId = newDigitsId()
    const line = (yearsAgo: number, shiftMs: number) => {
      const at = later(server.clock.now(), shiftMs)
      at.setUTCFullYear(at.getUTCFullYear() - yearsAgo)
      return { at, accountId, action: 'session.started', subjectType: 'person', subjectId: '1' }
    }
    await db.insert(journalEntry).values([line(3, days(1)), line(3, hours(1)), line(0, 0)])
    const old = line(3, -hours(1))
    await db.execute(sql`
      insert into journal_entry (at, account_id, action, subject_type, subject_id)
      select ${old.at.toISOString()}::timestamptz, ${accountId}::bigint, 'session.started', 'person', '1' from generate_series(1, 10001)`)
    await run(purgeJournal)
    expect(await db.$count(journalEntry, eq(journalEntry.accountId, accountId))).toBe(3)

    for (const [language, words] of [
      ['fr', /Journal des actions\s:\*\* trois ans/],
      ['en', /Journal of actions:\*\* three years/],
    ] as const)
      expect(
        readFileSync(new URL(`../catalogue/legal/privacy.${language}.md`, import.meta.url), 'utf8'),
      ).toMatch(words)
    expect(journalYears).toBe(3)
  })

  it('of the journal is not changed or removed by anything else', async () => {
    const { db } = server.platform
    const accountId = newDigitsId()
    const details = { name: 'Lia', means: 'password' }
    const subject = { subjectType: 'person', subjectId: '1' }
    const at = later(server.clock.now(), -days(300))
    await db.insert(journalEntry).values({ at, accountId, action: 'session.started', details, ...subject })
    const own = eq(journalEntry.accountId, accountId)
    for (const write of [
      db.delete(journalEntry).where(own),
      db.update(journalEntry).set({ action: 'session.ended' }).where(own),
      db
        .update(journalEntry)
        .set({ details: { name: 'Lia', means: 'passkey' } })
        .where(own),
      db
        .update(journalEntry)
        .set({ details: { means: 'password' }, actorId: 1 })
        .where(own),
    ])
      await expect(write).rejects.toMatchObject({ cause: { message: 'journal_entry is append-only' } })
  })

  it('is no name and no address of somebody whose account is deleted', async () => {
    const { db } = server.platform
    const customer = await makePerson(server, 'customer')
    const contact = await makePerson(server, 'contact', { ownerId: customer.id, lastName: 'Introuvable' })
    const browser = await signedIn(server, customer)
    await browser.call('DELETE /api/users/{id}/contacts/{contactId}', {
      params: { id: customer.id, contactId: contact.id },
    })
    const details = { means: 'password', address: '203.0.113.9' }
    await db.insert(journalEntry).values({
      at: server.clock.now(),
      actorId: customer.id,
      accountId: customer.id,
      action: 'session.started',
      subjectType: 'person',
      subjectId: String(customer.id),
      details,
    })
    const written = async () =>
      JSON.stringify(await db.select().from(journalEntry).where(eq(journalEntry.accountId, customer.id)))
    expect(await written()).toMatch(/Introuvable[\s\S]*203\.0\.113\.9|203\.0\.113\.9[\s\S]*Introuvable/)
    await db
      .update(person)
      .set({ deletionDueAt: later(server.clock.now(), -1) })
      .where(eq(person.id, customer.id))
    await run(deleteDueAccounts)
    expect(await written()).not.toMatch(/Introuvable|203\.0\.113\.9/)
    expect(await written()).toMatch(/"means":"password"/)
  })

  it('is no session, link or counter that has run out', async () => {
    const { db } = server.platform
    const { id } = await makePerson(server, 'customer')
    const longAgo = later(server.clock.now(), -days(40))
    await createSession(db, longAgo, { personId: id, remember: false, address: 'x', userAgent: 'x' })
    await createSession(db, server.clock.now(), {
      personId: id,
      remember: false,
      address: 'x',
      userAgent: 'x',
    })
    await db.transaction((tx) => createLink(tx, longAgo, 'https://x.example', 'resetPassword', id))
    await db.transaction((tx) => createLink(tx, server.clock.now(), 'https://x.example', 'validateEmail', id))
    const key = `test:${id}`
    await db.insert(rateCounter).values({ key, windowStart: longAgo, hits: 1, expiresAt: longAgo })
    await run(purgeExpired)
    expect(await db.$count(session, eq(session.personId, id))).toBe(1)
    expect(await db.$count(mailedLink, eq(mailedLink.personId, id))).toBe(1)
    expect(await db.$count(rateCounter, and(eq(rateCounter.key, key)))).toBe(0)
  })
})
