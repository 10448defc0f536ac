import { expect, it } from 'vitest'
import { turnstile } from './turnstile.ts'

it('lets so many through at once, in the order they came, also after one failed', async () => {
  const through = turnstile(2)
  let [inside, most] = [0, 0]
  const came: number[] = []
  const visit = (nth: number) =>
    through(async () => {
      most = Math.max(most, ++inside)
      came.push(nth)
      await new Promise((resolve) => setTimeout(resolve, 2))
      inside--
      if (nth % 3 === 0) throw new Error(`${nth} fails`)
      return nth
    })
  const all = await Promise.allSettled(Array.from({ length: 9 }, (_, nth) => visit(nth)))
  expect(most).toBe(2)
  expect(came).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  expect(await visit(1)).toBe(1)
})
