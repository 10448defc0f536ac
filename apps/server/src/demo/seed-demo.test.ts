import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../access/actor.ts'
import { runCommand } from '../access/context.ts'
import { person } from '../access/person.tables.ts'
import { journalEntry } from '../access/session.tables.ts'
import { jobs } from '../modules/all.ts'
import { balanceOf } from '../modules/billing/index.ts'
import { findByEmail } from '../modules/identity/index.ts'
import { installPermissions } from '../modules/roles/index.ts'
import { task } from '../modules/tasks/task.tables.ts'
import { loadConfig } from '../platform/config/load-config.ts'
import { createLog } from '../platform/log.ts'
import { type OpenPlatform, openPlatform } from '../platform/open-platform.ts'
import { newDatabase } from '../testing/new-database.ts'
import { demoCustomers, demoWaitingAgency } from './demo-people.ts'
import { seedDemo } from './seed-demo.ts'

describe('the demo world', () => {
  let platform: OpenPlatform
  beforeAll(async () => {
    const config = loadConfig({ ...(await newDatabase()), LOG_LEVEL: 'fatal' })
    platform = await openPlatform(config, jobs, { log: createLog('fatal') })
    await runCommand(platform, system('test'), 'test', installPermissions, undefined)
    await seedDemo(platform)
  })
  afterAll(() => platform.close())

  it('was made by the people in it, one deed after the other', async () => {
    const deeds = await platform.db.select().from(journalEntry).orderBy(asc(journalEntry.id))
    const times = deeds.map((deed) => deed.at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    // Who comes with a mailed link is nobody yet.
    const byLink = new Set(['password.changed', 'invitation.accepted'])
    const changes = deeds.filter(
      ({ action }) => /changed|invited|accepted|created/.test(action) && !byLink.has(action),
    )
    expect(changes.length).toBeGreaterThan(15)
    // The first administrator is made by nobody; everything after it has an author.
    expect(changes.filter((deed) => deed.actorId === null).map((deed) => deed.action)).toEqual([
      changes[0]?.action,
    ])
  })

  it('has people in every standing, and gifts that are still good', async () => {
    const people = await platform.db.select({ type: person.type, state: person.state }).from(person)
    expect(new Set(people.map(({ type }) => type)).size).toBe(8)
    expect(people.filter(({ state }) => state === 'pending')).toEqual([{ type: 'contact', state: 'pending' }])
    expect((await findByEmail(platform.db, demoWaitingAgency.email))?.state).toBe('awaitingAcceptance')
    for (const { email } of demoCustomers) {
      const [row] = await platform.db.select().from(person).where(eq(person.email, email))
      expect((await balanceOf(platform.db, row?.id ?? 0, platform.clock.now())).gift).toBeGreaterThan(0)
    }
  })

  it('has posts in every state that people brought them to, each with its past', async () => {
    const rows = await platform.db.select().from(task)
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['customizing', 'validated', 'publicationCanceled']),
    )
    for (const { email } of demoCustomers) {
      const own = await findByEmail(platform.db, email)
      expect(rows.filter(({ accountId }) => accountId === own?.id).length).toBeGreaterThanOrEqual(4)
    }
    expect(rows.every(({ createdAt, changedAt }) => createdAt <= changedAt)).toBe(true)
  })

  it('is made once, whatever the number of starts', async () => {
    const before = await platform.db.$count(person)
    await Promise.all([seedDemo(platform), seedDemo(platform)])
    expect(await platform.db.$count(person)).toBe(before)
  })
})
