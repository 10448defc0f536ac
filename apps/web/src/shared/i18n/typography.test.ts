import { expect, test } from 'vitest'
import { frenchSpaces } from '#shared/i18n/typography.ts'

test.each([
  ['Oublié ?', 'Oublié\u202f?'],
  ['Le prix : 1,35 €', 'Le prix\u00a0: 1,35\u00a0€'],
  ['« Bonjour »', '«\u00a0Bonjour\u00a0»'],
  ["à 7 h 30, l'atelier", 'à 7\u00a0h\u00a030, l’atelier'],
  ['1 284 vues', '1\u00a0284 vues'],
])('%s is spaced as a printer would', (plain, set) => {
  expect(frenchSpaces(plain)).toBe(set)
})

test('a title takes the full space, since the narrow one closes up', () => {
  expect(frenchSpaces('Délier Bluesky ?', 'title')).toBe('Délier Bluesky\u00a0?')
})
