import { describe, expect, it, test } from 'vitest'
import { shippedSectors } from '../../catalogue/sectors/shipped-sectors.ts'
import { daysOfCountries } from './day-countries.ts'
import { readRule } from './day-rule.ts'
import { seasonStart } from './seasons.ts'
import { keyDayOf, keyDays, occurrenceOf, occurrencesBetween, occurrencesIn } from './shipped-days.ts'

const years = Array.from({ length: 17 }, (_, nth) => 2024 + nth)
const dayOf = (key: string, year: number) => {
  const day = keyDayOf(key)
  if (!day) throw new Error(`No day is called ${key}`)
  return occurrenceOf(day, year).date
}
const datesOf = (key: string, table: Readonly<Record<number, string>>) =>
  expect(
    Object.fromEntries(Object.keys(table).map((year) => [year, dayOf(key, Number(year)).slice(5)])),
  ).toEqual(table)

/** As the churches' tables have it. */
const easters: Readonly<Record<number, string>> = {
  1818: '03-22',
  1943: '04-25',
  1999: '04-04',
  2000: '04-23',
  2001: '04-15',
  2008: '03-23',
  2011: '04-24',
  2015: '04-05',
  2019: '04-21',
  2020: '04-12',
  2024: '03-31',
  2025: '04-20',
  2026: '04-05',
  2027: '03-28',
  2028: '04-16',
  2029: '04-01',
  2030: '04-21',
  2031: '04-13',
  2032: '03-28',
  2033: '04-17',
  2034: '04-09',
  2035: '03-25',
  2036: '04-13',
  2037: '04-05',
  2038: '04-25',
  2039: '04-10',
  2040: '04-01',
  2100: '03-28',
  2285: '03-22',
}

describe('days of some countries', () => {
  it('are days the calendar has', () => {
    expect(daysOfCountries.filter((key) => !keyDayOf(key))).toEqual([])
  })
})

describe('movable days', () => {
  it('Easter is the churches’ own, early, late and in every year that is near', () => {
    datesOf('easter', easters)
  })

  it('what hangs on Easter hangs at its length', () => {
    datesOf('shrove-tuesday', { 2000: '03-07', 2008: '02-05', 2024: '02-13', 2026: '02-17', 2038: '03-09' })
    datesOf('good-friday', { 2024: '03-29', 2026: '04-03', 2035: '03-23' })
    datesOf('ascension', { 2000: '06-01', 2008: '05-01', 2024: '05-09', 2026: '05-14', 2030: '05-30' })
    datesOf('pentecost', { 2000: '06-11', 2008: '05-11', 2024: '05-19', 2026: '05-24', 2038: '06-13' })
    datesOf('whit-monday', { 2024: '05-20', 2025: '06-09', 2026: '05-25' })
  })

  it('Mother’s Day in France gives way to Pentecost', () => {
    const pentecosts = { 1996: '06-02', 2004: '06-06', 2007: '06-03', 2012: '06-03', 2015: '05-31' }
    datesOf('mothers', pentecosts)
    datesOf('mothers', { 2023: '06-04', 2024: '05-26', 2025: '05-25', 2026: '05-31', 2027: '05-30' })
    datesOf('mothers', { 2028: '05-28', 2034: '06-04', 2039: '06-05', 2040: '05-27' })
  })

  it('Sundays, Thursdays and weekends of their month', () => {
    datesOf('grandmothers', { 2024: '03-03', 2025: '03-02', 2026: '03-01' })
    datesOf('grandfathers', { 2024: '10-06', 2025: '10-05', 2026: '10-04' })
    datesOf('fathers', { 2024: '06-16', 2025: '06-15', 2026: '06-21', 2027: '06-20' })
    datesOf('beaujolais', { 2023: '11-16', 2024: '11-21', 2025: '11-20', 2026: '11-19' })
    datesOf('heritage', { 2018: '09-15', 2019: '09-21', 2024: '09-21', 2025: '09-20', 2026: '09-19' })
    datesOf('black-friday', { 2018: '11-23', 2019: '11-29', 2024: '11-29', 2025: '11-28', 2026: '11-27' })
    datesOf('cyber-monday', { 2019: '12-02', 2024: '12-02', 2025: '12-01', 2026: '11-30' })
    datesOf('advent-1', { 2022: '11-27', 2023: '12-03', 2024: '12-01', 2025: '11-30', 2026: '11-29' })
    datesOf('advent-4', { 2022: '12-18', 2023: '12-24', 2024: '12-22', 2026: '12-20' })
    datesOf('epiphany', { 2024: '01-07', 2025: '01-05', 2026: '01-04', 2027: '01-03', 2028: '01-02' })
  })

  it('clocks change on the last Sunday of March and of October', () => {
    datesOf('summer-time', { 2024: '03-31', 2025: '03-30', 2026: '03-29', 2029: '03-25' })
    datesOf('winter-time', { 2024: '10-27', 2025: '10-26', 2026: '10-25', 2027: '10-31' })
  })

  it('sales begin as the law says, a week earlier where they would begin late', () => {
    datesOf('winter-sales', { 2020: '01-08', 2022: '01-12', 2023: '01-11', 2024: '01-10', 2025: '01-08' })
    datesOf('winter-sales', { 2026: '01-07', 2027: '01-06', 2028: '01-12' })
    datesOf('summer-sales', { 2019: '06-26', 2022: '06-22', 2023: '06-28', 2024: '06-26', 2025: '06-25' })
    datesOf('summer-sales', { 2026: '06-24', 2027: '06-23' })
    expect(occurrencesIn(2026).find(({ day }) => day.key === 'winter-sales')?.until).toBe('2026-02-03')
  })

  it('neighbours meet as they did, outside long weekends', () => {
    datesOf('neighbours', { 2012: '06-01', 2014: '05-23', 2015: '05-29', 2016: '05-27', 2017: '05-19' })
    datesOf('neighbours', { 2018: '05-25', 2019: '05-24', 2022: '05-20', 2023: '06-02', 2024: '05-31' })
    datesOf('neighbours', { 2025: '05-23', 2026: '05-29' })
  })

  it('seasons begin on the day of the almanac, on the clocks of France', () => {
    datesOf('spring', { 2024: '03-20', 2025: '03-20', 2026: '03-20', 2027: '03-20', 2028: '03-20' })
    datesOf('summer', { 2024: '06-20', 2025: '06-21', 2026: '06-21', 2027: '06-21', 2028: '06-20' })
    datesOf('autumn', { 2024: '09-22', 2025: '09-22', 2026: '09-23', 2027: '09-23', 2028: '09-22' })
    datesOf('winter', { 2024: '12-21', 2025: '12-21', 2026: '12-21', 2027: '12-22', 2028: '12-21' })
    // The almanac's instants, to within two minutes.
    const instants = [
      [2024, 0, '2024-03-20T03:06Z'],
      [2025, 1, '2025-06-21T02:42Z'],
      [2026, 2, '2026-09-23T00:05Z'],
      [2027, 3, '2027-12-22T02:42Z'],
    ] as const
    for (const [year, season, said] of instants)
      expect(Math.abs(seasonStart(year, season).getTime() - Date.parse(said))).toBeLessThan(120_000)
    datesOf('sleep', { 2023: '03-17', 2024: '03-15', 2025: '03-14', 2026: '03-13' })
  })

  it('the 256th day is another in a leap year', () => {
    datesOf('programmers', { 2024: '09-12', 2025: '09-13', 2028: '09-12' })
  })

  test.each(['13 sun 05', 'last sol 03', 'easter', 'nobodysDay', ''])('“%s” is no rule', (words) => {
    expect(() => readRule(words)).toThrow()
  })
})

