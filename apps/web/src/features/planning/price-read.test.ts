import { expect, test } from 'vitest'
import { priceReadOn } from '#features/planning/price-read.ts'
import { formatsFor } from '#shared/i18n/formats.ts'

const price = { text: '3,20\u{a0}€', cents: 320, currency: 'EUR' }
const now = new Date('2026-11-24T10:00:00Z')
const fr = formatsFor('fr', 'Europe/Paris')

test('a price says the day it was read on, and its year where that is over', () => {
  expect(priceReadOn({ ...price, asOf: '2026-11-24' }, fr, now)).toBe('24 novembre')
  expect(priceReadOn({ ...price, asOf: '2025-11-24' }, fr, now)).toMatch(/^24 nov\. 2025$/)
  expect(priceReadOn(price, fr, now)).toBe('')
  expect(priceReadOn(null, fr, now)).toBe('')
})
