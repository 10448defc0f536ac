import { beforeAll, expect, it } from 'vitest'
import { days, later } from '../../../platform/clock.ts'
import { newPublicId } from '../../../platform/ids.ts'
import { makePerson } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'
import { subject } from '../planning.tables.ts'
import { factsHeld, knownNames } from './subject.store.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

it('of many subjects the latest are known, whatever number each was given', async () => {
  const { id: accountId } = await makePerson(server, 'customer')
  const { platform, clock } = server
  const most = 280_000_000_000_000
  const made = (nth: number) => ({
    id: most - nth * 1000,
    publicId: newPublicId(),
    accountId,
    name: `Sujet ${nth}`,
    facts: [`${nth}`],
    networks: [],
    objective: 'traffic' as const,
    format: 'image' as const,
    theme: 'brand' as const,
    origin: 'planning' as const,
    status: 'planned' as const,
    createdAt: later(clock.now(), -days(60) + nth),
    changedAt: clock.now(),
  })
  await platform.db.insert(subject).values(Array.from({ length: 510 }, (_, nth) => made(nth)))
  const known = await knownNames(platform.db, accountId)
  expect([known.length, known[0], known.includes('Sujet 9')]).toEqual([500, 'Sujet 509', false])
  const held = await factsHeld(platform.db, accountId, later(clock.now(), -days(90)))
  expect([held[0], held.includes('9')]).toEqual(['509', false])
})
