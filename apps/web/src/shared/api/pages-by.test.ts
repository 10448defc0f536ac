import { describe, expect, it } from 'vitest'
import { itemsOf, pagesBy } from '#shared/api/pages-by.ts'

const page = (total: number, ...ids: number[]) => ({ total, items: ids.map((id) => ({ id })) })
const next = (...pages: ReturnType<typeof page>[]) => pagesBy.getNextPageParam(pages.at(-1) ?? page(0), pages)

describe('a list that is read on', () => {
  it('begins at offset 0, goes on behind what was read, and ends with its total', () => {
    expect(pagesBy.initialPageParam).toBe(0)
    expect([next(page(5, 9, 8)), next(page(5, 9, 8), page(5, 7, 6))]).toEqual([2, 4])
    expect([next(page(2, 9, 8)), next(page(5, 9, 8), page(5))]).toEqual([undefined, undefined])
  })

  it('is appended by id: what moved into the next page stands there once', () => {
    const list = { pages: [page(4, 9, 8), page(5, 8, 7), page(5, 6)] }
    expect(itemsOf(list).map(({ id }) => id)).toEqual([9, 8, 7, 6])
    expect(itemsOf(undefined)).toEqual([])
  })
})
