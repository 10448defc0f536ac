import { expect, it } from 'vitest'
import { endOfLink } from './connection.store.ts'

const [soon, late] = [new Date('2026-11-22T17:00:00Z'), new Date('2027-11-22T17:00:00Z')]

it('a link ends when what renews it does, and goes on where that has no end', () => {
  const end = (scopes: string[], accessExpiresAt: Date | null, refreshExpiresAt: Date | null) =>
    endOfLink({ scopes, accessExpiresAt, refreshExpiresAt })
  expect(end([], soon, late)).toBe(late)
  expect(end([], soon, null)).toBe(soon)
  // X: two hours at a time, renewed for as long as nobody takes it back.
  expect(end(['tweet.write', 'offline.access'], soon, null)).toBeNull()
  expect(end(['tweet.write'], soon, null)).toBe(soon)
})
