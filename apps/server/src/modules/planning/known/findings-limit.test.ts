import { and, eq, ne } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { newDigitsId } from '../../../platform/ids.ts'
import { planningOn } from '../../../testing/planning.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'
import { finding } from '../planning.tables.ts'
import { mostFindings } from './finding.store.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

it('what was dropped is taken up again only where there is room for it', async () => {
  const one = await planningOn(server)
  await one.say()
  const { platform, clock } = server
  const own = eq(finding.accountId, one.owner.id)
  const [first] = await platform.db.select().from(finding).where(own)
  if (!first) throw new Error('Nothing was said')
  const change = (version: number, isDropped: boolean) =>
    one.browser.call('POST /api/users/{id}/findings/{findingId}', {
      params: { ...one.params, findingId: first.id },
      body: { version, isDropped },
    })
  expect((await change(1, true)).status).toBe(200)
  const known = await platform.db.$count(finding, and(own, ne(finding.state, 'dropped')))
  await platform.db.insert(finding).values(
    Array.from({ length: mostFindings - known }, (_, nth) => ({
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
  await platform.db.delete(finding).where(and(own, eq(finding.hash, 'h0')))
  expect((await change(2, false)).status).toBe(200)
})
