import type { FactView } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { besideWords, isPast } from '#features/planning/start/beside-words.ts'
import { formatsFor } from '#shared/i18n/formats.ts'

type Told = Parameters<typeof besideWords>[0]
const told = (kind: FactView['kind'], says: string, more: Partial<Told> = {}): Told => ({
  kind,
  about: '',
  says: [says],
  question: '',
  date: null,
  until: null,
  time: null,
  price: null,
  ...more,
})
const year = new Date().getFullYear()
const fr = formatsFor('fr', 'Europe/Paris')

describe('what stands beside the words of a thing that is known', () => {
  it('is the day and the hour of an event that says neither, as this person reads them', () => {
    const one = told('event', 'On ouvre le fournil.', { date: `${year}-12-05`, time: '19:30' })
    expect(besideWords(one, fr).when).toMatch(/^\S+ 5 décembre, 19\u{a0}h\u{a0}30$/u)
    expect(besideWords(one, formatsFor('en', 'Europe/Paris')).when).toMatch(/5 December, 7:30\u{a0}pm$/u)
  })

  it('is the hour alone where the day is said, and nothing where both are', () => {
    const more = { date: `${year}-12-05`, time: '19:30' }
    expect(besideWords(told('event', 'Le 5 décembre au fournil.', more), fr).when).toBe('19\u{a0}h\u{a0}30')
    expect(besideWords(told('event', 'Le 5 décembre à 19 h 30.', more), fr).when).toBe('')
    expect(besideWords(told('event', 'On 5 December at 7.30 pm.', more), fr).when).toBe('')
    // A price is no day, and a year is none either.
    expect(besideWords(told('event', 'Depuis 2005, la séance coûte 5 €.', more), fr).when).not.toBe('')
  })

  it('is the price where the words have none, however its spaces are written', () => {
    const price = { text: '3,20\u{a0}€', cents: 320, currency: 'EUR' }
    expect(besideWords(told('product', 'Il repose une nuit.', { price }), fr).price).toBe('3,20\u{a0}€')
    expect(besideWords(told('product', 'La pièce : 3,20 €.', { price }), fr).price).toBe('')
  })

  it('is the last day of an offer that does not say it', () => {
    const until = `${year}-12-24`
    expect(besideWords(told('offer', 'La bûche à moitié prix.', { until }), fr).until).toContain(
      '24 décembre',
    )
    expect(besideWords(told('offer', 'Jusqu’au 24 décembre.', { until }), fr).until).toBe('')
  })
})

describe('what is over', () => {
  const today = '2026-11-23'
  it.each([
    ['an event of yesterday', { kind: 'event', date: '2026-11-22', until: null }, true],
    ['an event of today', { kind: 'event', date: today, until: null }, false],
    ['an event that goes on', { kind: 'event', date: '2026-11-01', until: '2026-12-01' }, false],
    ['an offer that ended', { kind: 'offer', date: null, until: '2026-11-01' }, true],
    ['news of last month', { kind: 'news', date: '2026-10-01', until: null }, false],
    ['news of last spring', { kind: 'news', date: '2026-04-01', until: null }, true],
    ['what has no day', { kind: 'product', date: null, until: null }, false],
  ] as const)('%s', (_, one, over) => {
    expect(isPast(one, today)).toBe(over)
  })
})
