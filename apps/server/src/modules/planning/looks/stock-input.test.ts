import { type Fact, factKinds, type StockPictureView } from '@postelier/contract'
import { expect, it } from 'vitest'
import { stockWords, suits } from './stock-input.ts'

const fact = (change: Partial<Fact> = {}): Fact => ({
  id: '1',
  kind: 'advice',
  language: 'fr',
  about: 'conserver le café en grains',
  says: ['Le café en grains craint la lumière.'],
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
const picture = (change: Partial<StockPictureView> = {}): StockPictureView => ({
  id: '1',
  label: 'Grains de café sur une table',
  asset: null,
  thumb: 'https://images.pexels.com/1.jpg',
  width: 4000,
  height: 3000,
  credit: { author: 'Ada', authorUrl: '', service: 'pexels', pictureUrl: '' },
  ...change,
})

it('is looked for by the words of the fact, as they are written, and three at most', () => {
  expect(stockWords(fact())).toEqual(['conserver', 'café', 'grains'])
  expect(stockWords(fact({ kind: 'service', about: 'Notre élagage en forêt' }))).toEqual(['élagage', 'forêt'])
  const asked = fact({ kind: 'question', about: '', question: 'Comment faut-il arroser les tulipes ?' })
  expect(stockWords(asked)).toEqual(['arroser', 'tulipes'])
  expect(stockWords(fact({ about: 'notre petit', question: '' }))).toEqual([])
})

it('is looked for where it can be taken for nobody’s own thing, and nowhere else', () => {
  const may = factKinds.filter((kind) => stockWords(fact({ kind })).length > 0)
  expect(may).toEqual(['service', 'question', 'advice'])
  const menu = { text: '15 €', cents: 1500, currency: 'EUR' }
  expect(stockWords(fact({ kind: 'service', price: menu }))).toEqual([])
  const day = { kind: 'event', about: 'Journée du café', source: { by: 'calendar', title: '' } } as const
  expect(stockWords(fact(day))).toEqual(['journée', 'café'])
  expect(stockWords(undefined)).toEqual([])
})

it('may be shown where it is called what was looked for, has room, and has nobody in it', () => {
  const fits = (change: Partial<StockPictureView>) => suits(picture(change), ['café', 'grain'])
  expect(fits({})).toBe(true)
  expect(fits({ label: 'CAFE, tasse' })).toBe(true)
  expect(fits({ label: 'Une tasse de thé' })).toBe(false)
  expect(fits({ label: '' })).toBe(false)
  expect(fits({ width: 900 })).toBe(false)
  expect(fits({ credit: null })).toBe(false)
  for (const who of [
    'Une femme et son café',
    'Café : équipe au travail',
    'A man with café',
    'Deux enfants, café',
    'Barista préparant un café',
    'Café dans les mains d’une cliente',
    'Coiffeuse au café',
    'Hairdresser with coffee, café',
    'Bäckerin mit Café',
    'Camarera con café',
  ])
    expect(fits({ label: who }), who).toBe(false)
})
