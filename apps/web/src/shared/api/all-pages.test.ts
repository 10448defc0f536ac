import { expect, test } from 'vitest'
import { allPages } from '#shared/api/all-pages.ts'

const listOf = (ids: readonly number[]) => {
  const asked: number[] = []
  const read = async ({ offset, limit }: { offset: number; limit: number }) => {
    asked.push(offset)
    return { total: ids.length, items: ids.slice(offset, offset + limit).map((id) => ({ id })) }
  }
  return { asked, read }
}
const upTo = (count: number) => Array.from({ length: count }, (_, nth) => nth)

test('a list is read to its end, whatever its length, and no page more', async () => {
  for (const [count, pages] of [
    [0, 1],
    [100, 1],
    [230, 3],
  ] as const) {
    const { asked, read } = listOf(upTo(count))
    const { total, items } = await allPages(read)
    expect([total, items.length, asked.length]).toEqual([count, count, pages])
  }
})

test('what moves into the next page meanwhile stands there once, and a list that shrinks ends', async () => {
  const twice = await allPages(listOf([...upTo(100), 99, 100]).read)
  expect(twice.items).toHaveLength(101)
  const shrunk = await allPages(async ({ offset }) => ({ total: 9, items: offset === 0 ? [{ id: 1 }] : [] }))
  expect(shrunk.items).toEqual([{ id: 1 }])
})
