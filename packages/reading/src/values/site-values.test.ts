import { describe, expect, test } from 'vitest'
import { readDays } from './dates.ts'
import { readUntil } from './last-day.ts'
import { readHoursLine } from './opening-hours.ts'
import { readPriceLine, readPrices } from './prices.ts'
import { structuredHours } from './structured-hours.ts'
import { readTimes } from './times.ts'

const today = '2026-11-23'

describe('days', () => {
  test.each([
    ['Samedi 5 décembre 2026, de 14 h à 17 h', '2026-12-05', '2026-12-05'],
    ['du 27 novembre au 24 décembre 2026', '2026-11-27', '2026-12-24'],
    ['fermée du 28 décembre 2026 au 3 janvier 2027', '2026-12-28', '2027-01-03'],
    ['fermée du 28 décembre au 3 janvier 2027', '2026-12-28', '2027-01-03'],
    ['du 5 au 7 décembre 2026', '2026-12-05', '2026-12-07'],
    ['1 à 3 mars 2027', '2027-03-01', '2027-03-03'],
    ['les 5 et 6 décembre 2026', '2026-12-05', '2026-12-06'],
    ['les 5 et 12 décembre 2026', '2026-12-05', '2026-12-12'],
    ['vom 1. bis 24. Dezember 2026', '2026-12-01', '2026-12-24'],
    ['12 nov. 2026', '2026-11-12', '2026-11-12'],
    ['le 1er mars 2027', '2027-03-01', '2027-03-01'],
    ['20/05/2026', '2026-05-20', '2026-05-20'],
    ['Nov 3, 2026', '2026-11-03', '2026-11-03'],
    ['Sunday 20 December 2026, 4 pm to 6 pm', '2026-12-20', '2026-12-20'],
    ['hasta el 31 de enero de 2027', '2027-01-31', '2027-01-31'],
    ['am 15. Dezember 2026', '2026-12-15', '2026-12-15'],
    ['am 15.12.2026', '2026-12-15', '2026-12-15'],
    ['depuis le mardi 6 octobre', '2026-10-06', '2026-10-06'],
  ])('%s', (text, from, to) => {
    expect(readDays(text, today)).toMatchObject([{ from, to }])
  })

  test.each([
    'le 31 février 2027',
    'le 6 octobre',
    '24 heures',
    'version 7.15.2026.1',
    'lundi 6 octobre',
    '3 pains 2026',
  ])('none in “%s”', (text) => {
    expect(readDays(text, today)).toEqual([])
  })

  test('the last day on which something is true', () => {
    expect(readUntil('Jusqu’au 24 décembre 2026, un pain est offert.', today)).toBe('2026-12-24')
    expect(readUntil('Sign up before 15 December 2026.', today)).toBe('2026-12-14')
    expect(readUntil('Ouvert à partir du 15 décembre 2026.', today)).toBeNull()
  })
})

