import type { Fact } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { growth, linear } from '../testing/cpu-ms.ts'
import { claimsBeyond, claimsIn } from './claims.ts'
import { knownOf } from './known.ts'

const fact = (change: Partial<Fact>): Fact => ({
  id: '1',
  kind: 'product',
  language: 'fr',
  about: 'pain de campagne',
  says: ['Il repose 18 heures.'],
  question: '',
  price: null,
  date: null,
  time: null,
  where: '',
  until: null,
  url: '',
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
  fact({
    kind: 'event',
    about: 'marché',
    date: '2026-12-18',
    until: '2026-12-20',
    says: ['Le marché dure.'],
  }),
  fact({ kind: 'award', about: 'label', says: ['Élue la meilleure baguette du canton en 2019.'] }),
  fact({
    kind: 'hours',
    about: '',
    says: ['Ouvert du mardi au samedi de 7 h à 19 h 30.', 'Fermé le 1er mai.'],
  }),
  fact({ kind: 'contact', about: '', says: ['04 76 12 34 56'] }),
  fact({ kind: 'offer', about: 'réduction', says: ['10 % sur les brioches, livraison dès 1 200 €.'] }),
]
const found = (text: string) => claimsBeyond(text, said).map((claim) => `${claim.kind}: ${claim.text}`)

describe('what a text claims that no source says', () => {
  it.each([
    'Le pain de campagne repose 18 heures.',
    'Le pain de campagne, 3,20\u00a0€.',
    'À 3.20 euros, ou 3€20, soit EUR 3,20 !',
    'Rendez-vous le 5 décembre à 14 h.',
    'Samedi 5\u00a0décembre 2026, 14h00.',
    'Rendez-vous le 05/12/2026.',
    'Saturday 5 December, 2 pm. Saturday, December 5th, 2026, at 2:00 p.m.',
    'Sábado 5 de diciembre a las 14:00.',
    'Samstag, 5. Dezember um 14 Uhr, oder um 14.00 Uhr.',
    'Du 18 au 20 décembre, et surtout samedi 19 décembre. Vendredi 18 aussi.',
    'Élue la meilleure baguette du canton en 2019.',
    'Ouvert de 7h à 19h30, from 7 am to 7:30 pm. Fermé le 1er mai.',
    'Appelez le 0476123456 ou le 04.76.12.34.56.',
    '10% sur les brioches, 10 Prozent, 10 percent, dès 1200 € ou 1.200 €.',
    'Vous le préférez en tranches ?',
    'Une seule adresse : https://pain.example/2024/12 #Noel2031 @boulanger38 info33@pain.example',
    '1. Pétrir\n2. Attendre\n3) Cuire',
    '1️⃣ Pétrir 2️⃣ Attendre',
    'Le plus simple est de passer le plus tôt possible. Les plus petits aussi, dès les moins de 18 heures.',
    'The best way to start: come in. Best wishes!',
    'Am besten kommen Sie vorbei. Besten Dank!',
    'Con los más pequeños.',
    'Du CO2 en moins, une feuille A4.',
  ])('%s', (text) => {
    expect(found(text)).toEqual([])
  })

  it.each([
    ['Il repose 24 heures.', ['figure: 24']],
    ['Le pain de campagne, 3 €.', ['price: 3 €']],
    ['Le pain de campagne, 3,20 £.', ['price: 3,20 £']],
    ['Seulement $5!', ['price: $5']],
    ['Heute nur 4,50 Euro.', ['price: 4,50 Euro']],
    ['Hoy 18 euros.', ['price: 18 euros']],
    ['Plus de 1 500 clients.', ['figure: 1 500']],
    ['Rendez-vous le 12 mars.', ['date: 12 mars']],
    ['Rendez-vous dimanche 5 décembre.', ['date: dimanche 5 décembre']],
    ['Vendredi 13, on ose.', ['date: Vendredi 13']],
    ['Le 5 décembre 2027.', ['date: 5 décembre 2027']],
    ['See you on March 12th.', ['date: March 12th']],
    ['El 12 de marzo.', ['date: 12 de marzo']],
    ['Am 12. März um 18 Uhr.', ['date: 12. März', 'hour: 18 Uhr']],
    ['Rendez-vous le 12/03/2026.', ['date: 12/03/2026']],
    ['Ouvert jusqu’à 21h.', ['hour: 21h']],
    ['Open until 9 pm.', ['hour: 9 pm']],
    ['-20 % ce week-end', ['percentage: 20 %']],
    ['18 % de matière', ['percentage: 18 %']],
    ['Depuis 1987.', ['figure: 1987']],
    ['Appelez le 04 76 99 99 99.', ['figure: 04 76 99 99 99']],
    ['Le meilleur pain de Grenoble.', ['superlative: Le meilleur pain']],
    ['Un pain incomparable, n° 1 du quartier.', ['superlative: incomparable', 'superlative: n° 1']],
    ['Nos pains ont été élus meilleurs de France.', ['superlative: élus meilleurs de']],
    ['Our bread was voted best in France.', ['superlative: voted best in']],
    ['Simply the best loaf.', ['superlative: the best loaf']],
    ['El mejor pan.', ['superlative: El mejor pan']],
    ['Das beste Brot.', ['superlative: beste Brot']],
    ['The most famous bread.', ['superlative: The most famous']],
  ])('%s: %j', (text, marks) => {
    expect(found(text)).toEqual(marks)
  })

  it('says where each stands, so that it can be shown there', () => {
    const text = 'Bonjour 👋 le pain est à 9 €.'
    const [claim] = claimsBeyond(text, said)
    expect(text.slice(claim?.start, claim?.end)).toBe('9 €')
  })

  it('takes the year that it is for known, and the business’s own name', () => {
    const known = knownOf([], ['Café 12'])
    expect(claimsIn('Rentrée 2026 au Café 12, en 2027 aussi.', known, 2026)).toEqual([])
    expect(claimsIn('Depuis 2025.', known, 2026)).toHaveLength(1)
  })

  it.each([
    ['digits', '1'],
    ['spaced digits', '1 '],
    ['points', '1.'],
    ['thousands', '1.000.'],
    ['months', 'mars '],
    ['superlatives', 'le plus '],
    ['letters', 'a'],
    ['addresses', 'a@'],
    ['lines', '\n'],
  ])('looks at the longest hook of %s in a time that grows with its length', (_, bit) => {
    expect(growth((text) => claimsBeyond(text, said), bit, 65_000)).toBeLessThan(linear)
  })
})
