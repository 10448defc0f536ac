import { and, asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../access/actor.ts'
import { runCommand } from '../access/context.ts'
import { person } from '../access/person.tables.ts'
import { journalEntry } from '../access/session.tables.ts'
import { jobs } from '../modules/all.ts'
import { balanceOf } from '../modules/billing/index.ts'
import { creditEntry } from '../modules/billing/ledger.tables.ts'
import { bill } from '../modules/bills/bills.tables.ts'
import { facturX } from '../modules/bills/factur-x.ts'
import { findByEmail } from '../modules/identity/index.ts'
import { notice } from '../modules/notifications/notifications.tables.ts'
import { installConfigurations } from '../modules/orders/index.ts'
import { openPage } from '../modules/publishing/index.ts'
import { delivery, networkAccount, postFigure } from '../modules/publishing/publishing.tables.ts'
import { installPermissions } from '../modules/roles/index.ts'
import { task } from '../modules/tasks/task.tables.ts'
import { installVisuals, shipped } from '../modules/visuals/index.ts'
import { days, later } from '../platform/clock.ts'
import { loadConfig } from '../platform/config/load-config.ts'
import { createLog } from '../platform/log.ts'
import { type OpenPlatform, openPlatform } from '../platform/open-platform.ts'
import { brokenRules } from '../testing/en16931-rules.ts'
import { againstSchema } from '../testing/factur-x-schema.ts'
import { newDatabase } from '../testing/new-database.ts'
import { type RunningSandbox, runSandbox } from '../testing/running-sandbox.ts'
import { demoAgencyCustomers, demoWaitingAgency } from './demo-agency.ts'
import { demoCustomers } from './demo-people.ts'
import { demoJobs, finishDemo } from './finish-demo.job.ts'
import { seedDemo } from './seed-demo.ts'

describe('the demo world', () => {
  let platform: OpenPlatform
  beforeAll(async () => {
    const config = loadConfig({ ...(await newDatabase()), LOG_LEVEL: 'fatal' })
    platform = await openPlatform(config, jobs, { log: createLog('fatal') })
    await runCommand(platform, system('test'), 'test', installPermissions, undefined)
    await runCommand(platform, system('test'), 'test', installConfigurations, undefined)
    await seedDemo(platform)
  })
  afterAll(() => platform.close())

  it('was made by the people in it, one entry after the other', async () => {
    const entries = await platform.db.select().from(journalEntry).orderBy(asc(journalEntry.id))
    const times = entries.map((entry) => entry.at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    // Who comes with a mailed link is nobody yet.
    const byLink = new Set(['password.changed', 'invitation.accepted'])
    const changes = entries.filter(
      ({ action }) => /changed|invited|accepted|created/.test(action) && !byLink.has(action),
    )
    expect(changes.length).toBeGreaterThan(15)
    // The first administrator is made by nobody; everything after it has an author.
    expect(changes.filter((entry) => entry.actorId === null).map((entry) => entry.action)).toEqual([
      changes[0]?.action,
    ])
  })

  it('has people in every state, and gifts that are still good', async () => {
    const people = await platform.db.select({ type: person.type, state: person.state }).from(person)
    expect(new Set(people.map(({ type }) => type)).size).toBe(8)
    expect(people.filter(({ state }) => state === 'pending')).toEqual([{ type: 'contact', state: 'pending' }])
    expect((await findByEmail(platform.db, demoWaitingAgency.email))?.state).toBe('awaitingAcceptance')
    for (const { email } of demoCustomers) {
      const [row] = await platform.db.select().from(person).where(eq(person.email, email))
      expect((await balanceOf(platform.db, row?.id ?? 0, platform.clock.now())).gift).toBeGreaterThan(0)
    }
  })

  it('has credits that ended on the day until which they were good', async () => {
    const ended = await platform.db.select().from(creditEntry).where(eq(creditEntry.reason, 'expiry'))
    const dayOf = (at: Date | null) => at?.toISOString().slice(0, 10)
    expect(ended.length).toBeGreaterThan(5)
    expect(ended.map(({ createdAt }) => dayOf(createdAt))).toEqual(
      ended.map(({ expiresAt }) => dayOf(expiresAt)),
    )
  })

  it('has posts in every state that people brought them to, each with its past', async () => {
    const rows = await platform.db.select().from(task)
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set([
        ...[
          'customizing',
          'validated',
          'publicationCanceled',
          'planned',
          'inProgress',
          'paused',
          'completed',
        ],
      ]),
    )
    for (const { email } of demoCustomers) {
      const own = await findByEmail(platform.db, email)
      expect(rows.filter(({ accountId }) => accountId === own?.id).length).toBeGreaterThanOrEqual(3)
    }
    expect(rows.every(({ createdAt, changedAt }) => createdAt <= changedAt)).toBe(true)
  })

  it('has no networks where the demo networks are not there', async () => {
    expect(await platform.db.$count(networkAccount)).toBe(0)
  })

  it('has bills and credit notes of a year, each valid by the published schema and to the cent', async () => {
    const bills = await platform.db.select().from(bill).orderBy(asc(bill.issuedAt))
    const byId = new Map(bills.map((row) => [row.id, row]))
    const kinds = Object.groupBy(bills, ({ kind }) => kind)
    expect(kinds.bill?.length).toBeGreaterThan(15)
    expect(kinds.creditNote?.length).toBeGreaterThan(1)
    const written = bills.map((row) => ({
      name: row.number,
      xml: facturX(row, byId.get(row.correctsId ?? 0) ?? null),
    }))
    expect(await againstSchema(written)).toEqual([])
    expect(written.flatMap(({ name, xml }) => brokenRules(xml).map((rule) => `${name}: ${rule}`))).toEqual([])
  })

  it('is made once, whatever the number of starts', async () => {
    const before = await platform.db.$count(person)
    await Promise.all([seedDemo(platform), seedDemo(platform)])
    expect(await platform.db.$count(person)).toBe(before)
  })
})

describe('the demo world on the demo networks', () => {
  let platform: OpenPlatform
  let sandbox: RunningSandbox
  beforeAll(async () => {
    sandbox = await runSandbox()
    const config = loadConfig({
      ...(await newDatabase()),
      LOG_LEVEL: 'fatal',
      SANDBOX_URL: sandbox.address,
    })
    platform = await openPlatform(config, [...jobs, ...demoJobs], { log: createLog('fatal') })
    await runCommand(platform, system('test'), 'test', installPermissions, undefined)
    await runCommand(platform, system('test'), 'test', installConfigurations, undefined)
    await runCommand(platform, system('test'), 'test', installVisuals, shipped)
    await seedDemo(platform)
  })
  afterAll(async () => {
    await platform.close()
    sandbox.stop()
  })

  it('has a year behind it and a month ahead, in every state a post can be in', async () => {
    const rows = await platform.db.select().from(task)
    const counted = Object.groupBy(rows, ({ status }) => status)
    expect(counted.published?.length).toBeGreaterThan(70)
    expect(counted.publicationWaiting?.length).toBeGreaterThan(8)
    for (const state of [
      'planned',
      'inProgress',
      'paused',
      'completed',
      'returnWaiting',
      'complaint',
    ] as const)
      expect(counted[state]?.length, state).toBeGreaterThan(0)
    // One that a person is asked about, and one that is held.
    expect(counted.publishing?.length).toBe(2)
    const first = Math.min(...rows.map(({ publishAt }) => publishAt?.getTime() ?? Number.POSITIVE_INFINITY))
    expect(first).toBeLessThan(later(new Date(), -days(350)).getTime())
    const deliveries = await platform.db.select().from(delivery)
    const states = Object.groupBy(deliveries, ({ state }) => state)
    expect([states.asked?.length, states.held?.length, states.rejected?.length]).toEqual([1, 1, 1])
    const lights = new Set(states.waiting?.map(({ readiness }) => readiness?.[0]?.code ?? 'good'))
    expect(lights).toEqual(new Set(['good', 'linkEnded', 'linkEndsBefore']))
    expect(deliveries.every(({ state, url }) => state !== 'confirmed' || url !== null)).toBe(true)
    expect(await platform.db.$count(postFigure)).toBeGreaterThan(deliveries.length)
  })

  it('has customers of an agency, each with its brand and posts', async () => {
    for (const { email } of demoAgencyCustomers) {
      const own = await findByEmail(platform.db, email)
      expect(own?.ownerId).not.toBeNull()
      expect(await platform.db.$count(task, eq(task.accountId, own?.id ?? 0))).toBeGreaterThanOrEqual(3)
    }
  })

  it('has told each business what it must know', async () => {
    const told = (await platform.db.select().from(notice)).map(({ kind }) => kind)
    expect(new Set(told)).toEqual(
      new Set([
        ...['connectionEnded', 'orderAccepted', 'orderDelivered', 'orderToMake', 'correctionToMake'],
        ...['paymentFailed', 'paymentReturned', 'paymentSettled', 'postAsked', 'postFailed', 'postHeld'],
      ]),
    )
  })

  it('shows over there what it says is out, with the figures the network tells', async () => {
    const [row] = await platform.db
      .select()
      .from(delivery)
      .where(and(eq(delivery.state, 'confirmed'), eq(delivery.network, 'facebook')))
      .orderBy(desc(delivery.endedAt))
      .limit(1)
    if (!row?.url || !row.externalId) throw new Error('Something is out')
    const page = await fetch(row.url)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(row.content?.text.slice(0, 20))
    const opened = await openPage(platform, platform.networks, row)
    const figures = await opened?.networkClient.adapter.postFigures(
      opened.networkClient.context,
      opened.page(),
      row.externalId,
    )
    expect(figures?.views).toBeGreaterThanOrEqual(row.figures?.views ?? Number.POSITIVE_INFINITY)
  })

  it('gives what is still to go out the files it goes out with, and shows pictures over there', {
    tags: ['deep'],
  }, async () => {
    const [last] = await platform.db.select().from(task).where(eq(task.status, 'publicationWaiting')).limit(1)
    const [out] = await platform.db
      .select()
      .from(delivery)
      .where(and(eq(delivery.state, 'confirmed'), eq(delivery.network, 'instagram')))
      .limit(1)
    const [shown] = await platform.db
      .select()
      .from(task)
      .where(eq(task.id, out?.taskId ?? 0))
    if (!last || !out?.url || !shown) throw new Error('Something is out, and something waits')
    await finishDemo.handle(
      platform,
      {
        waiting: [{ accountId: last.accountId, taskPublicId: last.publicId }],
        planned: [],
        shown: [
          {
            accountId: shown.accountId,
            taskPublicId: shown.publicId,
            there: [{ network: 'instagram', id: out.url.split('/').at(-1) ?? '' }],
          },
        ],
      },
      { id: 'test', signal: new AbortController().signal },
    )
    const waiting = await platform.db.select().from(delivery).where(eq(delivery.taskId, last.id))
    expect(waiting.map(({ content }) => content?.media.length)).toEqual(waiting.map(() => 1))
    expect(await (await fetch(out.url)).text()).toContain('/networks/instagram/media/')
  })
})
