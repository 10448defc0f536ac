import { expect, test } from 'vitest'
import { lapseMs, stillPresent, withPresence } from '#features/posts/presence/present.ts'

const ines = { personId: 2, name: 'Inès Roy', field: 'hook', isGone: false } as const
const theo = { personId: 1, name: 'Théo Roy', field: null, isGone: false } as const

test('each person is present once, in the field they were in last, and goes by leaving', () => {
  const both = withPresence(withPresence([], ines, 0), theo, 5)
  expect(both.map(({ name }) => name)).toEqual(['Théo Roy', 'Inès Roy'])
  const moved = withPresence(both, { ...ines, field: 'visual' }, 10)
  expect(moved).toHaveLength(2)
  expect(moved[1]).toMatchObject({ field: 'visual', at: 10 })
  expect(withPresence(moved, { ...ines, isGone: true }, 11).map(({ name }) => name)).toEqual(['Théo Roy'])
})

test('without a sign of life somebody is gone, and the same list stays the same', () => {
  const both = withPresence(withPresence([], ines, 0), theo, 5)
  expect(stillPresent(both, lapseMs - 1)).toBe(both)
  expect(stillPresent(both, lapseMs).map(({ name }) => name)).toEqual(['Théo Roy'])
})
