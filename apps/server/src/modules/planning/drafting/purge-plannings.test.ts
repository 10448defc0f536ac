import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { days, later } from '../../../platform/clock.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { draftedPost, remakeDue } from '../../../testing/drafted-post.ts'
import { makePerson } from '../../../testing/people.ts'
import { draftDue, planningOn } from '../../../testing/planning.ts'
import { testServer } from '../../../testing/test-platform.ts'
import { jobs } from '../../all.ts'
import { creditEntry, creditHold } from '../../billing/ledger.tables.ts'
import { lookup } from '../../sources/sources.tables.ts'
import { task } from '../../tasks/task.tables.ts'
import { linkLook } from '../../validity/validity.tables.ts'
import {
  draftedWords,
  planningRun,
  planningStep,
  siteReading,
  subject,
  subjectInvitation,
} from '../planning.tables.ts'
import { postRemake } from '../remakes/remake.tables.ts'

const server = await testServer()
const { db } = server.platform
const daysAgo = (count: number) => later(server.clock.now(), -days(count))

const run = (name: string) =>
  jobs
    .find((job) => job.name === name)
    ?.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal })

/** Two runs, the first of two posts and one question; then somebody asks for one more. */
async function planned() {
  const one = await planningOn(server)
  await one.say()
  const { subjects } = await one.propose(3)
  const ids = subjects.map(({ id }) => id)
  await one.plan(ids.slice(0, 2))
  await draftDue(server)
  await one.plan(ids.slice(2))
  await draftDue(server)
  const runs = () => db.select().from(planningRun).where(eq(planningRun.accountId, one.owner.id))
  const [first, second] = (await runs()).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  if (!first || !second) throw new Error('There are two runs')
  const age = (count: number) =>
    db
      .update(planningRun)
      .set({ endedAt: daysAgo(count) })
      .where(eq(planningRun.accountId, one.owner.id))
  return { one, first, second, age, runs: async () => (await runs()).map(({ id }) => id) }
}

it('a run goes ninety days after it ended, with its steps; posts, subjects and their words stay, and the latest run', async () => {
  const { one, first, second, age, runs } = await planned()
  await age(89)
  await run('purge-plannings')
  expect(await runs()).toHaveLength(2)
  await age(91)
  await run('purge-plannings')
  expect(await runs()).toEqual([second.id])
  expect(await db.$count(planningStep, eq(planningStep.runId, first.id))).toBe(0)
  expect((await one.run())?.steps).toHaveLength(1)
  expect((await one.subjects()).filter(({ status }) => status === 'planned')).toHaveLength(3)
  expect(await one.posts()).toHaveLength(3)
  expect(await db.$count(draftedWords, eq(draftedWords.accountId, one.owner.id))).toBe(3)
})

it('a post made by itself afterwards takes no run of subjects along', async () => {
  const { first, second, age, runs } = await planned()
  await db.update(planningRun).set({ isAlone: true }).where(eq(planningRun.id, second.id))
  await age(91)
  await run('purge-plannings')
  expect(await runs()).toContain(first.id)
})

it('a run stays while it is under way, or a subject of it is still wanted', async () => {
  const { one, first, age, runs } = await planned()
  await age(200)
  await db.update(planningRun).set({ endedAt: null }).where(eq(planningRun.id, first.id))
  await run('purge-plannings')
  expect(await runs()).toHaveLength(2)
  await age(200)
  const [step] = await db.select().from(planningStep).where(eq(planningStep.runId, first.id))
  await db
    .update(subject)
    .set({ status: 'accepted' })
    .where(eq(subject.id, step?.subjectId ?? 0))
  await run('purge-plannings')
  expect(await runs()).toHaveLength(2)
  await db.update(subject).set({ status: 'declined' }).where(eq(subject.accountId, one.owner.id))
  await run('purge-plannings')
  expect(await runs()).toHaveLength(1)
})

it('of readings the last stays, the last that went well, and the one under way', async () => {
  const who = await makePerson(server, 'customer')
  const add = async (ended: number | null, failure: 'unreachable' | null) => {
    const id = newDigitsId()
    const at = daysAgo(ended ?? 400)
    await db.insert(siteReading).values({
      id,
      publicId: newPublicId(),
      accountId: who.id,
      url: 'https://example.org/',
      failure,
      createdAt: at,
      endedAt: ended === null ? null : at,
    })
    return id
  }
  const [, good, , last, open] = [
    await add(500, null),
    await add(300, null),
    await add(200, 'unreachable'),
    await add(120, 'unreachable'),
    await add(null, null),
  ]
  await run('purge-plannings')
  const left = await db
    .select({ id: siteReading.id })
    .from(siteReading)
    .where(eq(siteReading.accountId, who.id))
  expect(left.map(({ id }) => id).toSorted()).toEqual([good, last, open].toSorted())
})