describe('hours', () => {
  test.each([
    ['Jeudi 10 décembre 2026 à 8h30, Nantes', ['08:30']],
    ['de 14 h à 17 h', ['14:00', '17:00']],
    ['at 7.15 pm', ['19:15']],
    ['um 18.30 Uhr', ['18:30']],
    ['von 14 bis 17 Uhr', ['14:00']],
    ['2–5 pm', ['14:00']],
    ['a las 18:00', ['18:00']],
    ['at noon', ['12:00']],
    ['sous 48 heures, 30 % et 12 €', []],
  ])('%s', (text, times) => {
    expect(readTimes(text).map(({ time }) => time)).toEqual(times)
  })

  test.each([
    ['Du lundi au jeudi : 9h - 12h30 et 14h - 18h30', 'fr', [1, 2, 3, 4], ['09:00-12:30', '14:00-18:30']],
    ['Lundi au vendredi : 8h-12h / 14h-18h30', 'fr', [1, 2, 3, 4, 5], ['08:00-12:00', '14:00-18:30']],
    ['Mardi 6 h 30 – 13 h 30 15 h 30 – 19 h 30', 'fr', [2], ['06:30-13:30', '15:30-19:30']],
    ['Saturday and Sunday: 8.30 am – 1 pm', 'en', [6, 7], ['08:30-13:00']],
    ['Monday to Friday, 8:00–17:30', 'en', [1, 2, 3, 4, 5], ['08:00-17:30']],
    [
      'Dienstag bis Freitag: 9–12:30 Uhr und 14–18:30 Uhr',
      'de',
      [2, 3, 4, 5],
      ['09:00-12:30', '14:00-18:30'],
    ],
    [
      'De lunes a viernes: 9:30 – 14:00 y 17:00 – 20:30',
      'es',
      [1, 2, 3, 4, 5],
      ['09:30-14:00', '17:00-20:30'],
    ],
  ] as const)('%s', (line, language, days, spans) => {
    expect(readHoursLine(line, language)).toEqual({ days, spans })
  })

  test.each([
    'Samedi 5 décembre 2026, de 14 h à 17 h',
    'Nous livrons du mardi au samedi.',
    'Fermé le dimanche',
    'Du lundi au vendredi de 9h à 18h sauf mercredi',
    'Jeudi : 9h-12h (sur rendez-vous)',
    'Le lundi de 9h à 12h et le mardi de 14h à 18h',
    'Lundi 1 - 5',
    'Lundi 1:00 - 5:00',
  ])('no opening hours: %s', (line) => {
    expect(readHoursLine(line, 'fr')).toBeNull()
  })
})

test('hours told to machines', () => {
  const told = (openingHours: string[]) => structuredHours([{ types: ['Bakery'], values: { openingHours } }])
  expect(told(['Mo-Fr 09:00-18:00', 'Sa 10:00-12:00'])).toEqual([
    { days: [1, 2, 3, 4, 5], spans: ['09:00-18:00'] },
    { days: [6], spans: ['10:00-12:00'] },
  ])
  const specified = {
    types: ['OpeningHoursSpecification'],
    values: { dayOfWeek: ['https://schema.org/Sunday'], opens: ['09:00:00'], closes: ['12:30'] },
  }
  expect(structuredHours([{ types: ['Store'], values: { openingHoursSpecification: [specified] } }])).toEqual(
    [{ days: [7], spans: ['09:00-12:30'] }],
  )
  expect(told(['Mo-Fr 18:00-09:00', 'weekdays', 'Fr-Mo 09:00-10:00'])).toEqual([])
})

describe('prices', () => {
  test.each([
    ['Prix : 6,40 € la pièce', '6,40 €', 640, 'EUR'],
    ['1 080 € TTC', '1 080 € TTC', 108_000, 'EUR'],
    ['24,00\u00A0€', '24,00\u00A0€', 2400, 'EUR'],
    ['1.290 €', '1.290 €', 129_000, 'EUR'],
    ['£68/month', '£68/month', 6800, 'GBP'],
    ['From £29 per month', '£29 per month', 2900, 'GBP'],
    ['£1,290.50', '£1,290.50', 129_050, 'GBP'],
    ['12€50', '12€50', 1250, 'EUR'],
    ['3 € 50', '3 € 50', 350, 'EUR'],
    ['CHF 12.50', 'CHF 12.50', 1250, 'CHF'],
    ['1.299,- €', '1.299,- €', 129_900, 'EUR'],
    ['1 h 30 – 75 €', '75 €', 7500, 'EUR'],
    ['£24.00 GBP', '£24.00 GBP', 2400, 'GBP'],
  ])('%s', (line, text, cents, currency) => {
    expect(readPrices(line)).toMatchObject([{ text, cents, currency }])
  })

  test.each(['12 – 15 €', 'entre 200 et 300 €', 'de 12 à 15 €', 'A$30', '0 €', '30 %'])(
    'none in “%s”',
    (text) => {
      expect(readPrices(text)).toEqual([])
    },
  )

  test('a line that is little but a price', () => {
    expect(readPriceLine('From £29 per month')?.text).toBe('From £29 per month')
    expect(readPriceLine('Prix : 6,40 € la pièce de 800 g')?.cents).toBe(640)
    expect(readPriceLine('Le paiement en trois fois est possible à partir de 300 €')).toBeNull()
    expect(readPriceLine('de 20 € à 30 €')).toBeNull()
  })
})
