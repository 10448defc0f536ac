import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServer } from '../test-platform.ts'
import { allCases, nameOf, pairwise } from './cases.ts'
import { type DatabaseProxy, openDatabaseProxy } from './database-gate.ts'
import { keepResult, part } from './part.ts'
import { runCase } from './run-case.ts'
import { openWorld, type World } from './world.ts'

// Whole, it takes half an hour: `npm run test:faults`. Each pair of a network, a fault, a disturbance and a place is here.
const cases = part
  ? allCases().filter(
      ({ network, disturbance }) =>
        network === part?.network && (disturbance === 'databaseGone') === (part.family === 'outages'),
    )
  : pairwise()
const goneMs = part ? 20_000 : 1500

let networkClient: DatabaseProxy | undefined
let world: World
beforeAll(async () => {
  const behind = process.env.TEST_DATABASE_URL
  // With the process to itself the server is reached through a gate: it can really be away.
  if (part && process.env.TEST_DATABASE === 'server' && behind) {
    networkClient = await openDatabaseProxy(behind)
    process.env.TEST_DATABASE_URL = networkClient.url
  }
  world = await openWorld(await testServer(), networkClient)
})
afterAll(async () => {
  await world.close()
})

describe('a post goes out once, or somebody is told', () => {
  it.each(cases.map((one) => [nameOf(one), one] as const))('%s', { timeout: 120_000 }, async (_, one) => {
    const result = await runCase(world, one, goneMs)
    keepResult({ ...one, ...result })
    expect(result.faults).toEqual([])
  })
})
