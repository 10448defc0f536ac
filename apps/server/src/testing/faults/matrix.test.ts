import { appendFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServer } from '../test-platform.ts'
import { allCases, nameOf, pairwise } from './cases.ts'
import { runCase } from './run-case.ts'
import { openWorld, type World } from './world.ts'

// Whole, it takes half an hour: `npm run test:faults`. Each pair of a network, a fault, a disturbance and a place is here.
const isWhole = process.env.FAULTS === 'whole'
const only = process.env.FAULTS_NETWORK
const cases = (isWhole ? allCases() : pairwise()).filter(({ network }) => network === (only ?? network))
const goneMs = isWhole ? 20_000 : 1500

let world: World
beforeAll(async () => {
  world = await openWorld(await testServer())
})
afterAll(() => world.close())

describe('a post goes out once, or somebody is told', () => {
  it.each(cases.map((one) => [nameOf(one), one] as const))('%s', { timeout: 90_000 }, async (name, one) => {
    const result = await runCase(world, one, goneMs)
    if (process.env.FAULTS_OUT)
      appendFileSync(process.env.FAULTS_OUT, `${JSON.stringify({ ...one, name, ...result })}\n`)
    expect(result.faults).toEqual([])
  })
})