describe('the shipped days', () => {
  it('are a year’s worth, over all of it', () => {
    expect(keyDays.length).toBeGreaterThanOrEqual(170)
    const months = new Set(occurrencesIn(2027).map(({ date }) => date.slice(5, 7)))
    expect(months.size).toBe(12)
    expect(keyDays.filter(({ sectors }) => sectors.length === 0).length).toBeGreaterThanOrEqual(40)
  })

  it('are each there once, under a key and a title of their own', () => {
    const once = (of: (day: (typeof keyDays)[number]) => string) =>
      expect(new Set(keyDays.map(of)).size).toBe(keyDays.length)
    once(({ key }) => key)
    once(({ words }) => words.fr.title.toLowerCase())
    once(({ words }) => words.en.title.toLowerCase())
    for (const { key } of keyDays) expect(key).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  })

  it('fall on a day that exists, in their own year, in every year that is near', () => {
    for (const year of years) {
      for (const { date, until } of occurrencesIn(year)) {
        expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
        expect(date.startsWith(`${year}-`)).toBe(true)
        expect(until >= date).toBe(true)
      }
    }
  })

  it('are for sectors that there are, or for everybody', () => {
    const ids = new Set(shippedSectors.map(({ id }) => id))
    for (const { key, sectors } of keyDays)
      for (const id of sectors) expect(ids, `${key} ${id}`).toContain(id)
  })

  it.each(keyDays.map(({ key, words }) => [key, words] as const))(
    '%s is told in both languages',
    (_, words) => {
      for (const language of ['fr', 'en'] as const) {
        const { title, says } = words[language]
        expect(title.length).toBeGreaterThan(2)
        expect(says.length).toBeGreaterThan(0)
        expect(says.length).toBeLessThanOrEqual(2)
        for (const text of [title, ...says]) {
          expect(text).toBe(text.trim())
          expect(text).not.toMatch(/['"<>&]| {2}|\.\.\.|!/)
          expect(text.length).toBeLessThanOrEqual(200)
        }
        for (const sentence of says) expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u)
      }
      // A plain space before these would let a line break there.
      expect([words.fr.title, ...words.fr.says].join(' ')).not.toMatch(/ [;:!?»]|« /)
      expect(words.fr.says).not.toEqual(words.en.says)
    },
  )

  it('between two days are found over the end of a year, and while they last', () => {
    const found = occurrencesBetween('2026-12-24', '2027-01-01').map(({ day, year }) => `${day.key} ${year}`)
    expect(found).toEqual([
      'christmas-eve 2026',
      'christmas 2026',
      'saint-stephen 2026',
      'new-years-eve 2026',
      'new-year 2027',
    ])
    const late = occurrencesBetween('2026-02-01', '2026-02-01').map(({ day }) => day.key)
    expect(late).toContain('winter-sales')
  })
})
