import type { Fact } from '@postelier/contract'
import { expect, it } from 'vitest'
import type { Ask } from '../../visuals/index.ts'
import { answerAsks } from './answer-asks.ts'

const market: Fact = {
  id: '1',
  kind: 'event',
  language: 'fr',
  about: 'marché de Noël',
  says: ['Un chalet place Victor-Hugo.'],
  question: '',
  price: null,
  date: '2026-11-27',
  time: null,
  where: '',
  until: '2026-12-24',
  url: '',
  source: { by: 'person' },
}
const workshop: Fact = {
  ...market,
  about: 'atelier levain',
  date: '2026-12-05',
  time: '14:30',
  until: '2026-12-05',
}
const answer = (kind: Ask['kind'], fact: Fact, language = 'fr', most = 60) =>
  answerAsks([{ node: 'it', kind, role: 'description', prompt: '', most }], {
    words: { heading1: '', heading2: '', description: '' },
    fact,
    language,
    signature: 'Lakanal',
  })?.it

it.each([
  ['when', workshop, 'fr', 'Samedi 5\u00a0décembre, 14\u00a0h\u00a030'],
  ['when', workshop, 'en', 'Saturday 5\u00a0December, 14:30'],
  ['dayOfMonth', workshop, 'fr', '5'],
  ['when', market, 'fr', '27 novembre – 24 décembre'],
  // One day alone would say that it is over on the next.
  ['dayOfMonth', market, 'fr', undefined],
  // The day an article was written is no day to come.
  ['dayOfMonth', { ...workshop, kind: 'advice' }, 'fr', undefined],
  ['when', { ...workshop, kind: 'advice' }, 'fr', undefined],
  ['name', market, 'fr', 'Marché de Noël'],
  ['price', market, 'fr', undefined],
  ['words', market, 'fr', 'Lakanal'],
  ['own', market, 'fr', undefined],
] as const)('what a template asks as %s is answered from what is known, or not at all (%#)', (...of) => {
  const [kind, fact, language, said] = of
  expect(answer(kind, fact, language)?.replaceAll(/[\u202f\u2009]/g, ' ')).toBe(said)
})

it('what was written for a place that a template does not have stands in the one it has', () => {
  const words = { heading1: '29 novembre', heading2: 'Premier dimanche de l’Avent', description: '' }
  const material = { words, fact: workshop, language: 'fr', signature: 'Lakanal' }
  const ask = (role: Ask['role']): Ask => ({ node: role, kind: 'words', role, prompt: '', most: 60 })
  expect(answerAsks([ask('heading1'), ask('description')], material)?.description).toBe(words.heading2)
  expect(answerAsks([ask('heading1'), ask('heading2'), ask('description')], material)?.description).toBe(
    'Lakanal',
  )
  const when: Ask = { node: 'when', kind: 'when', role: 'description', prompt: '', most: 60 }
  expect(answerAsks([ask('heading1'), ask('description'), when], material)?.description).toBe('Lakanal')
})

it('names and prices are set as a printer sets them', () => {
  const lunch = { ...workshop, about: "l'atelier", price: { text: '32,00 €', cents: 3200, currency: 'EUR' } }
  expect(answer('name', lunch)).toBe('L’atelier')
  expect(answer('price', lunch)).toBe('32\u00a0€')
})

it('of several hours all lines are shown, or none, and an event never without its day', () => {
  const hours: Fact = { ...workshop, kind: 'hours', says: ['Lundi : 9 h – 12 h.', 'Mardi : 9 h – 12 h.'] }
  const said = (fact: Fact) =>
    answerAsks([{ node: 'it', kind: 'sentence', role: 'description', prompt: '', most: 60 }], {
      words: { heading1: '', heading2: '', description: '' },
      fact,
      language: 'fr',
      signature: '',
      sentence: 'Lundi : 9 h – 12 h.',
    })?.it
  expect(said(hours)).toBe(
    'Lundi : 9 h – 12 h. Mardi : 9 h – 12 h.'.replaceAll(' h', '\u00a0h').replaceAll(' :', '\u00a0:'),
  )
  const week = ['Mercredi', 'Jeudi', 'Vendredi'].map((day) => `${day} : 9 h – 12 h.`)
  expect(said({ ...hours, says: [...hours.says, ...week] })).toBeUndefined()
  expect(said(workshop)).toBe('Lundi : 9 h – 12 h.')
  const words = {
    heading1: 'Atelier levain',
    heading2: 'Samedi 5 décembre',
    description: 'Le duo coûte 60 €.',
  }
  const ask = (role: Ask['role']): Ask => ({ node: role, kind: 'words', role, prompt: '', most: 60 })
  const material = { words, fact: workshop, language: 'fr', signature: 'Lakanal' }
  expect(answerAsks([ask('heading1'), ask('description')], material)?.description).toBe('Samedi 5 décembre')
})
