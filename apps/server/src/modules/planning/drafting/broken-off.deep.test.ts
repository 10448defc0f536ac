import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { payingPlanning } from '../../../testing/paying-planning.ts'
import { draftDue } from '../../../testing/planning.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'
import { builtIn } from '../writing/write-with.ts'
import type { Writer } from '../writing/writer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** What happens to one call of whoever writes. */
const fates = ['writes', 'breaks', 'knowsTooLittle', 'machineDies', 'isOvertaken'] as const
type Fate = (typeof fates)[number]

describe('drafting that is broken off', () => {
  it('ends with one post for what was paid, and nothing paid for what is no post, whatever happens when', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...fates), { maxLength: 9 }), async (script) => {
        const one = await payingPlanning(server, 20)
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
        /** Told as soon as somebody hangs: how fast this machine is decides nothing. */
        let onHang: (() => void) | undefined
        const fallback = builtIn
        const stops = new Set<AbortController>()
        const writer: Writer = {
          ...fallback,
          write: async (brief, signal) => {
            const fate: Fate = coming.shift() ?? 'writes'
            if (fate === 'breaks') throw new Error('broken')
            if (fate === 'knowsTooLittle')
              return { missing: 'product', question: 'Quel produit ?', inLanguage: null }
            if (fate === 'machineDies') {
              for (const stop of stops) stop.abort()
              throw new Error('gone')
            }
            // Too slow: its time is over, and somebody else takes it up before it comes back.
            if (fate === 'isOvertaken')
              await new Promise<void>((resolve) => {
                late.push(resolve)
                onHang?.()
              })
            return fallback.write(brief, signal)
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
          const hangs = new Promise<void>((resolve) => {
            onHang = resolve
          })
          const work = draftDue(server, { writer, stop }).finally(() => stops.delete(stop))
          working.push(work)
          // Whoever hangs stays behind; the next worker comes when their time is over.
          await Promise.race([work, hangs])
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
    const one = await payingPlanning(server, 4)
    const { subjects } = await one.propose(1)
    const ids = subjects.map(({ id }) => id)
    await one.plan(ids, 2)
    const writer: Writer = {
      ...builtIn,
      write: async () => ({ missing: 'product', question: 'Quel pain redemande-t-on ?', inLanguage: null }),
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
    const one = await payingPlanning(server, 2)
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

  it('that brings down each who takes it up is taken up no more, and nothing is paid', async () => {
    // What other tests left due would be counted with it.
    await draftDue(server)
    const one = await payingPlanning(server, 2)
    const { subjects } = await one.propose(1)
    await one.plan(
      subjects.map(({ id }) => id),
      2,
    )
    let taken = 0
    for (let day = 0; day < 9; day++) {
      const stop = new AbortController()
      const write: Writer['write'] = async () => {
        taken++
        stop.abort()
        throw new Error('gone')
      }
      await draftDue(server, { writer: { ...builtIn, write }, stop })
      server.clock.advance(3_600_000)
    }
    expect(taken).toBe(5)
    expect((await one.run())?.steps).toMatchObject([{ state: 'failed', failure: 'gaveUp' }])
    expect(await one.left()).toBe(2)
  })
})
