import { expect, test } from 'vitest'
import { stillQuoted } from '#features/posts/model/still-quoted.ts'

const before = 'Soixante-douze heures de levain. Venez tôt, il part vite.'
const says = ['Maison Verdier', 'Soixante-douze\nheures de levain']

test('a picture that says what the post no longer does is found, however it is written', () => {
  expect(stillQuoted(says, before, 'Venez tôt.')).toBe('Soixante-douze\nheures de levain')
})

test('what is still said, what never came from the words, and one short word are no difference', () => {
  expect(stillQuoted(says, before, `${before} Merci.`)).toBeNull()
  expect(stillQuoted(['Maison Verdier'], before, 'Venez tôt.')).toBeNull()
  expect(stillQuoted(['levain'], before, 'Venez tôt.')).toBeNull()
  expect(stillQuoted(says, before, before)).toBeNull()
})
