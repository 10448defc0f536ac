import { describe, expect, it } from 'vitest'
import { nearestSector } from './nearest-sector.ts'
import { shippedSectors } from './shipped-sectors.ts'

const inLanguage = (lang: 'fr' | 'en' | 'es' | 'de') =>
  shippedSectors.map(({ id, names }) => ({ id, name: names[lang] ?? names.fr }))

describe('the sector of a business', () => {
  // What the hand-made sites give, in the order they give it.
  it.each([
    ['fr', 'boulangerie levain pains pâtisseries pain naturel pétris cuits', 'Boulangerie, pâtisserie'],
    ['fr', 'cabinet droit travail avocate conseille défend salariés employeurs', 'Avocat'],
    ['fr', 'garage réparation automobile entretien marques mécanique', 'Garage, réparation automobile'],
    ['en', 'yoga small studio classes slow friendly body seven', 'Yoga and meditation'],
    ['en', 'brambleforge stock software workshops small makes people', 'Software development'],
    ['es', 'flores floristería trabaja flor temporada huerta sierra', 'Floristería'],
  ] as const)('is found from what its site says (%s)', (lang, words, name) => {
    expect(nearestSector(words.split(' '), inLanguage(lang))?.name).toBe(name)
  })

  it('is left open where no word speaks of one', () => {
    expect(nearestSector(['bonjour', 'bienvenue', 'accueil'], inLanguage('fr'))).toBeUndefined()
    expect(nearestSector(['studio', 'création', 'affiches'], inLanguage('fr'))).toBeUndefined()
    expect(nearestSector([], inLanguage('fr'))).toBeUndefined()
  })
})
