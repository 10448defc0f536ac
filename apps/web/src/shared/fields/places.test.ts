import { expect, test } from 'vitest'
import { countriesIn, timeZones } from '#shared/fields/places.ts'

test('countries are named and sorted in the language', () => {
  const french = countriesIn('fr')
  expect(french.length).toBeGreaterThan(235)
  expect(french.find((one) => one.value === 'DE')?.label).toBe('Allemagne')
  expect(countriesIn('en').find((one) => one.value === 'DE')?.label).toBe('Germany')
  expect(french.some((one) => one.value === 'EU' || one.value === 'SU')).toBe(false)
  const names = french.map((one) => one.label)
  expect(names.indexOf('Éthiopie')).toBeLessThan(names.indexOf('France'))
})

test('an alias somebody has stays in the list', () => {
  expect(timeZones('Europe/Paris').some((one) => one.value === 'Europe/Paris')).toBe(true)
  expect(timeZones('Europe/Paris').find((one) => one.value === 'Europe/Paris')?.label).toMatch(
    /^Paris \(UTC\+[12]\)$/,
  )
  expect(timeZones('Asia/Calcutta').some((one) => one.value === 'Asia/Calcutta')).toBe(true)
})
