// Work that takes long stays in the same hands, since whoever is at it says so; what a killed process left is taken up within a minute.
import { beforeEach, expect, it } from 'vitest'
import { seconds } from '../../../platform/clock.ts'
import { draftedPost, remakeDue } from '../../../testing/drafted-post.ts'
import { draftDue, planningOn } from '../../../testing/planning.ts'
import { testServer } from '../../../testing/test-platform.ts'
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
  claim(wish: { now: Date; holder: string; most: number }): Promise<Claim[]>
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
    claim: (wish) => claimSteps(db, wish),
    keep: (claims, now) => keepSteps(db, claims, now),
  })
  expect(seen).toEqual([false, true, true])
})

it('remakes of a post', async () => {
  const one = await draftedPost(server)
  await one.ask('hook')
  const seen = await isKept({
    claim: (wish) => claimRemakes(db, wish),
    keep: (claims, now) => keepRemakes(db, claims, now),
  })
  expect(seen).toEqual([false, true, true])
})
