import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearMailedToken, keepMailedToken, mailedTokenOf } from '#features/networks/mailed-link.ts'

beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('knows who comes back by a mailed link, and takes nobody else for them', () => {
  keepMailedToken('https://network.example/consent?client=1&state=abc', 'word')
  expect(mailedTokenOf('?code=1&state=abc')).toBe('word')
  expect(mailedTokenOf('?code=1&state=other')).toBeNull()
  expect(mailedTokenOf('?code=1')).toBeNull()
  clearMailedToken('?code=1&state=abc')
  expect(mailedTokenOf('?code=1&state=abc')).toBeNull()
})
