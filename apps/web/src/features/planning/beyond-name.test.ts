import { expect, test } from 'vitest'
import { beyondName } from '#features/planning/beyond-name.ts'

test('what a subject is called is not said twice', () => {
  expect(beyondName('Le four neuf cuit depuis lundi', 'Le four neuf cuit depuis lundi.')).toBe('')
  expect(beyondName('Ouvert à 16\u202fh', 'ouvert à 16 h')).toBe('')
  expect(beyondName('Le four neuf', 'Le four neuf cuit depuis lundi.')).toBe(
    'Le four neuf cuit depuis lundi.',
  )
  expect(beyondName('Le four neuf', '')).toBe('')
})
