import { describe, expect, it } from 'vitest'
import { drainQueue } from './drain-queue.ts'

/** What waits, taken by whoever asks; what is said to be `only` one's is due when none other of it is in hand. */
function line(
  waiting: string[],
  { before = async () => undefined }: { before?: () => Promise<unknown> } = {},
) {
  const held = new Set<string>()
  return {
    held,
    claim: async ({ most }: { most: number }) => {
      const due = waiting.filter((one, at) => {
        const owner = one[0] ?? ''
        return !held.has(owner) && waiting.findIndex((other) => other[0] === owner) === at
      })
      // The answer is from when it was asked, as a database's.
      await before()
      const taken = due.slice(0, most)
      for (const one of taken) {
        waiting.splice(waiting.indexOf(one), 1)
        held.add(one[0] ?? '')
      }
      return taken
    },
  }
}

describe('taking draining', () => {
  it('takes what the last in hand kept waiting, though it ended while the question was asked', async () => {
    const seen: string[] = []
    let end: () => void = () => undefined
    const one = line(['a1', 'a2', 'b1'], {
      before: async () => {
        end()
        await new Promise((resolve) => setImmediate(resolve))
      },
    })
    const count = await drainQueue<string>({
      signal: new AbortController().signal,
      mostAtOnce: 2,
      claim: one.claim,
      work: async (name) => {
        seen.push(name)
        if (name === 'a1')
          await new Promise<void>((resolve) => {
            end = resolve
          })
        one.held.delete(name[0] ?? '')
      },
    })
    expect([seen, count]).toEqual([['a1', 'b1', 'a2'], 3])
  })

  it('takes what came due while a slow one is in hand', async () => {
    const waiting = ['slow']
    const { claim, held } = line(waiting)
    const ended: string[] = []
    await drainQueue<string>({
      signal: new AbortController().signal,
      mostAtOnce: 2,
      lookEveryMs: 5,
      claim,
      work: async (name) => {
        if (name === 'slow') {
          waiting.push('late')
          await expect.poll(() => ended).toEqual(['late'])
        }
        ended.push(name)
        held.delete(name[0] ?? '')
      },
    })
    expect(ended).toEqual(['late', 'slow'])
  })

  it('takes nothing more once it is stopped, and ends when all in hand has', async () => {
    const stop = new AbortController()
    const { claim } = line(['a', 'b', 'c'])
    let ended = 0
    const count = await drainQueue<string>({
      signal: stop.signal,
      mostAtOnce: 1,
      claim,
      work: async () => {
        stop.abort()
        await new Promise((resolve) => setImmediate(resolve))
        ended++
      },
    })
    expect([count, ended]).toEqual([1, 1])
  })

  it('ends with a fault of ours, once all in hand has ended, and takes nothing more', async () => {
    const seen: string[] = []
    const { claim } = line(['a1', 'b1', 'c1'])
    const draining = drainQueue<string>({
      signal: new AbortController().signal,
      mostAtOnce: 2,
      lookEveryMs: 5,
      claim,
      work: async (one) => {
        if (one === 'a1') throw new Error('ours')
        await new Promise((resolve) => setTimeout(resolve, 40))
        seen.push(one)
      },
    })
    await expect(draining).rejects.toThrow('ours')
    expect(seen).toEqual(['b1'])
  })

  it('sees what is in hand to its end where nothing more can be asked for', async () => {
    const seen: string[] = []
    const { claim } = line(['a1'])
    let asked = 0
    const draining = drainQueue<string>({
      signal: new AbortController().signal,
      mostAtOnce: 2,
      lookEveryMs: 5,
      claim: async (input) => {
        asked += 1
        if (asked > 1) throw new Error('gone')
        return claim(input)
      },
      work: async (one) => {
        await new Promise((resolve) => setTimeout(resolve, 40))
        seen.push(one)
      },
    })
    await expect(draining).rejects.toThrow('gone')
    expect(seen).toEqual(['a1'])
  })

  it('says again and again that somebody is at what takes long, and of nothing that is over', async () => {
    const kept: string[][] = []
    const { claim } = line(['a1', 'b1'])
    await drainQueue<string>({
      signal: new AbortController().signal,
      mostAtOnce: 2,
      lookEveryMs: 5,
      keepEveryMs: 15,
      claim,
      keep: async (claims) => kept.push([...claims]),
      work: (one) => new Promise((resolve) => setTimeout(resolve, one === 'a1' ? 120 : 1)),
    })
    expect(kept.length).toBeGreaterThan(1)
    expect(new Set(kept.flat())).toEqual(new Set(['a1']))
  })
})
