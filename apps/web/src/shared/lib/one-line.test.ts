import { expect, test } from 'vitest'
import { oneLine } from '#shared/lib/one-line.ts'

test('lines of a hook read on in one, apart from each other where no sentence ended', () => {
  expect(oneLine('Fermeture de fin d’année\n\nDernières livraisons')).toBe(
    'Fermeture de fin d’année · Dernières livraisons',
  )
  expect(oneLine('C’est prêt\u00a0!\nVenez.')).toBe('C’est prêt\u00a0! Venez.')
  expect(oneLine(' ')).toBe('')
  // A name that a page has behind a dash.
  expect(oneLine(' · – Journée de création')).toBe('Journée de création')
  expect(oneLine('Portes ouvertes\n– Journée de création')).toBe('Portes ouvertes · Journée de création')
  expect(oneLine('#Lille\n« Venez »')).toBe('#Lille · « Venez »')
})
