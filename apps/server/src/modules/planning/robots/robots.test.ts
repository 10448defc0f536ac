import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { person } from '../../../access/person.tables.ts'
import { hours } from '../../../platform/clock.ts'
import { planningOn } from '../../../testing/planning.ts'
import { testServer } from '../../../testing/test-platform.ts'
import { creditHold } from '../../billing/ledger.tables.ts'
import { brand } from '../../brand/brand.tables.ts'
import { notice, notificationSetting } from '../../notifications/notifications.tables.ts'
import { hasNetwork } from '../../publishing/index.ts'
import { planningStep, subject } from '../planning.tables.ts'
import { builtIn } from '../writing/write-with.ts'
import type { Writer } from '../writing/writer.ts'
import { driveRobots } from './drive-robots.ts'
import { settledForMs } from './robot.store.ts'
import { planningRobot } from './robot.tables.ts'
import { nextMonday } from './robot.ts'

const server = await testServer()
const { db } = server.platform
type One = Awaited<ReturnType<typeof planningOn>>

/** A business the platform gave the recommended plan. */
async function subscribed({ until = '2099-01-01' as string | null, say = true } = {}): Promise<One> {
  const one = await planningOn(server)
  if (say) await one.say()
  await db.update(person).set({ freeSubscriptionUntil: until }).where(eq(person.id, one.owner.id))
  return one
}

const work = (writer: Writer = builtIn, stop = new AbortController()) =>
  driveRobots({ platform: server.platform, writerOf: () => writer, hasNetwork, signal: stop.signal })

const rowOf = async ({ owner }: One) =>
  (await db.select().from(planningRobot).where(eq(planningRobot.accountId, owner.id)))[0]

/** Its Monday has come. */
const makeDue = ({ owner }: One) =>
  db.update(planningRobot).set({ nextAt: server.clock.now() }).where(eq(planningRobot.accountId, owner.id))

async function onMonday(one: One, writer?: Writer): Promise<void> {
  await work()
  await makeDue(one)
  await work(writer)
}

const noticesOf = ({ owner }: One) =>
  db
    .select()
    .from(notice)
    .where(and(eq(notice.accountId, owner.id), eq(notice.kind, 'subjectsProposed')))
const mailsOf = async ({ owner }: One) =>
  (await server.mailsTo(owner.email)).filter(({ kind }) => kind === 'subjectsToAnswer')

async function change(one: One, robots: { subjects: boolean; posts: boolean }): Promise<void> {
  const { params } = one
  const { settings } = (await one.browser.call('GET /api/users/{id}/planning/settings', { params })).body
  const { offered: _, ...rhythm } = settings
  const reply = await one.browser.call('POST /api/users/{id}/planning/settings', {
    params,
    body: { ...rhythm, robots },
  })
  expect(reply.body.settings.robots).toEqual(robots)
}

/** Some said yes to, long enough ago. */
async function accepted(one: One, count: number) {
  const { subjects } = await one.propose(count)
  await one.browser.call('POST /api/users/{id}/subjects/answers', {
    params: one.params,
    body: { accept: true, subjects: subjects.map(({ id, version }) => ({ id, version })) },
  })
  await letAnswersAge(one)
  return subjects
}
const letAnswersAge = ({ owner }: One) =>
  db
    .update(subject)
    .set({ changedAt: new Date(server.clock.now().getTime() - settledForMs - 1000) })
    .where(eq(subject.accountId, owner.id))

const stepsOf = ({ owner }: One) => db.$count(planningStep, eq(planningStep.accountId, owner.id))

