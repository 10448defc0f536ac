import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../../access/actor.ts'
import { runQuery } from '../../../access/context.ts'
import { planningOn, searchDue } from '../../../testing/planning.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'
import { awaitSearch } from '../flows/await-search.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

async function asking() {
  const one = await planningOn(server)
  await one.say()
  const { aiThematic } = (
    await one.browser.call('POST /api/users/{userId}/ai-thematics', {
      params: one.user,
      body: { name: 'Nos pains', kinds: ['product'] },
    })
  ).body
  const generate = () =>
    one.browser.call('POST /api/users/{userId}/ai-thematics/{thematicId}/subjects/generate', {
      params: { ...one.user, thematicId: aiThematic.id },
      body: { nbSubjects: 2 },
    })
  return { ...one, generate }
}

describe('subjects of one thematic', () => {
  it('are in the answer to who asked, as soon as they are there', async () => {
    const one = await asking()
    const { body } = await one.generate()
    const { platform } = server
    const read: Parameters<typeof awaitSearch>[0]['read'] = (query, input) =>
      runQuery(platform, system('test'), query, input)
    const input = { accountId: one.owner.id, searchId: body.search.id }
    // However slow this machine is: the news wakes who waits, long before the time is over.
    const asked = awaitSearch({ read, platform, language: 'fr' }, input, 50_000)
    await searchDue(server)
    const { search } = await asked
    expect(search.endedAt).not.toBeNull()
    expect(search.subjects).toHaveLength(2)
  })

  it('are waited for no longer than a moment, and come in the search', { tags: ['deep'] }, async () => {
    const one = await asking()
    const before = performance.now()
    const { body } = await one.generate()
    const waitedMs = performance.now() - before
    expect([body.subjects, body.search.endedAt]).toEqual([[], null])
    // It was waited for; and it ended by itself, with nobody at work.
    expect(waitedMs).toBeGreaterThan(1500)
    expect((await one.cameOf(body.search.id)).subjects).toHaveLength(2)
  })
})
