import { describe, expect, it } from 'vitest'
import { instantsAt, localTimeAt } from '#shared/lib/local-time.ts'

const at = (local: string, zone: string) => instantsAt(local, zone).map((one) => one.toISOString())

describe('an hour in a local time', () => {
  it('is one instant, in summer and in winter, whatever the time zone is', () => {
    expect(at('2027-01-15T09:00', 'Europe/Paris')).toEqual(['2027-01-15T08:00:00.000Z'])
    expect(at('2027-07-15T09:00', 'Europe/Paris')).toEqual(['2027-07-15T07:00:00.000Z'])
    expect(at('2027-07-15T00:00', 'Pacific/Auckland')).toEqual(['2027-07-14T12:00:00.000Z'])
    expect(at('2027-07-15T23:59', 'Asia/Kathmandu')).toEqual(['2027-07-15T18:14:00.000Z'])
  })

  it('is none where the clocks leap over it, on that day and in that place alone', () => {
    expect(at('2027-03-28T02:30', 'Europe/Paris')).toEqual([])
    expect(at('2027-03-28T02:30', 'Indian/Reunion')).toEqual(['2027-03-27T22:30:00.000Z'])
    expect(at('2027-03-28T03:00', 'Europe/Paris')).toEqual(['2027-03-28T01:00:00.000Z'])
    // Half an hour only.
    expect(at('2026-10-04T02:15', 'Australia/Lord_Howe')).toEqual([])
  })

  it('is two where it comes twice, the first one first', () => {
    expect(at('2026-10-25T02:30', 'Europe/Paris')).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ])
    expect(at('2026-10-25T03:00', 'Europe/Paris')).toEqual(['2026-10-25T02:00:00.000Z'])
  })

  it('is read off the local time again', () => {
    expect(localTimeAt(new Date('2026-12-31T23:30:00Z'), 'Europe/Paris')).toBe('2027-01-01T00:30')
    expect(localTimeAt(new Date('2026-12-31T23:30:00Z'), 'UTC')).toBe('2026-12-31T23:30')
  })
})