describe('subjects that are proposed by themselves', () => {
  it('think of several businesses at once: an engine that takes its time for one keeps no other waiting', async () => {
    const [one, other] = [await subscribed(), await subscribed()]
    await work()
    await makeDue(one)
    await makeDue(other)
    let both: () => void = () => undefined
    const begun = new Promise<void>((resolve) => {
      both = resolve
    })
    let asked = 0
    await work({
      ...builtIn,
      propose: async (input, signal) => {
        asked += 1
        if (asked === 2) both()
        await begun
        return builtIn.propose(input, signal)
      },
    })
    expect([(await one.subjects()).length > 0, (await other.subjects()).length > 0]).toEqual([true, true])
  })

  it('come on Monday, a week’s worth, and are told once with a link that answers them', async () => {
    const one = await subscribed()
    await work()
    expect(await one.subjects()).toEqual([])
    const first = await rowOf(one)
    expect(first?.nextAt).toEqual(nextMonday(server.clock.now(), 'Europe/Paris'))
    await makeDue(one)
    await work()
    expect((await one.subjects()).map(({ status }) => status)).toEqual(['proposed', 'proposed', 'proposed'])
    expect((await noticesOf(one)).map(({ words }) => words)).toEqual([{ count: '3' }])
    const mails = await mailsOf(one)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.link).toContain('/me/subjects/validation/')
    for (let again = 0; again < 3; again++) await work()
    expect(await one.subjects()).toHaveLength(3)
    expect([(await noticesOf(one)).length, (await mailsOf(one)).length]).toEqual([1, 1])
  })

  it('are none without the plan, not even on the day after it ended', async () => {
    const one = await subscribed()
    await work()
    const none = await subscribed({ until: null })
    await db.update(person).set({ freeSubscriptionUntil: '2020-01-01' }).where(eq(person.id, one.owner.id))
    await makeDue(one)
    await work()
    expect([await one.subjects(), await none.subjects(), await rowOf(none)]).toEqual([[], [], undefined])
    const { settings } = (
      await none.browser.call('GET /api/users/{id}/planning/settings', { params: none.params })
    ).body
    expect(settings.offered).toEqual({ subjects: false, posts: false })
  })

  it('are none where somebody switched them off, or drafting, or nothing is known', async () => {
    const [off, undrafted, silent] = [
      await subscribed(),
      await subscribed(),
      await subscribed({ say: false }),
    ]
    await change(off, { subjects: false, posts: true })
    await db.update(brand).set({ aiEnabled: false }).where(eq(brand.personId, undrafted.owner.id))
    for (const one of [off, undrafted, silent]) {
      await onMonday(one)
      expect([await one.subjects(), await noticesOf(one), await mailsOf(one)]).toEqual([[], [], []])
      // It is asked again next week, not every ten minutes.
      expect((await rowOf(one))?.nextAt).toEqual(nextMonday(server.clock.now(), 'Europe/Paris'))
    }
  })

  it('are none for an account that is closed, and neither is a post of what it accepted', async () => {
    const one = await subscribed()
    await accepted(one, 1)
    const waiting = (await one.subjects()).length
    const state = (to: string) => db.update(person).set({ state: to }).where(eq(person.id, one.owner.id))
    await state('suspended')
    await onMonday(one)
    await state('active')
    expect([(await one.subjects()).length, await stepsOf(one)]).toEqual([waiting, 0])
  })

  it('stop while ten wait for an answer', async () => {
    const one = await subscribed()
    await onMonday(one)
    const [like] = await db.select().from(subject).where(eq(subject.accountId, one.owner.id)).limit(1)
    if (!like) throw new Error('Nothing was proposed')
    const more = Array.from({ length: 7 }, (_, at) => ({
      ...like,
      id: like.id + at + 1,
      publicId: `${like.publicId.slice(0, -2)}-${at}`,
      name: `Autre ${at}`,
    }))
    await db.insert(subject).values(more).onConflictDoNothing()
    const before = (await one.subjects()).length
    expect(before).toBe(10)
    await makeDue(one)
    await work()
    expect([(await one.subjects()).length, (await noticesOf(one)).length]).toEqual([10, 1])
  })

  it('are mailed only to who wants advice by mail; everybody sees the notice', async () => {
    const one = await subscribed()
    const inputs = { personId: one.owner.id, types: ['news'] }
    await db
      .insert(notificationSetting)
      .values(inputs)
      .onConflictDoUpdate({ target: notificationSetting.personId, set: { types: ['news'] } })
    await onMonday(one)
    expect([(await noticesOf(one)).length, (await mailsOf(one)).length]).toEqual([1, 0])
  })

  it('come once where two workers meet', async () => {
    const one = await subscribed()
    await work()
    await makeDue(one)
    await Promise.all([work(), work(), work()])
    expect((await one.subjects()).length).toBe(3)
    expect([(await noticesOf(one)).length, (await mailsOf(one)).length]).toEqual([1, 1])
  })

  it('come once where the worker died, from whoever comes after it, and late words change nothing', async () => {
    const one = await subscribed()
    await work()
    await makeDue(one)
    const stop = new AbortController()
    const [hang, begin] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow: Writer = {
      ...builtIn,
      propose: async (input, signal) => {
        begin.resolve()
        await hang.promise
        return builtIn.propose(input, signal)
      },
    }
    const late = work(slow, stop)
    await begin.promise
    await work()
    expect(await one.subjects()).toEqual([])
    server.clock.advance(4 * 60_000)
    await work()
    expect(await one.subjects()).toHaveLength(3)
    hang.resolve()
    await late
    expect(await one.subjects()).toHaveLength(3)
    expect((await noticesOf(one)).length).toBe(1)
  })

  it('are tried again where they broke, and next week after three times', async () => {
    const one = await subscribed()
    await work()
    await makeDue(one)
    const broken: Writer = { ...builtIn, propose: () => Promise.reject(new Error('broken')) }
    for (let tries = 1; tries <= 3; tries++) {
      await work(broken)
      expect((await rowOf(one))?.tries).toBe(tries % 3)
      server.clock.advance(hours(tries))
    }
    expect((await rowOf(one))?.nextAt.getTime()).toBeGreaterThan(server.clock.now().getTime())
    await makeDue(one)
    await work()
    expect(await one.subjects()).toHaveLength(3)
  })
})

