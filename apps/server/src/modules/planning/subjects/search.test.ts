import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seconds } from '../../../platform/clock.ts'
import { type EngineRoom, engineRoom } from '../../../testing/engine-room.ts'
import { planningOn, searchDue } from '../../../testing/planning.ts'
import { engineScript, fails } from '../../../testing/test-engines.ts'
import { brand } from '../../brand/brand.tables.ts'
import { hasNetwork } from '../../publishing/index.ts'
import { subject } from '../planning.tables.ts'
import { builtIn } from '../writing/write-with.ts'
import type { Writer } from '../writing/writer.ts'
import { driveSearches } from './drive-searches.ts'
import { claimSearches, keepSearches } from './search.store.ts'

let room: EngineRoom
beforeAll(async () => {
  room = await engineRoom()
})
beforeEach(async () => {
  await room.empty()
  await searchDue(room.server)
})

async function business() {
  const one = await planningOn(room.server)
  await one.say()
  const ask = (count = 2) =>
    one.browser.call('POST /api/users/{id}/subjects/propose', { params: one.params, body: { count } })
  const { db } = room.server.platform
  const isSearching = async () =>
    (await one.browser.call('GET /api/users/{id}/planning/readiness', { params: one.params })).body.readiness
      .isSearching
  return { ...one, ask, isSearching, kept: () => db.$count(subject, eq(subject.accountId, one.owner.id)) }
}

describe('subjects that were asked for', () => {
  it('are thought of by nobody’s request: an engine that takes its time keeps no one waiting', async () => {
    await room.giveKey('claude')
    await room.choose({ ideas: 'claude' })
    engineScript.say('claude', fails('refused'))
    const one = await business()
    const { body } = await one.ask()
    expect(body.search).toMatchObject({ endedAt: null, subjects: [], failure: null })
    expect([engineScript.asked, await one.isSearching()]).toEqual([[], true])
    const search = await one.cameOf(body.search.id)
    expect(search.endedAt).not.toBeNull()
    expect(search.subjects).toHaveLength(2)
    expect([engineScript.asked, await one.isSearching()]).toEqual([['claude'], false])
  })

  it('come once, although whoever thought of them was killed in the middle', async () => {
    const one = await business()
    const { body } = await one.ask()
    const { clock, platform } = room.server
    const claims = await claimSearches(platform.db, { now: clock.now(), holder: 'killed', most: 10 })
    clock.advance(seconds(40))
    await keepSearches(platform.db, claims, clock.now())
    clock.advance(seconds(40))
    await searchDue(room.server)
    expect(await one.kept()).toBe(0)
    // It said for the last time that it was at it.
    clock.advance(seconds(6))
    const search = await one.cameOf(body.search.id)
    expect(search.subjects).toHaveLength(2)
    await searchDue(room.server)
    expect(await one.kept()).toBe(2)
  })

  it('stay where their thematic is taken away while they are thought of', { tags: ['deep'] }, async () => {
    const one = await business()
    const at = { params: one.user }
    const body = { name: 'Nos pains', kinds: ['product' as const] }
    const { aiThematic } = (await one.browser.call('POST /api/users/{userId}/ai-thematics', { ...at, body }))
      .body
    const params = { ...one.user, thematicId: aiThematic.id }
    const asked = await one.browser.call(
      'POST /api/users/{userId}/ai-thematics/{thematicId}/subjects/generate',
      { params, body: { nbSubjects: 2 } },
    )
    const { platform } = room.server
    const propose: Writer['propose'] = async (input, signal) => {
      const thought = await builtIn.propose(input, signal)
      await one.browser.call('DELETE /api/users/{userId}/ai-thematics/{thematicId}', { params })
      return thought
    }
    await driveSearches({
      platform,
      hasNetwork,
      signal: new AbortController().signal,
      writerOf: () => ({ ...builtIn, propose }),
    })
    const search = await one.cameOf(asked.body.search.id)
    expect(search.failure).toBeNull()
    expect(search.subjects.map(({ thematicId }) => thematicId)).toEqual([null, null])
  })

  it('say in the person’s words why none came, where drafting was switched off meanwhile', async () => {
    const one = await business()
    const { body } = await one.ask()
    const { db } = room.server.platform
    await db.update(brand).set({ aiEnabled: false }).where(eq(brand.personId, one.owner.id))
    const search = await one.cameOf(body.search.id)
    expect(search.failure).toMatchObject({ code: 'draftingOff' })
    expect(search.failure?.message).toContain('La rédaction est arrêtée')
    expect(await one.kept()).toBe(0)
  })

  it('are asked for a few times at once, and for no stranger', async () => {
    const one = await business()
    const replies = []
    for (let nth = 0; nth < 4; nth++) replies.push(await one.ask(1))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    const stranger = await business()
    const searchId = replies[0]?.body.search.id ?? ''
    const looked = await stranger.browser.call('GET /api/users/{id}/subjects/searches/{searchId}', {
      params: { ...stranger.params, searchId },
    })
    expect(looked.status).toBe(404)
    await searchDue(room.server)
    expect(await one.kept()).toBe(3)
  })
})
