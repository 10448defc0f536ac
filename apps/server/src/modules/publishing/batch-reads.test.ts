import { expect, it } from 'vitest'
import { batchReads } from './batch-reads.ts'

it('asks once what is asked in one turn, and anew after it', async () => {
  const asked: (readonly number[])[] = []
  const ask = batchReads(async (keys: readonly number[]) => {
    asked.push(keys)
    return new Map(keys.filter((key) => key < 9).map((key) => [key, `${key}!`]))
  })
  expect(await Promise.all([ask(1), ask(2), ask(1), ask(9)])).toEqual(['1!', '2!', '1!', undefined])
  expect(await ask(3)).toBe('3!')
  expect(asked).toEqual([[1, 2, 9], [3]])
})

it('fails for all who asked, and for nobody after them', async () => {
  let isAway = true
  const ask = batchReads(async (keys: readonly number[]) => {
    if (isAway) throw new Error('away')
    return new Map(keys.map((key) => [key, key]))
  })
  expect((await Promise.allSettled([ask(1), ask(2)])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  isAway = false
  expect(await ask(1)).toBe(1)
})