it('a remake stays while its post is worked on, and goes once that was left alone for ninety days', async () => {
  const one = await draftedPost(server)
  await one.ask('hook')
  await remakeDue(server)
  const ours = eq(postRemake.accountId, one.owner.id)
  await db
    .update(postRemake)
    .set({ endedAt: daysAgo(91) })
    .where(ours)
  await run('purge-plannings')
  expect(await db.$count(postRemake, ours)).toBe(1)
  await db
    .update(task)
    .set({ changedAt: daysAgo(91) })
    .where(eq(task.accountId, one.owner.id))
  await run('purge-plannings')
  expect(await db.$count(postRemake, ours)).toBe(0)
  expect((await one.task()).hooks.common).not.toBe('')
  expect((await one.truth()).alternatives.common).not.toEqual([])
})

it('mailed links go a month after they are over', async () => {
  const who = await makePerson(server, 'customer')
  const add = (tokenHash: string, expiresAt: Date) =>
    db.insert(subjectInvitation).values({
      tokenHash: `${tokenHash}${who.id}`,
      accountId: who.id,
      sentTo: who.id,
      subjectIds: [],
      createdAt: daysAgo(60),
      expiresAt,
    })
  await add('long', daysAgo(31))
  await add('just', daysAgo(29))
  await run('purge-plannings')
  const left = await db.select().from(subjectInvitation).where(eq(subjectInvitation.accountId, who.id))
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual([`just${who.id}`])
})

it('what was set aside goes ninety days after it was settled; open ones, this month’s and the book stay', async () => {
  const { one } = await planned()
  const ours = eq(creditHold.accountId, one.owner.id)
  const free = async () => (await one.price(1))?.freeLeft
  expect([await db.$count(creditHold, ours), await free()]).toEqual([3, 5])
  await run('purge-holds')
  expect([await db.$count(creditHold, ours), await free()]).toEqual([3, 5])
  const entries = await db.$count(creditEntry, eq(creditEntry.accountId, one.owner.id))
  const holds = await db.select().from(creditHold).where(ours)
  const [open, ...rest] = holds.map(({ key }) => key)
  await db
    .update(creditHold)
    .set({ closedAt: daysAgo(91) })
    .where(inArray(creditHold.key, rest))
  await db
    .update(creditHold)
    .set({ state: 'open', closedAt: null, openedAt: daysAgo(200) })
    .where(eq(creditHold.key, open ?? ''))
  await run('purge-holds')
  expect((await db.select().from(creditHold).where(ours)).map(({ key }) => key)).toEqual([open])
  expect(await db.$count(creditEntry, eq(creditEntry.accountId, one.owner.id))).toBe(entries)
})

it('more than a batch goes in one run, of what was looked up and of links', async () => {
  const who = await makePerson(server, 'customer')
  const looks = (count: number, at: Date, name: string) =>
    Array.from({ length: count }, (_, nth) => ({
      accountId: who.id,
      hash: `${name}${nth}`,
      url: 'https://example.org/',
      at,
      state: 'alive' as const,
    }))
  await db.insert(linkLook).values(looks(1100, daysAgo(91), 'old'))
  await db.insert(linkLook).values(looks(2, daysAgo(80), 'new'))
  const ups = (count: number, createdAt: Date) =>
    Array.from({ length: count }, () => ({
      id: newDigitsId(),
      publicId: newPublicId(),
      accountId: who.id,
      kind: 'page' as const,
      url: 'https://example.org/',
      createdAt,
      endedAt: createdAt,
    }))
  await db.insert(lookup).values(ups(1100, daysAgo(3)))
  await db.insert(lookup).values(ups(2, daysAgo(1)))
  await run('look-at-links')
  await run('look-up')
  expect(await db.$count(linkLook, eq(linkLook.accountId, who.id))).toBe(2)
  expect(await db.$count(lookup, eq(lookup.accountId, who.id))).toBe(2)
})
