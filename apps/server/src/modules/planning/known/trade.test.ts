import { motifByName } from '@postelier/scene'
import { describe, expect, it } from 'vitest'
import { labelledSite } from '../../../testing/labelled-site.ts'
import { drawingsOf, tradeDrawings } from './trade.ts'

const abstract = drawingsOf('', '')
const tradesIn = (names: readonly string[]) => [...new Set(names.map((name) => motifByName(name)?.trade))]

describe('the drawings that suit a business', () => {
  it('are forms alone where nobody knows what it does', () => {
    expect(tradesIn(abstract)).toEqual(['abstract'])
    expect(drawingsOf('Funambule', 'Nous marchons sur un fil.')).toBe(abstract)
  })

  it('are known by its trade first, and by how it sums itself up where the trade says nothing', () => {
    expect(drawingsOf('Avocate', 'Une ancienne boulangerie.')).toContain('scales')
    expect(drawingsOf('Indépendante', 'Je suis avocate à Nantes.')).toContain('scales')
  })

  it.each([
    ['baker', 'loaf'],
    ['lawyer', 'scales'],
    ['garage', 'car'],
    ['yoga', 'lotus'],
    ['software', 'laptop'],
    ['florist', 'tulips'],
    ['workshop', 'bicycle'],
  ] as const)('of the %s follow from its summary alone, and hold %s', (key, drawing) => {
    const found = drawingsOf('', labelledSite(key).summary)
    expect(found).toContain(drawing)
    expect(found).not.toContain(key === 'software' ? 'shopping-bag' : 'laptop')
  })

  it.each([
    'A slow morning in the hills.',
    'Cards printed by hand, and carpets cleaned.',
    'Le respect du client, car nous y tenons.',
    'Autonomie et embarcations légères.',
    'Chaque pièce est faite avec soin, dans cette optique.',
    'Tailor-made trips across Florence.',
    'Tout droit venu du Jura, de Mâcon à Dole.',
    'Un mode de vie plus sobre.',
  ])('are not read out of a part of a word, nor out of a word that is said of anything: %s', (summary) => {
    expect(drawingsOf('', summary)).toBe(abstract)
  })

  it('are drawings that there are', () => {
    for (const name of tradeDrawings) expect(motifByName(name), name).not.toBeNull()
  })
})
