import { describe, expect, it } from 'vitest'
import { asSaid } from '#features/planning/as-said.ts'

const known = (about: string, says: string[], question = '') => ({
  kind: 'product' as const,
  about,
  says,
  question,
})

describe('what is known, as a line says it', () => {
  it.each([
    [
      'a thing first',
      known('pain aux noix', ['Il est prêt le jeudi.']),
      ['Pain aux noix', 'Il est prêt le jeudi.'],
    ],
    [
      'a question before its answer',
      known('livraison', ['Oui, en ville.'], 'Livrez-vous ?'),
      ['Livrez-vous ?', 'Oui, en ville.'],
    ],
    ['a thing once', known('Tarte aux noix', ['Tarte aux noix : 18,50 €']), ['Tarte aux noix', '18,50 €']],
    ['a sentence that is about nothing named', known('', ['On livre.', 'À vélo.']), ['On livre.', 'À vélo.']],
    ['a name that begins a whole sentence', known('pain', ['Pain et beurre.']), ['Pain', 'Pain et beurre.']],
  ])('names %s', (_, one, [head, rest]) => {
    expect(asSaid(one)).toEqual({ head, rest })
  })

  it('keeps lines of hours apart, and each hour in one piece', () => {
    const says = ['Mardi – vendredi : 6 h 30 – 19 h', 'Samedi : 7 h – 19 h']
    const rest = 'Mardi – vendredi : 6\u{a0}h\u{a0}30 – 19\u{a0}h · Samedi : 7\u{a0}h – 19\u{a0}h'
    expect(asSaid({ ...known('horaires', says), kind: 'hours' })).toEqual({ head: 'Horaires', rest })
  })
})
