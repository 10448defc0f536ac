import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepOrder, neighboursOf } from '#features/posts/model/opened-from.ts'

beforeEach(() => {
  const all = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => all.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a post says which of the list it is, over its pages, and which stand beside it', () => {
  keepOrder(1, 'd e f', { offset: 25, total: 60 })
  expect(neighboursOf(1, 'e')).toEqual({ nth: 27, count: 60, previous: 'd', next: 'f' })
  expect(neighboursOf(1, 'd')).toEqual({ nth: 26, count: 60, previous: undefined, next: 'e' })
})

test('one that was not opened from a list, stands alone or is of another account has none', () => {
  expect(neighboursOf(1, 'a')).toBeNull()
  keepOrder(1, 'a', { offset: 0, total: 1 })
  expect(neighboursOf(1, 'a')).toBeNull()
  keepOrder(1, 'a b', { offset: 0, total: 2 })
  expect(neighboursOf(1, 'c')).toBeNull()
  expect(neighboursOf(2, 'a')).toBeNull()
  // An empty page leaves what is kept.
  keepOrder(1, '', { offset: 0, total: 0 })
  expect(neighboursOf(1, 'b')?.nth).toBe(2)
})
