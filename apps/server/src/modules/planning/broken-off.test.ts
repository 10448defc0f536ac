import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { newPublicId } from '../../platform/ids.ts'
import { bakery, draftDue, planningOn } from '../../testing/planning.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { balanceOf, changeCredits, totalOf } from '../billing/index.ts'
import { creditHold } from '../billing/ledger.tables.ts'
import { builtIn } from './write-with.ts'
import type { Writer } from './writer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** What happens to one call of whoever writes. */
const fates = ['writes', 'breaks', 'knowsTooLittle', 'machineDies', 'isOvertaken'] as const
type Fate = (typeof fates)[number]

/** A business whose free posts are used, with so many credits. */
async function paying(credits: number) {
  const one = await planningOn(server)
  await one.say(bakery.slice(0, 3))
  const give = { accountId: one.owner.id, amount: credits, reason: 'test', idempotencyKey: newPublicId() }
  await runCommand(server.platform, system('test'), 'test', changeCredits, give)
  const month = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
  })
  const used = Array.from({ length: 8 }, () => ({
    ...{ accountId: one.owner.id, key: `draft:${newPublicId()}`, credits: 0, state: 'kept' as const },
    ...{ freeMonth: month.format(server.clock.now()), openedAt: server.clock.now() },
  }))
  await server.platform.db.insert(creditHold).values(used)
  return {
    ...one,
    left: async () => totalOf(await balanceOf(server.platform.db, one.owner.id, server.clock.now())),
    openHolds: () =>
      server.platform.db.$count(
        creditHold,
        and(eq(creditHold.accountId, one.owner.id), eq(creditHold.state, 'open')),
      ),
  }
}

describe('drafting that is broken off', () => {
  it('ends with one post for what was paid, and nothing paid for what is no post, whatever happens when', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...fates), { maxLength: 9 }), async (script) => {
        const one = await paying(20)
        const { subjects } = await one.propose(3)
        expect(
          (
            await one.plan(
              subjects.map(({ id }) => id),
              6,
            )
          ).status,
        ).toBe(200)
        expect(await one.left()).toBe(14)

        const coming = [...script]
        const late: (() => void)[] = []
        const house = builtIn
        const stops = new Set<AbortController>()
        const writer: Writer = {
          ...house,
          write: async (brief, signal) => {
            const fate: Fate = coming.shift() ?? 'writes'
            if (fate === 'breaks') throw new Error('broken')
            if (fate === 'knowsTooLittle') return { missing: 'product', question: 'Quel produit ?' }
            if (fate === 'machineDies') {
              for (const stop of stops) stop.abort()
              throw new Error('gone')
            }
            // Too slow: its time is over, and somebody else takes it up before it comes back.
            if (fate === 'isOvertaken') await new Promise<void>((resolve) => late.push(resolve))
            return house.write(brief, signal)
          },
        }
        let working: Promise<number>[] = []
        /** Those that hang come back, late; until nobody works any more. */
        const comeBack = async () => {
          const all = Promise.all(working)
          working = []
          const timer = setInterval(() => {
            for (const goOn of late.splice(0)) goOn()
          }, 2)
          await all.finally(() => clearInterval(timer))
        }
        for (let round = 0; round < 24 && !(await one.run())?.endedAt; round++) {
          const stop = new AbortController()
          stops.add(stop)
          const work = draftDue(server, { writer, stop }).finally(() => stops.delete(stop))
          working.push(work)
          // Whoever hangs stays behind; the next worker comes when their time is over.
          await Promise.race([work, new Promise((resolve) => setTimeout(resolve, 60))])
          server.clock.advance(4 * 60_000)
          if (round % 3 === 2) await comeBack()
        }
        await comeBack()

        const run = await one.run()
        const posts = await one.posts()
        const done = run?.steps.filter(({ state }) => state === 'done') ?? []
        expect(run?.endedAt).not.toBeNull()
        const known = script.filter((fate) => fate === 'knowsTooLittle').length
        expect(done.length).toBeGreaterThanOrEqual(3 - known - Math.floor(script.length / 5))
        expect(posts).toHaveLength(done.length)
        expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length)
        expect([await one.left(), await one.openHolds()]).toEqual([20 - 2 * done.length, 0])
        expect((await one.subjects()).filter(({ status }) => status === 'planned')).toHaveLength(done.length)
      }),
      { numRuns: 16 },
    )
  }, 120_000)

  it('says what it does not know, and can be asked again once it does', async () => {
    const one = await paying(4)
    const { subjects } = await one.propose(1)
    const ids = subjects.map(({ id }) => id)
    await one.plan(ids, 2)
    const writer: Writer = {
      ...builtIn,
      write: async () => ({ missing: 'product', question: 'Quel pain redemande-t-on ?' }),
    }
    await draftDue(server, { writer })
    expect((await one.run())?.steps).toMatchObject([
      { state: 'failed', failure: 'tooLittleKnown', question: 'Quel pain redemande-t-on ?', taskId: null },
    ])
    expect(await one.left()).toBe(4)
    expect((await one.plan(ids, 2)).status).toBe(200)
    await draftDue(server)
    expect([(await one.posts()).length, await one.left()]).toEqual([1, 2])
  })

  it('is given up after a few tries, and nothing is paid', async () => {
    const one = await paying(2)
    const { subjects } = await one.propose(1)
    await one.plan(
      subjects.map(({ id }) => id),
      2,
    )
    const writer: Writer = {
      ...builtIn,
      write: () => Promise.reject(new Error('broken')),
    }
    for (let tries = 0; tries < 6; tries++) {
      await draftDue(server, { writer })
      server.clock.advance(3_600_000)
    }
    expect((await one.run())?.steps).toMatchObject([{ state: 'failed', failure: 'gaveUp' }])
    expect(await one.left()).toBe(2)
  })
})
