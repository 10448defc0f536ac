import { expect, test } from 'vitest'
import { placeAfter } from '#shared/form/keep-caret.ts'

test('the place of the caret stays in the words it stands in, wherever other words come', () => {
  expect(placeAfter('le pain', 'le pain frais', 3)).toBe(3)
  expect(placeAfter('le pain', 'le bon pain', 7)).toBe(11)
  expect(placeAfter('le pain', '', 7)).toBe(0)
})
