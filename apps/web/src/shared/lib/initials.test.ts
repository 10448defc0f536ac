import { expect, test } from 'vitest'
import { initialsOf } from '#shared/lib/initials.ts'

test('a business is known by its first two words, a person by first and last name', () => {
  expect(initialsOf('Maison Verdier', 'society')).toBe('MV')
  expect(initialsOf('Fleurs de Paule', 'society')).toBe('FP')
  expect(initialsOf('L’Atelier du Coin', 'society')).toBe('AC')
  expect(initialsOf('Réparauto', 'society')).toBe('R')
  expect(initialsOf('De La', 'society')).toBe('DL')
  expect(initialsOf('Anne-Marie de Souza', 'person')).toBe('AS')
  expect(initialsOf('', 'society')).toBe('')
})
