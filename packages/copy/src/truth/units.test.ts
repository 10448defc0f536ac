import { expect, it } from 'vitest'
import { makeFact } from '../testing/make-fact.ts'
import { claimsBeyond } from './claims.ts'

const facts = [
  makeFact('a', 'product', 'plateau', ['Le plateau de 20 pièces se réserve la veille.', 'Il coûte 20 €.']),
  makeFact('b', 'service', 'buffets', ['Nos buffets vont de dix à soixante personnes.']),
  makeFact('c', 'history', 'maison', ['La maison a 72 ans.', 'Elle ouvre après 30 heures de levain.']),
]
const marked = (text: string) => claimsBeyond(text, facts).map((claim) => claim.text)

it('a number is known of what it counts, and of nothing else that is counted', () => {
  expect(marked('Depuis 20 ans, 20 participants par atelier.')).toEqual(['20', '20'])
  expect(marked('Livré en trente minutes.')).toEqual(['trente'])
  expect(marked('Une maison de 72 ans.')).toEqual([])
  expect(marked('Un buffet pour 60 convives, ou pour dix personnes.')).toEqual([])
  expect(marked('Vingt pièces sur le plateau.')).toEqual([])
})

it('so it is in other languages', () => {
  const bike = [makeFact('r', 'product', 'rack', ['The rack holds 25 kg for 12 months.'], { language: 'en' })]
  const said = (text: string) => claimsBeyond(text, bike).map((claim) => claim.text)
  expect(said('A 12-month guarantee.')).toEqual([])
  expect(said('Open for 12 years, with 25 seats.')).toEqual(['12', '25'])
})

it('a day within a long time is not known by it; each of a short one is', () => {
  const during = (until: string) => [
    makeFact('m', 'event', 'marché', ['Le marché est place Hugo.'], { date: '2026-11-27', until }),
  ]
  const said = (until: string) =>
    claimsBeyond('Venez le 1er décembre.', during(until)).map(({ kind }) => kind)
  expect([said('2026-12-24'), said('2026-12-04')]).toEqual([['date'], []])
})
