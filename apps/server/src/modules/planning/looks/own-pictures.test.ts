import type { Fact, FactKind } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { ownPicturesFor, type PictureWish } from './own-pictures.ts'

/** Uploaded by hand, and of the site with what its pages say. */
const kept = [
  { id: 'upload', name: 'IMG_2041.jpg', alt: '' },
  { id: 'rye', name: 'tourte-de-seigle.jpg', alt: 'Une tourte de seigle sombre et craquelée' },
  { id: 'nuts', name: 'pain-aux-noix.jpg', alt: 'Un pain aux noix entamé, avec deux tranches' },
  { id: 'logs', name: 'buches.jpg', alt: 'Deux bûches de Noël, décorées de houx' },
  { id: 'cakes', name: 'vitrine-2.jpg', alt: 'Des gâteaux au chocolat alignés' },
  { id: 'front', name: 'devanture.jpg', alt: 'La devanture verte, rue Burdeau' },
  { id: 'bread', name: 'roggenbrot.jpg', alt: 'Zwei Roggenbrote auf einem Tisch' },
  { id: 'rolls', name: 'bolleria.jpg', alt: 'Panes de leche recién hechos' },
  { id: 'pies', name: 'p-12.jpg', alt: 'Cherry pies on the counter' },
]
const choose = (kind: FactKind | null, about: string, change: Partial<PictureWish> = {}) => {
  const fact = { kind, about, question: '' } as unknown as Fact
  return ownPicturesFor({
    fact: kind === null ? undefined : fact,
    subject: about,
    chosen: null,
    kept,
    ofFact: [],
    ofThings: new Set(['rye', 'nuts', 'logs', 'cakes', 'bread', 'rolls', 'pies']),
    shown: new Set(),
    ...change,
  })
}

describe('which own picture a post shows', () => {
  it.each<readonly [FactKind | null, string, readonly string[]]>([
    ['product', 'tourte de seigle', ['rye']],
    ['product', 'Tourtes de SEIGLE', ['rye']],
    ['product', 'pain aux noix', ['nuts']],
    ['product', 'bûche de Noël', ['logs']],
    ['product', 'gâteau au chocolat', ['cakes']],
    ['product', 'Roggenbrot', ['bread']],
    ['product', 'pan de leche', ['rolls']],
    ['product', 'cherry pie', ['pies']],
    ['product', 'Pain aux noix, 400 g', ['nuts']],
    // Another loaf, and what no picture shows.
    ['product', 'pain aux châtaignes', []],
    ['product', 'pain de mie', []],
    ['product', 'brioche', []],
    ['service', 'visite du fournil', []],
    ['product', '', []],
    ['product', 'notre petit', []],
    // A question speaks of the thing in many words.
    ['question', 'Puis-je réserver une tourte de seigle ?', ['rye']],
    ['advice', 'couper droit', []],
    ['event', 'soirée du 8 décembre', []],
    [null, 'tourte de seigle', ['rye']],
    [null, 'nos horaires', []],
    // Of the business itself: its place, and of what is sold nothing.
    ['hours', 'horaires', ['front']],
    ['place', 'La boutique', ['front']],
    ['contact', 'Commander', ['front']],
    ['business', 'Maison Verdier', ['front']],
  ])('of %s “%s”: %j', (kind, about, ids) => {
    expect(choose(kind, about).ids).toEqual(ids)
  })

  it('is what a person chose before all, then the photo that stands beside the fact', () => {
    expect(choose('product', 'pain aux noix', { chosen: 'mine', ofFact: ['rye'] }).ids).toEqual(['mine'])
    const beside = choose('event', 'premières galettes', { ofFact: ['cakes'] })
    expect(beside).toEqual({ ids: ['cakes'], areOfIt: true, again: [] })
    // Taken out of the list since.
    expect(choose('event', 'premières galettes', { ofFact: ['gone'] }).ids).toEqual([])
  })

  it('is not one that was shown a moment ago, where there is another or none need be', () => {
    const shown = new Set(['rye', 'front'])
    expect(choose('product', 'tourte de seigle', { shown })).toEqual({
      ids: [],
      areOfIt: false,
      again: ['rye'],
    })
    expect(choose('product', 'pain aux noix', { ofFact: ['rye'], shown }).ids).toEqual(['nuts'])
    expect(choose('hours', 'horaires', { shown })).toMatchObject({ ids: [], again: ['front'] })
    expect(choose('product', 'tourte de seigle', { chosen: 'rye', shown }).ids).toEqual(['rye'])
  })

  it('is the second one beside the fact, where the first was shown a moment ago', () => {
    const ofFact = ['cakes', 'logs']
    expect(choose('event', 'premières galettes', { ofFact }).ids).toEqual(ofFact)
    const shown = new Set(['cakes'])
    expect(choose('event', 'premières galettes', { ofFact, shown }).ids).toEqual(['logs'])
  })

  it('of the business may be one of which nothing is said, where none is called after its place', () => {
    const few = kept.filter(({ id }) => id !== 'front')
    expect(choose('hours', 'horaires', { kept: few })).toEqual({ ids: ['upload'], areOfIt: false, again: [] })
    expect(choose('product', 'brioche', { kept: few }).ids).toEqual([])
  })
})
