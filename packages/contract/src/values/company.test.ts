import { describe, expect, it } from 'vitest'
import { readSiret, readVatNumber } from './company.ts'

describe('a SIRET or SIREN', () => {
  it.each([
    ['732 829 320 00074', '73282932000074'],
    ['732829320', '732829320'],
    ['732.829.320', '732829320'],
    // La Poste, a branch that fails the usual check.
    ['35600000049837', '35600000049837'],
  ])('takes %s', (given, kept) => expect(readSiret(given)).toBe(kept))

  it.each(['732829321', '73282932000075', '12345', '00000000000000', '73282932O', ''])(
    'refuses %s',
    (given) => expect(readSiret(given)).toBeUndefined(),
  )
})

describe('a VAT number', () => {
  it.each([
    ['FR44732829320', 'FR', 'FR44732829320'],
    ['fr 44 732 829 320', 'FR', 'FR44732829320'],
    ['44732829320', 'FR', 'FR44732829320'],
    ['DE123456789', 'FR', 'DE123456789'],
    ['EL123456789', 'GR', 'EL123456789'],
    ['ATU12345678', 'AT', 'ATU12345678'],
    ['NL123456789B01', 'NL', 'NL123456789B01'],
    ['12-3456789', 'US', '123456789'],
  ])('takes %s of %s', (given, country, kept) => expect(readVatNumber(given, country)).toBe(kept))

  it.each([
    ['FR45732829320', 'FR'],
    ['FR123', 'FR'],
    ['DE12345678', 'DE'],
    ['??', 'US'],
  ])('refuses %s of %s', (given, country) => expect(readVatNumber(given, country)).toBeUndefined())
})
