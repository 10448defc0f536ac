import { expect, test } from 'vitest'
import { bySoonest } from '#shared/api/waiting.ts'

test('the soonest comes first, and what has no date comes last in the order it had', () => {
  const of = (id: number, publishAt: string | null) => ({ id, publishAt })
  const posts = [
    of(1, null),
    of(2, '2026-12-24T11:15:00.000Z'),
    of(3, '2026-11-24T11:15:00.000Z'),
    of(4, null),
    of(5, '2026-12-01T17:00:00.000Z'),
  ]
  expect(bySoonest(posts).map(({ id }) => id)).toEqual([3, 5, 2, 1, 4])
})
