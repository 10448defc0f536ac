import { expect, test } from 'vitest'
import { countriesIn, likelyCountry, timeZones } from '#shared/fields/places.ts'

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

test('a business is where its site’s address says, else where the chosen language is at home for the browser', () => {
  const american = { siteUrl: '', language: 'fr' as const, tags: ['en-US', 'en'], zone: 'Etc/UTC' }
  expect(likelyCountry(american)).toBe('FR')
  expect(likelyCountry({ ...american, language: 'en' })).toBe('US')
  expect(likelyCountry({ ...american, tags: ['fr-CA', 'en-US'] })).toBe('CA')
  expect(likelyCountry({ ...american, zone: 'Europe/Brussels' })).toBe('BE')
  expect(likelyCountry({ ...american, language: 'en', siteUrl: 'https://www.atelier-nord.fr/contact' })).toBe(
    'FR',
  )
  expect(likelyCountry({ ...american, siteUrl: 'bakery.co.uk' })).toBe('GB')
  // Sold to everybody, or of no one country.
  for (const siteUrl of ['studio.io', 'https://maison.eu', 'atelier.com']) {
    expect(likelyCountry({ ...american, siteUrl })).toBe('FR')
  }
})
