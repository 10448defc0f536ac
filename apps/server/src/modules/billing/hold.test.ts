import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { type Command, runCommand } from '../../access/context.ts'
import { person } from '../../access/person.tables.ts'
import { AppError } from '../../platform/errors.ts'
import { newPublicId } from '../../platform/ids.ts'
import { makePerson } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { monthIn, priceOfDrafts } from './hold.ts'
import {
  balanceOf,
  changeCredits,
  holdCredits,
  holdDrafts,
  keepHold,
  priceDrafts,
  releaseHold,
  totalOf,
} from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const run = <I, O>(command: Command<I, O>, input: I) =>
  runCommand(server.platform, system('test'), 'test', command, input)
const codeOf = (reason: unknown) => (reason instanceof AppError ? reason.code : reason)

/** A business with so many credits and so many free drafts used. */
async function business({ credits = 0, used = 0 } = {}) {
  const { id } = await makePerson(server, 'customer')
  const keys = (count: number) => Array.from({ length: count }, () => `draft:${newPublicId()}`)
  await run(changeCredits, { accountId: id, amount: credits, reason: 'gift', idempotencyKey: newPublicId() })
  const hold = async (count: number, agreedCredits = 1000) => {
    const made = keys(count)
    await run(holdDrafts, { accountId: id, keys: made, agreedCredits })
    return made
  }
  for (const key of await hold(used)) await run(keepHold, { accountId: id, key })
  return {
    id,
    hold,
    keep: (key: string) => run(keepHold, { accountId: id, key }),
    release: (key: string) => run(releaseHold, { accountId: id, key }),
    left: async () => totalOf(await balanceOf(server.platform.db, id, server.clock.now())),
    price: (count: number) =>
      priceDrafts({ db: server.platform.db, now: server.clock.now() }, { accountId: id, count }),
  }
}

describe('what drafts cost', () => {
  it.each([
    // count, free a month, taken, each -> free, credits
    [5, 8, 0, 2, 5, 0],
    [12, 8, 0, 2, 8, 8],
    [3, 8, 7, 2, 1, 4],
    [3, 8, 9, 2, 0, 6],
    [3, 8, 9, 0, 0, 0],
  ])('%i asked, %i free a month, %i taken, %i each: %i free, %i credits', (...figures) => {
    const [count, freeMonthly, taken, creditsEach, free, credits] = figures
    expect(priceOfDrafts({ count, freeMonthly, taken, creditsEach })).toMatchObject({ free, credits })
  })

  it('counts in the month that is in the business’s local time', () => {
    const midnight = new Date('2026-11-30T23:30:00Z')
    expect(monthIn('Europe/Paris', midnight)).toBe('2026-12')
    expect(monthIn('America/New_York', midnight)).toBe('2026-11')
  })

  it('is asked of the plan: eight a month without one, sixty while the platform gives one', async () => {
    const one = await business()
    expect(await one.price(1)).toMatchObject({ freeMonthly: 8, creditsEach: 2 })
    const given = { freeSubscriptionUntil: '2199-01-01' }
    await server.platform.db.update(person).set(given).where(eq(person.id, one.id))
    expect(await one.price(1)).toMatchObject({ freeMonthly: 60 })
  })
})

interface Held {
  is: 'open' | 'kept' | 'released'
  credits: number
  together: readonly string[]
}

