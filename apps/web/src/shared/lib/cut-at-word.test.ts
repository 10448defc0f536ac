import { expect, test } from 'vitest'
import { cutAtWord } from '#shared/lib/cut-at-word.ts'

test('only whole words are left, and no mark before the ellipsis', () => {
  expect(cutAtWord('Liquide ou dur, tout dépend', 18)).toBe('Liquide ou dur…')
  expect(cutAtWord('Liquide', 18)).toBe('Liquide')
  // One long word is left to the line it stands in.
  expect(cutAtWord('Anticonstitutionnellement', 10)).toBe('Anticonstitutionnellement')
})
