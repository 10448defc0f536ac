import { collectionPictureByName } from '@postelier/scene'
import { describe, expect, it } from 'vitest'
import { collectionOf } from './collection-of.ts'

const found = (about: string, trade = '', language = 'fr') => collectionOf({ about, trade, language })

describe('a picture of the collection', () => {
  it.each([
    ['bûche de Noël', 'Boulangerie', 'fr'],
    ['Bûche poire, marron et noisette du réveillon', 'Pâtisserie', 'fr'],
    ['Christmas log', 'Bakery', 'en'],
    ['Weihnachtsstollen', 'Bäckerei', 'de'],
    ['tronco de Navidad', 'Panadería', 'es'],
    ['bûche', '', 'fr'],
  ])('never puts dunes over a Christmas log: %s, %s', (about, trade, language) => {
    expect(found(about, trade, language)).not.toContain('dunes')
  })

  it('is of the thing, or else of the trade, or is none', () => {
    expect(found('bûche de Noël', 'Boulangerie')).toContain('fir-forest')
    expect(found('croissant', 'Boulangerie')).toContain('wheat')
    expect(found('croissant')).toEqual([])
    expect(found('', 'Boulangerie')).not.toContain('polka')
    for (const name of found('bûche de Noël')) expect(collectionPictureByName(name)).not.toBeNull()
    expect(found('divorce', 'Avocat')).toEqual([])
  })

  it('tells a market from a step', () => {
    expect(found('marché de la place')).not.toContain('stairs')
  })

  it.each([
    ['conseil en gestion', 'Conseil'],
    ['quatre marches', ''],
    ['première consultation', 'Cabinet'],
    ['carte cadeau du matin', ''],
    ['petits pois', ''],
    ['pompe à chaleur', 'Chauffagiste'],
    ['horaires d’ouverture', ''],
    ['bien choisir', ''],
  ])('is not found by a mood, or by a word that means something else: %s', (about, trade) => {
    for (const name of found(about, trade))
      expect(collectionPictureByName(name)?.kind, name).not.toBe('scene')
  })
})
