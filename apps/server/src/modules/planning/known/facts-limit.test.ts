import { and, eq, ne } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { newDigitsId } from '../../../platform/ids.ts'
import { planningOn } from '../../../testing/planning.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'
import { knownFact } from '../planning.tables.ts'
import { mostFacts } from './fact.store.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

it('what was dropped is taken up again only where there is room for it', async () => {
  const one = await planningOn(server)
  await one.say()
  const { platform, clock } = server
  const own = eq(knownFact.accountId, one.owner.id)
  const [first] = await platform.db.select().from(knownFact).where(own)
  if (!first) throw new Error('Nothing was said')
  const change = (version: number, isDropped: boolean) =>
    one.browser.call('POST /api/users/{id}/facts/{factId}', {
      params: { ...one.params, factId: first.id },
      body: { version, isDropped },
    })
  expect((await change(1, true)).status).toBe(200)
  const known = await platform.db.$count(knownFact, and(own, ne(knownFact.state, 'dropped')))
  await platform.db.insert(knownFact).values(
    Array.from({ length: mostFacts - known }, (_, nth) => ({
      id: newDigitsId(),
      accountId: one.owner.id,
      hash: `h${nth}`,
      state: 'said' as const,
      kind: first.kind,
      language: 'fr',
      fact: first.fact,
      createdAt: clock.now(),
      changedAt: clock.now(),
    })),
  )
  expect((await change(2, false)).error).toMatchObject({ code: 'limitReached' })
  await platform.db.delete(knownFact).where(and(own, eq(knownFact.hash, 'h0')))
  expect((await change(2, false)).status).toBe(200)
})
