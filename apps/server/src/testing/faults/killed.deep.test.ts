import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chanceOf, killedCases } from './cases.ts'
import { faultOf, learnCalls, type NetworkCalls } from './network-calls.ts'
import { keepResult, part } from './part.ts'
import { type KilledResult, openProgramWorld, type ProgramWorld } from './run-killed.ts'

// Under `npm test` one network, killed around the call that makes the post; every network at every moment, and through every
// fault, by `npm run test:faults`.
const network = part?.network ?? 'bluesky'

let world: ProgramWorld
let calls: NetworkCalls
let plain: KilledResult
beforeAll(async () => {
  world = await openProgramWorld(network)
  calls = await learnCalls(world.control, network, async () => {
    plain = await world.run({ dieAt: null })
    return plain
  })
}, 120_000)
afterAll(() => world.close())

async function killAt(dieAt: number): Promise<KilledResult> {
  const result = await world.run({ dieAt })
  keepResult({ network, fault: 'none', disturbance: 'sigkill', place: 'any', seed: dieAt, ...result })
  return result
}

const timeout = 120_000

const around = () =>
  describe('the program, killed around the call that makes the post', () => {
    it.each([
      ['once it was written that it is sent', -1],
      ['once it was answered, and nothing of that was written', 0],
    ])('%s', { timeout }, async (_, before) => {
      const answered = plain.passed.findLastIndex((moment) => moment.includes('answered'))
      const result = await killAt(answered + 1 + before)
      expect(result.killedAt).toBe(plain.passed[answered + before])
      expect(result).toMatchObject({ state: 'confirmed', live: 1, faults: [] })
    })
  })

const everywhere = () =>
  describe('the program, killed between any two steps', () => {
    it('goes on from where it was', { timeout: 40 * timeout }, async () => {
      const found: Record<string, readonly string[]> = {}
      for (let dieAt = 1, isReached = true; isReached; dieAt++) {
        const result = await killAt(dieAt)
        isReached = result.killedAt !== null
        if (result.faults.length > 0) found[`${dieAt}: ${result.killedAt}`] = result.faults
      }
      expect(found).toEqual({})
    })

    it.each(killedCases(network))('through $fault at $place call', { timeout }, async (one) => {
      const chance = chanceOf(one.seed)
      const fault = faultOf(one, calls, chance)
      const result = await world.run({ fault, dieAt: 1 + chance(plain.passed.length) })
      keepResult({ ...one, disturbance: 'sigkill', ...result })
      expect(result.faults).toEqual([])
    })
  })

if (part) everywhere()
else around()
