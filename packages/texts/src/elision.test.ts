import { expect, test } from 'vitest'
import { elide } from './elision.ts'

test('de and que lose their vowel before a name that begins with one', () => {
  expect(elide('L’agence de Inès Roy est acceptée.')).toBe('L’agence d’Inès Roy est acceptée.')
  expect(elide('Aux couleurs de Élan')).toBe('Aux couleurs d’Élan')
  expect(elide('Plus que Anna')).toBe('Plus qu’Anna')
  expect(elide('Le compte de Nadia')).toBe('Le compte de Nadia')
  expect(elide('Mode Avion')).toBe('Mode Avion')
})
