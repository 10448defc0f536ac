// Work that takes long stays held by the same worker, since whoever is at it says so; what a killed process left is taken up within a minute.
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { hours, later, seconds } from '../../../platform/clock.ts'
import { draftedPost, remakeDue } from '../../../testing/drafted-post.ts'
import { draftDue, planningOn } from '../../../testing/planning.ts'
import { testServer } from '../../../testing/test-platform.ts'
import { planningStep } from '../planning.tables.ts'
import { claimRemakes, keepRemakes } from '../remakes/remake.store.ts'
import { claimSteps, keepSteps } from './step.store.ts'

const server = await testServer()
const { platform, clock } = server
const { db } = platform
beforeEach(async () => {
  await draftDue(server)
  await remakeDue(server)
})

interface Work<Claim> {
  claim(input: { now: Date; holder: string; most: number }): Promise<Claim[]>
  keep(claims: readonly Claim[], now: Date): Promise<void>
}

async function isKept<Claim>({ claim, keep }: Work<Claim>): Promise<boolean[]> {
  const mine = await claim({ now: clock.now(), holder: 'mine', most: 10 })
  expect(mine.length).toBeGreaterThan(0)
  const seen: boolean[] = []
  const isFree = async () => (await claim({ now: clock.now(), holder: 'other', most: 10 })).length > 0
  clock.advance(seconds(40))
  await keep(mine, clock.now())
  clock.advance(seconds(40))
  seen.push(await isFree())
  clock.advance(seconds(6))
  seen.push(await isFree())
  // Taken over: whoever had it says in vain that they are at it.
  clock.advance(seconds(44))
  await keep(mine, clock.now())
  clock.advance(seconds(2))
  seen.push(await isFree())
  return seen
}

it('steps of a planning', async () => {
  const one = await planningOn(server)
  await one.say()
  await one.plan((await one.propose(1)).subjects.map(({ id }) => id))
  const seen = await isKept({
    claim: (input) => claimSteps(db, input),
    keep: (claims, now) => keepSteps(db, claims, now),
  })
  expect(seen).toEqual([false, true, true])
})

it('remakes of a post', async () => {
  const one = await draftedPost(server)
  await one.ask('hook')
  const seen = await isKept({
    claim: (input) => claimRemakes(db, input),
    keep: (claims, now) => keepRemakes(db, claims, now),
  })
  expect(seen).toEqual([false, true, true])
})

it.runIf(process.env.TEST_DATABASE === 'server')(
  'two who look at the same moment do not both begin one of the same business',
  async () => {
    const one = await planningOn(server)
    await one.say()
    await one.plan((await one.propose(2)).subjects.map(({ id }) => id))
    const ofOne = eq(planningStep.accountId, one.owner.id)
    const [first, second] = await db.select().from(planningStep).where(ofOne).orderBy(asc(planningStep.place))
    const comesAt = (nextAt: Date) =>
      db
        .update(planningStep)
        .set({ nextAt })
        .where(eq(planningStep.id, first?.id ?? 0))
    const now = clock.now()
    await comesAt(later(now, hours(1)))
    await db.transaction(async (tx) => {
      const mine = await claimSteps(tx, { now, holder: 'mine', most: 10 })
      expect(mine.map(({ row }) => row.id)).toEqual([second?.id])
      // What the other one sees: one that comes first, and nothing of it in hand yet.
      await comesAt(now)
      expect(await claimSteps(db, { now, holder: 'other', most: 10 })).toEqual([])
    })
    expect(await claimSteps(db, { now, holder: 'other', most: 10 })).toEqual([])
  },
)
