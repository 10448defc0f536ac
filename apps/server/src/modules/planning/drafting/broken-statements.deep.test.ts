import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  type Break,
  type Breaking,
  breakingDatabase,
  everyBreak,
} from '../../../testing/breaking-database.ts'
import { draftedPost, remakeDue } from '../../../testing/drafted-post.ts'
import { payingPlanning } from '../../../testing/paying-planning.ts'
import { bakery, draftDue } from '../../../testing/planning.ts'
import { testServer } from '../../../testing/test-platform.ts'
import { creditHold } from '../../billing/ledger.tables.ts'
import { builtIn } from '../writing/write-with.ts'
import type { Writer } from '../writing/writer.ts'

const server = await testServer()

/** Whoever writes holds the line whose next transaction, the last write, breaks. */
const armedBy = (breaking: Breaking, at: Break, of: Writer = builtIn): Writer => ({
  ...of,
  write: async (brief, signal) => {
    const answer = await of.write(brief, signal)
    breaking.arm(at)
    return answer
  },
})

const never: Break = { at: Number.POSITIVE_INFINITY, when: 'before' }
const knowsTooLittle: Writer = {
  ...builtIn,
  write: async () => ({ missing: 'product', question: 'Quel pain redemande-t-on ?', inLanguage: null }),
}

/** One step, its last write broken there, then whoever comes after it. */
async function brokenStep(at: Break, dies: boolean, writer: Writer = builtIn) {
  const one = await payingPlanning(server, 20, bakery.slice(0, 1))
  const { subjects } = await one.propose(1)
  await one.plan(
    subjects.map(({ id }) => id),
    2,
  )
  const breaking = breakingDatabase(server)
  const stop = new AbortController()
  // The whole machine goes with its line: nobody puts the step off.
  if (dies) breaking.whenLost(() => stop.abort())
  await draftDue(breaking.server, { writer: armedBy(breaking, at, writer), stop })
  const { statements, isBroken } = breaking.seen
  const between = [(await one.posts()).length, await one.left(), await one.openHolds()]
  for (let later = 0; later < 2; later++) {
    server.clock.advance(5 * 60_000)
    await draftDue(server, { writer })
  }
  const after = [(await one.posts()).length, await one.left(), await one.openHolds()]
  return { between, after, statements, isBroken, run: await one.run(), subjects: await one.subjects() }
}

/** In turn, each time before and after: whether the machine goes with its line, or lives and puts it off. */
const isLastOf = (index: number): boolean => index % 4 === 0 || index % 4 === 3

/** A break that never came proves nothing, and is named. */
function proved(skipped: readonly Break[], all: readonly Break[]): void {
  for (const one of skipped) process.stdout.write(`Not broken off: ${JSON.stringify(one)}\n`)
  process.stdout.write(`${all.length - skipped.length} of ${all.length} places broken off\n`)
  expect(skipped).toEqual([])
}

describe('the last write of a step, broken at each of its statements', () => {
  it.each([
    ['a post', builtIn, [1, 18, 0]],
    ['a question', knowsTooLittle, [0, 20, 0]],
  ] as const)(
    'ends as if it never had: %s',
    async (_, writer, whole) => {
      const { statements, after } = await brokenStep(never, false, writer)
      expect(after).toEqual(whole)
      expect(statements).toBeGreaterThan(5)
      const all = everyBreak(statements)
      const skipped: Break[] = []
      for (const [index, at] of all.entries()) {
        const dies = isLastOf(index)
        const seen = await brokenStep(at, dies, writer)
        if (!seen.isBroken) skipped.push(at)
        // What came through came whole; what did not left nothing behind.
        expect(seen.between, `${JSON.stringify(at)}, dies: ${dies}`).toEqual(
          at === 'answerOfCommit' ? whole : [0, 18, 1],
        )
        expect(seen.after, `${JSON.stringify(at)}, dies: ${dies}`).toEqual(whole)
        expect(seen.run?.endedAt).not.toBeNull()
        expect(seen.subjects.map(({ status }) => status)).toEqual([whole[0] ? 'planned' : 'accepted'])
      }
      proved(skipped, all)
    },
    180_000,
  )
})

async function brokenRemake(kind: 'hook' | 'all', at: Break, dies: boolean) {
  const one = await draftedPost(server)
  const openHolds = () =>
    server.platform.db.$count(
      creditHold,
      and(eq(creditHold.accountId, one.owner.id), eq(creditHold.state, 'open')),
    )
  const before = await one.task()
  await one.ask(kind)
  const breaking = breakingDatabase(server)
  const stop = new AbortController()
  if (dies) breaking.whenLost(() => stop.abort())
  await remakeDue(breaking.server, { writer: armedBy(breaking, at), stop })
  const { statements, isBroken } = breaking.seen
  const seen = async () => {
    const task = await one.task()
    return {
      isNew: task.hooks.common !== before.hooks.common,
      left: await one.left(),
      open: await openHolds(),
    }
  }
  const between = await seen()
  for (let later = 0; later < 2; later++) {
    server.clock.advance(9 * 60_000)
    await remakeDue(server)
  }
  return { between, after: await seen(), posts: (await one.posts()).length, statements, isBroken }
}

describe('the last write of a remake, broken at each of its statements', () => {
  it.each([
    ['hook', 19],
    ['all', 17],
  ] as const)(
    '%s: one other post for one payment, or what there was and nothing paid',
    async (kind, left) => {
      const { statements, after } = await brokenRemake(kind, never, false)
      const whole = { isNew: true, left, open: 0 }
      expect(after).toEqual(whole)
      expect(statements).toBeGreaterThan(5)
      const all = everyBreak(statements)
      const skipped: Break[] = []
      for (const [index, at] of all.entries()) {
        const seen = await brokenRemake(kind, at, isLastOf(index))
        if (!seen.isBroken) skipped.push(at)
        expect(seen.between, JSON.stringify(at)).toEqual(
          at === 'answerOfCommit' ? whole : { isNew: false, left, open: 1 },
        )
        expect([seen.after, seen.posts], JSON.stringify(at)).toEqual([whole, 1])
      }
      proved(skipped, all)
    },
    180_000,
  )
})