describe('what is set aside', () => {
  it('is refused with its figures where it is more than somebody agreed to, and then nothing is', async () => {
    const one = await business({ credits: 30 })
    const refused = await one.hold(10, 3).catch((reason: unknown) => reason)
    expect(refused).toMatchObject({
      code: 'quotaReached',
      figures: { freeSubject: 8, creditsBySubject: 2, totalCredits: 4 },
    })
    expect([await one.left(), (await one.price(8)).credits]).toEqual([30, 0])
  })

  it('takes the last credits once, however many tabs ask at once', async () => {
    const one = await business({ credits: 2, used: 8 })
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => one.hold(1)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [codeOf(one.reason)] : []))
    expect(new Set(refusals)).toEqual(new Set(['insufficientCredits']))
    expect(await one.left()).toBe(0)
  })

  it('takes the last free draft once, however many tabs ask at once', async () => {
    const one = await business({ used: 7 })
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => one.hold(1, 0)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is kept once, comes back once, and never both', async () => {
    const one = await business({ credits: 10, used: 8 })
    const [kept = '', released = ''] = await one.hold(2)
    expect(await one.left()).toBe(6)
    await Promise.all([one.keep(kept), one.keep(kept), one.release(released), one.release(released)])
    expect(await one.left()).toBe(8)
    await Promise.all([one.release(kept), one.keep(released)])
    expect(await one.left()).toBe(8)
  })

  it('for one thing made anew costs what was shown, once for a key, and is refused where that has changed', async () => {
    const one = await business({ credits: 3 })
    const ask = (key: string, agreedCredits: number) =>
      run(holdCredits, { accountId: one.id, key, credits: 1, agreedCredits, reason: 'newHook' })
    await Promise.all([ask('a', 1), ask('a', 1)])
    expect(await one.left()).toBe(2)
    await expect(ask('b', 0)).rejects.toMatchObject({ code: 'priceChanged' })
    expect(await one.left()).toBe(2)
  })

  it('is free after all where a free one that was asked for with it came to nothing, also in the next month', async () => {
    const one = await business({ credits: 10, used: 7 })
    const [free = '', paid = '', other = ''] = await one.hold(3)
    expect(await one.left()).toBe(6)
    await one.keep(paid)
    const later = 40 * 86_400_000
    server.clock.advance(later)
    try {
      await Promise.all([one.release(free), one.release(free)])
      expect(await one.left()).toBe(8)
      // The one that is free now comes to nothing too, if it is that one: no credits come back twice.
      await one.release(other)
      expect(await one.left()).toBe(10)
    } finally {
      server.clock.advance(-later)
    }
  })

  it('leaves the book whole whatever is asked, kept and given back, in any order', async () => {
    const step = fc.record({
      what: fc.constantFrom('hold', 'keep', 'release'),
      at: fc.nat(20),
      n: fc.integer({ min: 1, max: 6 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.nat(20), async (steps, credits) => {
        const one = await business({ credits })
        const known = new Map<string, Held>()
        const kept = () => [...known.values()].filter(({ is }) => is !== 'released')
        const left = () => credits - kept().reduce((sum, held) => sum + held.credits, 0)
        for (const { what, at, n } of steps) {
          const key = [...known.keys()][at % Math.max(1, known.size)]
          const held = known.get(key ?? '')
          if (what === 'hold') {
            const free = Math.min(n, 8 - kept().filter((held) => held.credits === 0).length)
            const asked = one.hold(n)
            if ((n - Math.max(0, free)) * 2 > left())
              await expect(asked).rejects.toMatchObject({ code: 'insufficientCredits' })
            else
              for (const [index, name, together] of (await asked).map(
                (name, index, all) => [index, name, all] as const,
              ))
                known.set(name, { is: 'open', credits: index < free ? 0 : 2, together })
          } else if (key && held) {
            await (what === 'keep' ? one.keep(key) : one.release(key))
            if (held.is !== 'open') continue
            held.is = what === 'keep' ? 'kept' : 'released'
            const paid = held.together.filter((name) => {
              const one = known.get(name)
              return one !== undefined && one.credits > 0 && one.is !== 'released'
            })
            // The free one that came to nothing frees one that was asked for with it.
            const [next] = held.is === 'released' && held.credits === 0 ? paid.sort() : []
            const freed = known.get(next ?? '')
            if (freed) freed.credits = 0
          }
          expect(await one.left()).toBe(left())
        }
      }),
      { numRuns: 12 },
    )
  })
})
