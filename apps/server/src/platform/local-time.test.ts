import { describe, expect, it } from 'vitest'
import { instantOf, localTimeOf } from './local-time.ts'

const at = (local: string, zone: string) => {
  const found = instantOf(local, zone)
  return typeof found === 'string' ? found : [found.at.toISOString(), found.isTwice]
}

describe('an hour in a local time', () => {
  it('is an instant with its time zone, in summer and in winter', () => {
    expect(at('2027-01-15T09:00', 'Europe/Paris')).toEqual(['2027-01-15T08:00:00.000Z', false])
    expect(at('2027-07-15T09:00', 'Europe/Paris')).toEqual(['2027-07-15T07:00:00.000Z', false])
    expect(at('2027-07-15T09:00', 'America/Guadeloupe')).toEqual(['2027-07-15T13:00:00.000Z', false])
  })

  it('is missing where the clocks leap over it', () => {
    expect(at('2027-03-28T02:30', 'Europe/Paris')).toBe('missing')
    expect(at('2027-03-28T02:30', 'Indian/Reunion')).toEqual(['2027-03-27T22:30:00.000Z', false])
    expect(at('2027-03-28T03:00', 'Europe/Paris')).toEqual(['2027-03-28T01:00:00.000Z', false])
  })

  it('is the first of the two where it comes twice', () => {
    expect(at('2026-10-25T02:30', 'Europe/Paris')).toEqual(['2026-10-25T00:30:00.000Z', true])
  })

  it('is none on a day that does not exist', () => {
    expect(at('2027-02-29T10:00', 'Europe/Paris')).toBe('noDate')
    expect(at('2027-02-28T24:10', 'Europe/Paris')).toBe('noDate')
  })

  it('is read off the local time again', () => {
    expect(localTimeOf(new Date('2026-10-25T00:30:00Z'), 'Europe/Paris')).toBe('2026-10-25T02:30')
  })
})
