import type { Fact } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { restsOn } from './rests-on.ts'

const drafted = [
  { text: 'La tourte de seigle se garde six jours.', facts: ['7'] },
  { text: 'Et chez vous ?', facts: [] },
]
const fact = (change: Partial<Fact>): Fact => ({
  id: '9',
  kind: 'method',
  language: 'fr',
  about: 'four',
  says: ['Le four est à bois.'],
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
const facts = [
  fact({}),
  fact({
    id: '10',
    about: 'miche',
    says: ['La miche.'],
    price: { text: '6,50 €', cents: 650, currency: 'EUR' },
  }),
  fact({ id: '11', about: 'fournée du soir', says: ['On cuit.'], date: '2026-12-05' }),
]
const told = (text: string) =>
  restsOn(text, { drafted, facts, names: ['Maison Verdier, Lyon'] }).map(({ text, by, facts }) => [
    text,
    by,
    facts,
  ])

describe('what a sentence rests on', () => {
  it('is what it was drafted from, as long as it stands', () => {
    expect(told('La tourte de seigle se garde six jours. Et chez vous ?\n\n#pain #seigle')).toEqual([
      ['La tourte de seigle se garde six jours.', 'facts', ['7']],
      ['Et chez vous ?', 'nothing', []],
    ])
  })

  it('is its writer once somebody changed it, and a source that says it just so', () => {
    expect(told('La tourte de seigle se garde dix jours. Le four est à bois. 🎉')).toEqual([
      ['La tourte de seigle se garde dix jours.', 'you', []],
      ['Le four est à bois.', 'facts', ['9']],
    ])
  })

  it.each([
    ['Maison Verdier', 'nothing', []],
    ['Four', 'facts', ['9']],
    ['6,50 €', 'facts', ['10']],
    ['Samedi 5 décembre', 'facts', ['11']],
    ['est à bois', 'facts', ['9']],
    ['Dimanche 6 décembre', 'you', []],
    ['bois', 'you', []],
  ])('is told of the words of a picture: %s', (text, by, ids) => {
    expect(told(text)).toEqual([[text, by, ids]])
  })

  describe('where a model drafted it', () => {
    const byModel = (text: string, more: { facts?: Fact[]; shown?: string[] } = {}) =>
      restsOn(text, {
        drafted: [
          { text: 'Le four est chauffé au bois. Il tourne toujours.', facts: ['9'] },
          { text: 'Le maire répare les freins.', facts: ['9'] },
          { text: 'Et chez vous ?', facts: [] },
          { text: 'On adore.', facts: [] },
        ],
        facts: more.facts ?? facts,
        isByEngine: true,
        shown: more.shown ?? [],
        statesNothing: (sentence) => sentence.endsWith('?'),
      }).map(({ text, by, facts }) => [text, by, facts])

    it('is the model’s word where the fact it names says nothing like it, or none is named', () => {
      expect(
        byModel(
          'Le four est chauffé au bois. Il tourne toujours. Le maire répare les freins. Et chez vous ? On adore.',
        ),
      ).toEqual([
        ['Le four est chauffé au bois. Il tourne toujours.', 'facts', ['9']],
        ['Le maire répare les freins.', 'engine', []],
        ['Et chez vous ?', 'nothing', []],
        ['On adore.', 'engine', []],
      ])
    })

    it('is still so of the half of a sentence whose other half somebody changed', () => {
      expect(byModel('Le four est chauffé au gaz. Il tourne toujours.')).toEqual([
        ['Le four est chauffé au gaz.', 'you', []],
        ['Il tourne toujours.', 'engine', []],
      ])
    })

    it('is so in its picture, until somebody changes it', () => {
      const shown = ['Le maire répare', '6,50 €']
      expect(byModel('Le maire répare', { shown })).toEqual([['Le maire répare', 'engine', []]])
      expect(byModel('6,50 €', { shown })).toEqual([['6,50 €', 'facts', ['10']]])
      expect(byModel('Le maire dort', { shown })).toEqual([['Le maire dort', 'you', []]])
    })

    it('keeps the names of facts that are gone since: nobody’s own word is that', () => {
      expect(byModel('Le maire répare les freins.', { facts: [] })).toEqual([
        ['Le maire répare les freins.', 'facts', ['9']],
      ])
    })
  })

  it('is nobody’s own word where the platform put it into a picture', () => {
    const behind = {
      drafted: [{ text: 'Le four est à bois.', facts: ['9'] }],
      facts,
      shown: ['Au four', 'À noter'],
    }
    expect(restsOn('Au four', behind).map(({ by, facts }) => [by, facts])).toEqual([['facts', ['9']]])
    expect(restsOn('À noter', behind).map(({ by }) => by)).toEqual(['nothing'])
  })

  it('is said where it stands', () => {
    const text = 'Bonjour ! La tourte de seigle se garde six jours. Fin.'
    expect(
      restsOn(text, { drafted, facts, names: ['Maison Verdier, Lyon'] }).map(({ start, end }) =>
        text.slice(start, end),
      ),
    ).toEqual(['Bonjour !', 'La tourte de seigle se garde six jours.', 'Fin.'])
  })

  it('is told with little work, however many sentences there are and however much is known', () => {
    let read = 0
    const much = Array.from({ length: 400 }, (_, nth) => ({
      ...fact({
        id: `${nth}`,
        says: Array.from(
          { length: 6 },
          (_, at) => `Ligne ${nth} ${at} ${'du pain cuit au bois '.repeat(17)}`,
        ),
      }),
      get about() {
        read++
        return `pain ${nth}`
      },
    }))
    const behind = { drafted: [], facts: much }
    // No more than so many sentences and so many letters are looked at, and what is known is read once for all of them.
    for (const sentence of ['Ab cd. ', 'Oui. ', '1.000. '])
      expect(restsOn(sentence.repeat(20_000), behind)).toHaveLength(200)
    expect(restsOn('Ab'.repeat(20_000), behind)).toMatchObject([{ end: 12_000 }])
    expect(read).toBeLessThan(10 * much.length)
  })

  it('is nobody’s where nothing is said', () => {
    expect(told('  \n #tag 🎉 ')).toEqual([])
  })
})