describe('a week that brings down each who takes it up', () => {
  it('is left until next week, with nobody brought down by it again', async () => {
    const one = await subscribed()
    await work()
    await makeDue(one)
    await db.update(planningRobot).set({ tries: 3 }).where(eq(planningRobot.accountId, one.owner.id))
    let asked = 0
    await work({ ...builtIn, propose: () => Promise.reject(new Error(`asked ${++asked}`)) })
    expect(asked).toBe(0)
    expect(await rowOf(one)).toMatchObject({ tries: 0, holder: null })
    expect((await rowOf(one))?.nextAt.getTime()).toBeGreaterThan(server.clock.now().getTime())
  })
})

describe('accepted subjects that are drafted by themselves', () => {
  it('are so once, and not while somebody may still be on the page', async () => {
    const one = await subscribed()
    const subjects = await accepted(one, 2)
    await db.update(subject).set({ changedAt: server.clock.now() }).where(eq(subject.accountId, one.owner.id))
    await work()
    expect(await stepsOf(one)).toBe(0)
    await letAnswersAge(one)
    await Promise.all([work(), work()])
    await work()
    expect(await stepsOf(one)).toBe(subjects.length)
    expect((await one.run())?.steps).toHaveLength(2)
  })

  it('are said to be before, and no more once they are', async () => {
    const one = await subscribed()
    const announced = async () =>
      (await one.browser.call('GET /api/users/{id}/planning/readiness', { params: one.params })).body
        .readiness.draftedAlone
    await accepted(one, 2)
    await db.update(subject).set({ changedAt: server.clock.now() }).where(eq(subject.accountId, one.owner.id))
    expect(await announced()).toBe(2)
    await change(one, { subjects: true, posts: false })
    expect(await announced()).toBe(0)
    await change(one, { subjects: true, posts: true })
    await letAnswersAge(one)
    await work()
    expect(await announced()).toBe(0)
  })

  it('are so as far as the month is free: no credit is ever spent', async () => {
    const one = await subscribed()
    const month = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Paris',
      year: 'numeric',
      month: '2-digit',
    })
    const used = Array.from({ length: 59 }, (_, at) => ({
      accountId: one.owner.id,
      key: `draft:used-${at}`,
      credits: 0,
      state: 'kept' as const,
      freeMonth: month.format(server.clock.now()),
      openedAt: server.clock.now(),
      closedAt: server.clock.now(),
    }))
    await db.insert(creditHold).values(used)
    await accepted(one, 3)
    await work()
    await work()
    expect(await stepsOf(one)).toBe(1)
    const paid = await db
      .select({ credits: creditHold.credits })
      .from(creditHold)
      .where(eq(creditHold.accountId, one.owner.id))
    expect(paid.every(({ credits }) => credits === 0)).toBe(true)
  })

  it('are not without the plan, switched off, or where drafting is', async () => {
    const [none, off, undrafted] = [await subscribed(), await subscribed(), await subscribed()]
    for (const one of [none, off, undrafted]) await accepted(one, 2)
    await db.update(person).set({ freeSubscriptionUntil: null }).where(eq(person.id, none.owner.id))
    await change(off, { subjects: true, posts: false })
    await db.update(brand).set({ aiEnabled: false }).where(eq(brand.personId, undrafted.owner.id))
    await work()
    for (const one of [none, off, undrafted]) expect(await stepsOf(one)).toBe(0)
  })

  it('are so although another business’s break each time', async () => {
    const both = [await subscribed(), await subscribed()].toSorted((a, b) => a.owner.id - b.owner.id)
    const [broken, other] = both as [One, One]
    await work()
    for (const one of both) await accepted(one, 1)
    // Nobody can say what month it is there.
    await db.update(person).set({ timeZone: 'Nowhere/Atall' }).where(eq(person.id, broken.owner.id))
    await work()
    expect([await stepsOf(broken), await stepsOf(other)]).toEqual([0, 1])
    await db.update(person).set({ timeZone: 'Europe/Paris' }).where(eq(person.id, broken.owner.id))
  })

  it('that could not be drafted are left to a person', async () => {
    const one = await subscribed()
    const [first] = await accepted(one, 1)
    await work()
    const ended = { endedAt: server.clock.now(), nextAt: null, failure: 'tooLittleKnown' as const }
    await db.update(planningStep).set(ended).where(eq(planningStep.accountId, one.owner.id))
    await db
      .update(subject)
      .set({ status: 'accepted' })
      .where(eq(subject.publicId, first?.id ?? ''))
    await letAnswersAge(one)
    await work()
    expect(await stepsOf(one)).toBe(1)
  })
})
