import { describe, expect, it } from 'vitest'
import { inPortions } from '#features/posts/list/in-portions.ts'

describe('many posts, a portion at a time', () => {
  it('asks for all of them once, in order, and says how far it is', async () => {
    const all = Array.from({ length: 45 }, (_, at) => at)
    const asked: number[] = []
    const said: number[] = []
    const answers = await inPortions(
      all,
      async (some) => {
        asked.push(some.length)
        return some.map((one) => one * 2)
      },
      (done) => said.push(done),
    )
    expect(asked).toEqual([20, 20, 5])
    expect(said).toEqual([0, 20, 40, 45])
    expect(answers).toEqual(all.map((one) => one * 2))
  })

  it('stops at a portion that is refused: what was done before stays done', async () => {
    const asked: number[][] = []
    const fails = inPortions(
      [1, 2, 3],
      async (some) => {
        asked.push([...some])
        if (some.includes(2)) throw new Error('refused')
        return some
      },
      () => undefined,
      1,
    )
    await expect(fails).rejects.toThrow('refused')
    expect(asked).toEqual([[1], [2]])
  })
})
