import { expect, it } from 'vitest'
import { inTurnOf } from './picture-queue.ts'

const limit = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: resolve, opened: promise }
}

it('works on one picture of a person at a time, and on the next one’s beside it or after', async () => {
  const held = limit()
  const order: string[] = []
  const first = inTurnOf(1, () => held.opened.then(() => void order.push('first')))
  const second = inTurnOf(1, async () => void order.push('second'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(order).toEqual([])
  held.open()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})

it('tells who sends a crowd of pictures to come back, and nobody else', async () => {
  const held = limit()
  const many = Array.from({ length: 20 }, () => inTurnOf(2, () => held.opened))
  await expect(inTurnOf(2, async () => undefined)).rejects.toMatchObject({ code: 'unavailable' })
  const other = inTurnOf(3, async () => 'done')
  held.open()
  await Promise.all(many)
  expect(await other).toBe('done')
  expect(await inTurnOf(2, async () => 'again')).toBe('again')
})

it('goes on after a picture that failed', async () => {
  const bad = inTurnOf(4, () => Promise.reject(new Error('no picture')))
  const good = inTurnOf(4, async () => 'good')
  await expect(bad).rejects.toThrow('no picture')
  expect(await good).toBe('good')
})
