import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payingPlanning } from '../../../testing/paying-planning.ts'
import { bakery, draftDue } from '../../../testing/planning.ts'
import { testServer } from '../../../testing/test-platform.ts'
import { draftedWords } from '../planning.tables.ts'
import { builtIn } from '../writing/write-with.ts'
import type { Writer } from '../writing/writer.ts'

const server = await testServer()
const evening = {
  kind: 'event' as const,
  about: 'soirée levain',
  says: ['La soirée levain apprend à nourrir son levain dur.'],
}

/** A business whose one subject is on its way, and what is done to its fact after it was read, each time it is written of. */
async function onItsWay(change: { isDropped?: boolean; says?: string[]; until?: string }, times = 1) {
  const one = await payingPlanning(server, 4, [...bakery.slice(0, 3), evening])
  const { subjects } = await one.propose(4)
  const ids = subjects.flatMap(({ id, facts }) => (facts[0]?.about === evening.about ? [id] : []))
  await one.plan(ids, 2)
  const at = { params: one.params, query: { limit: 100 } }
  const known = async () => (await one.browser.call('GET /api/users/{id}/facts', at)).body.data.items
  const found = (await known()).find(({ about }) => about === evening.about)
  let version = 1
  let written = 0
  const writer: Writer = {
    ...builtIn,
    write: async (brief, signal) => {
      const answer = await builtIn.write(brief, signal)
      if (written++ >= times) return answer
      const says = change.says?.map((text) => `${text.slice(0, -1)} ${'et encore '.repeat(written - 1)}.`)
      const reply = await one.browser.call('POST /api/users/{id}/facts/{factId}', {
        params: { ...one.params, factId: Number(found?.id) },
        body: { version: version++, ...change, ...(says && { says }) },
      })
      expect(reply.status).toBe(200)
      return answer
    },
  }
  await draftDue(server, { writer })
  return { one, ids, written: () => written }
}

describe('a fact that changes while it is written of', () => {
  it('forgotten makes no post, and nothing is paid', async () => {
    const { one } = await onItsWay({ isDropped: true })
    expect(await one.posts()).toEqual([])
    expect((await one.run())?.steps).toMatchObject([{ state: 'failed', failure: 'tooLittleKnown' }])
    expect([await one.left(), await one.openHolds()]).toEqual([4, 0])
  })

  it('over meanwhile makes no post either', async () => {
    const { one } = await onItsWay({ until: '2020-01-01' })
    expect(await one.posts()).toEqual([])
    expect([await one.left(), await one.openHolds()]).toEqual([4, 0])
  })

  it('said otherwise is told as it is now, and paid once', async () => {
    const { one, written } = await onItsWay({ says: ['La soirée levain se tient dans le fournil.'] })
    expect(written()).toBe(2)
    expect(await one.posts()).toHaveLength(1)
    const [words] = await server.platform.db
      .select()
      .from(draftedWords)
      .where(eq(draftedWords.accountId, one.owner.id))
    expect(words?.common[0]?.text).toContain('fournil')
    expect([await one.left(), await one.openHolds()]).toEqual([2, 0])
  })

  it('changed again and again is given up, nothing is paid, and it can be asked for again', async () => {
    const { one, ids, written } = await onItsWay({ says: ['La soirée levain se tient dans le fournil.'] }, 9)
    expect(written()).toBe(3)
    expect((await one.run())?.steps).toMatchObject([{ state: 'failed', failure: 'gaveUp' }])
    expect([await one.left(), await one.openHolds()]).toEqual([4, 0])
    expect((await one.plan(ids, 2)).status).toBe(200)
    await draftDue(server)
    expect([(await one.posts()).length, await one.left()]).toEqual([1, 2])
  })
})
