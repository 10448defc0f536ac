import { describe, expect, test } from 'vitest'
import { readClosing, readReopening } from './closings.ts'
import { readDays } from './dates.ts'
import { endOfScrap, lastDayOf, oneDayIn } from './last-day.ts'
import { isRelativeToWriting, relativeDay } from './relative-days.ts'

const said = (language: 'fr' | 'en' | 'es' | 'de', near = '2026-11-23') => ({
  language,
  near,
  isMonthFirst: false,
})

describe('the last day of what a sentence says', () => {
  test.each([
    ['fr', 'L’exposition se tient du 3 octobre au 31 janvier.', '2027-01-31'],
    ['fr', 'Le concert a lieu samedi 12 décembre.', '2026-12-12'],
    ['fr', 'Nos coffrets sont en vente jusqu’à fin décembre.', '2026-12-31'],
    ['en', 'Book before 5 December and come on 12 December.', '2026-12-12'],
    ['en', 'The stall runs from December 4 to December 6.', '2026-12-06'],
    ['es', 'La promoción dura hasta el 15 de enero.', '2027-01-15'],
    ['de', 'Der Markt läuft vom 27.11. bis 23.12. auf dem Hof.', '2026-12-23'],
  ] as const)('%s: %s', (language, sentence, day) => {
    expect(lastDayOf([sentence], said(language))).toBe(day)
  })

  test.each([
    ['fr', 'Les commandes ouvrent à partir du 15 décembre 2026.'],
    ['fr', 'Nous avons repris la maison le 3 mars 2026.'],
    ['en', 'The shop is open since 6 October 2026.'],
    ['de', 'Wir waren vom 2. bis 4. Oktober 2026 auf der Messe.'],
  ] as const)('%s, none: %s', (language, sentence) => {
    expect(lastDayOf([sentence], said(language))).toBeNull()
  })

  test('a scrap says an end where it says so', () => {
    expect(endOfScrap('Gültig bis 31.10.2026.', said('de'))).toBe('2026-10-31')
    expect(endOfScrap('Offer ends 30 November', said('en'))).toBe('2026-11-30')
    expect(endOfScrap('12 décembre 2026', said('fr'))).toBeNull()
  })

  test('one day to come is one day; what begins or ends on it is none', () => {
    const day = (sentence: string) => oneDayIn([sentence], said('en'))?.day.from
    expect(day('On Sunday 6 December we walk five miles.')).toBe('2026-12-06')
    expect(day('We open on 4 December and on 6 December.')).toBeUndefined()
    expect(day('From 6 December we open earlier.')).toBeUndefined()
  })
})

test('words that only the day of writing explains', () => {
  expect(relativeDay('Rendez-vous samedi prochain.', 'fr', '2026-11-23')).toBe('2026-11-28')
  expect(relativeDay('Join us this Saturday.', 'en', '2026-11-23')).toBe('2026-11-28')
  expect(relativeDay('Kommt diesen Samstag vorbei.', 'de', '2026-11-23')).toBe('2026-11-28')
  expect(relativeDay('Os esperamos este sábado.', 'es', '2026-11-23')).toBe('2026-11-28')
  expect(isRelativeToWriting('Les samedis, nous ouvrons plus tôt.', 'fr')).toBe(false)
  expect(isRelativeToWriting('Abrimos por la mañana.', 'es')).toBe(false)
})

describe('when it is closed', () => {
  test.each([
    ['fr', 'Fermé du 24 décembre au 2 janvier', '2026-12-24', '2027-01-02'],
    [
      'fr',
      'Nous serons en congés du 3 au 9 janvier 2027, réouverture le 10 janvier.',
      '2027-01-03',
      '2027-01-09',
    ],
    ['es', 'Cerrado en enero', '2027-01-01', '2027-01-31'],
    ['de', 'Betriebsferien: 23.12. bis 6.1.', '2026-12-23', '2027-01-06'],
    ['en', 'We are closed on 25 and 26 December.', '2026-12-25', '2026-12-26'],
    ['en', 'We close at noon on 24 December and reopen on 27 December.', '2026-12-24', '2026-12-26'],
    ['en', 'Closed until 4 January', null, '2027-01-04'],
    [
      'fr',
      'L’atelier ferme à 16 h le jeudi 24 décembre et reste clos les vendredi 25 et samedi 26.',
      '2026-12-24',
      '2026-12-26',
    ],
    [
      'en',
      'The shop shuts at noon on Wednesday 23 December and reopens on Monday 4 January.',
      '2026-12-23',
      '2027-01-03',
    ],
    ['es', 'Cerramos el 24 de diciembre y reabrimos el 7 de enero.', '2026-12-24', '2027-01-06'],
    ['de', 'Wir schließen am 23.12. und sind ab dem 7. Januar wieder da.', '2026-12-23', '2027-01-06'],
    ['fr', 'Fermeture du 20 décembre, réouverture le 5 janvier.', '2026-12-20', '2027-01-04'],
  ] as const)('%s: %s', (language, text, from, to) => {
    expect(readClosing(text, said(language))).toEqual({ from, to })
  })

  test('a day of the week is no period', () => {
    expect(readClosing('Fermé le lundi', said('fr'))).toBeNull()
  })

  test.each([
    ['fr', 'La ferme du 12 décembre vend des pommes.'],
    ['fr', 'Les inscriptions ferment le 5 décembre.'],
    ['en', 'Orders close on 18 December.'],
  ] as const)('%s, no closed door: %s', (language, text) => {
    expect(readClosing(text, said(language))).toBeNull()
  })

  test('opening again may be told in a sentence of its own', () => {
    expect(readReopening('Nous rouvrons le mardi 5 janvier.', said('fr'))).toBe('2027-01-04')
    expect(readReopening('Ab dem 7. Januar sind wir wieder für Sie da.', said('de'))).toBe('2027-01-06')
    expect(readReopening('Le pain noir est de retour depuis le 6 octobre.', said('fr'))).toBeNull()
  })
})

describe('days in lists, and ends without a year', () => {
  test.each([
    ['samedi 16 et dimanche 17 janvier', '2027-01-16', '2027-01-17'],
    ['on 5, 12 and 19 December', '2026-12-05', '2026-12-19'],
    ['los días 5 y 12 de diciembre', '2026-12-05', '2026-12-12'],
    ['am Freitag, 4., und Samstag, 5. Dezember', '2026-12-04', '2026-12-05'],
    ['du 15 septembre au 15 juin', '2026-09-15', '2027-06-15'],
  ])('%s', (text, from, to) => {
    expect(readDays(text, '2026-11-23', false, true)).toMatchObject([{ from, to }])
  })

  test.each([
    ['fr', 'Les cours ont lieu depuis le 15 septembre et jusqu’au 15 juin.', '2027-06-15'],
    ['en', 'Since October and until 15 May the stall sells soup.', '2027-05-15'],
    ['fr', 'Le jardin se visite du 1er avril au 31 octobre.', null],
    ['de', 'Die Terrasse ist vom 1. April bis 31. Oktober offen.', null],
  ] as const)('%s: %s', (language, text, end) => {
    expect(lastDayOf([text], said(language))).toBe(end)
  })
})
