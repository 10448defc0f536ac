import type { Fact } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { claimsBeyond } from './truth.ts'

const fact = (change: Partial<Fact>): Fact => ({
  ...{ id: '1', kind: 'product', language: 'fr', about: 'pain de campagne', says: ['Il repose 18 heures.'] },
  ...{ question: '', price: null, date: null, time: null, where: '', until: null, url: '' },
  source: { by: 'person' },
  ...change,
})
const said = [
  fact({ price: { text: '3,20 €', cents: 320, currency: 'EUR' } }),
  fact({
    kind: 'event',
    about: 'atelier levain',
    date: '2026-12-05',
    time: '14:00',
    says: ['Douze places.'],
  }),
  fact({ kind: 'award', about: 'label', says: ['Élue la meilleure baguette du canton en 2019.'] }),
]

describe('what a text claims that no source says', () => {
  it.each([
    ['Le pain de campagne repose 18 heures.', []],
    ['Le pain de campagne, 3,20 €.', []],
    ['Rendez-vous le 5 décembre à 14 h.', []],
    ['Élue la meilleure baguette du canton en 2019.', []],
    ['Il repose 24 heures.', ['24']],
    ['Le pain de campagne, 3 €.', ['3']],
    ['Plus de 1 200 clients.', ['1 200']],
    ['Le meilleur pain de Grenoble.', ['Le meilleur pain']],
    ['Un pain incomparable.', ['incomparable']],
    ['Simply the best loaf.', ['the best']],
    ['El mejor pan.', ['El mejor']],
    ['Das beste Brot.', ['beste']],
    ['Vous le préférez en tranches ?', []],
  ])('%s: %j', (text, beyond) => {
    expect(claimsBeyond(text, said).map((claim) => claim.text)).toEqual(beyond)
  })
})
