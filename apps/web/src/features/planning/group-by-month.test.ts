import { describe, expect, it } from 'vitest'
import { byMonth } from '#features/planning/group-by-month.ts'
import { formatsFor } from '#shared/i18n/formats.ts'

const at = (publishAt: string | null) => ({ publishAt })
const paris = formatsFor('fr', 'Europe/Paris')
const keysOf = (...days: (string | null)[]) =>
  byMonth(days.map(at), paris.dayKey).map(({ month, of }) => [month, of.length])

describe('subjects by month', () => {
  it('begin a new month where the local calendar does, not where the clocks of London do', () => {
    expect(keysOf('2026-11-30T08:00:00Z', '2026-11-30T23:30:00Z', '2026-12-02T08:00:00Z')).toEqual([
      ['2026-11', 1],
      ['2026-12', 2],
    ])
  })

  it('put what has no day into a group of its own, behind all months', () => {
    expect(keysOf(null, '2026-12-02T08:00:00Z', null)).toEqual([
      ['2026-12', 1],
      ['', 2],
    ])
  })

  it('tell the December of one year from that of the next', () => {
    expect(keysOf('2026-12-02T08:00:00Z', '2027-12-02T08:00:00Z')).toHaveLength(2)
  })
})
