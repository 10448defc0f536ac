import { describe, expect, it } from 'vitest'
import {
  balanceIn,
  type CountedWeek,
  daysOf,
  faultsOfRequest,
  type HolidayRange,
  workingDaysOf,
} from './holidays.ts'

const week: CountedWeek = {
  spans: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startMinute: 540, endMinute: 1020 })),
  nonWorkingDays: [{ date: '2026-12-25' }],
}
const paid = (begin: string, end: string, status: HolidayRange['status'] = 'accepted'): HolidayRange => ({
  type: 'paidHolidays',
  begin,
  end,
  status,
})

describe('holidays', () => {
  it('count the days somebody would have worked', () => {
    // Christmas falls on a Friday; the rest is a weekend and three days.
    expect(workingDaysOf(week, '2026-12-24', '2026-12-29')).toEqual([
      '2026-12-24',
      '2026-12-28',
      '2026-12-29',
    ])
    expect(daysOf('2026-02-27', '2026-03-01')).toHaveLength(3)
  })

  it('over New Year count in both years, and what was declined in none', () => {
    const ranges = [
      paid('2026-12-30', '2027-01-04'),
      paid('2026-11-02', '2026-11-03', 'waiting'),
      paid('2026-11-09', '2026-11-13', 'declined'),
    ]
    expect(balanceIn(2026, 25, week, ranges)).toEqual({
      year: 2026,
      granted: 25,
      taken: 2,
      asked: 2,
      left: 21,
    })
    expect(balanceIn(2027, 25, week, ranges)).toMatchObject({ taken: 2, asked: 0, left: 23 })
  })

  const known = { userType: 'internalAgent', today: '2026-11-26', granted: 2, week, ranges: [] } as const
  const asked = { type: 'paidHolidays', begin: '2026-12-01', end: '2026-12-02' } as const
  it.each([
    ['fits', asked, known, {}],
    ['one day is a request', { ...asked, end: '2026-12-01' }, known, {}],
    ['ends before it begins', { ...asked, end: '2026-11-30' }, known, { end: { key: 'endBeforeStart' } }],
    ['begins yesterday', { ...asked, begin: '2026-11-25' }, known, { begin: { key: 'inPast' } }],
    [
      'is a weekend',
      { ...asked, begin: '2026-12-05', end: '2026-12-06' },
      known,
      { end: { key: 'noWorkingDay' } },
    ],
    [
      'is more than is left',
      { ...asked, end: '2026-12-03' },
      known,
      { end: { key: 'notEnoughDays', days: 2 } },
    ],
    [
      'is unpaid, and counts against nothing',
      { ...asked, type: 'unpaidLeave', end: '2026-12-18' },
      known,
      {},
    ],
    [
      'meets another one',
      asked,
      { ...known, ranges: [paid('2026-12-02', '2026-12-02', 'waiting')] },
      { begin: { key: 'otherRequest' } },
    ],
    [
      'meets one that was declined',
      asked,
      { ...known, ranges: [paid('2026-12-02', '2026-12-02', 'declined')] },
      {},
    ],
    [
      'is paid, of somebody who is not employed',
      asked,
      { ...known, userType: 'externalAgent' },
      { type: { key: 'notOffered' } },
    ],
    [
      'lies in a year far off',
      { ...asked, begin: '2029-01-02', end: '2029-01-03' },
      known,
      { end: { key: 'tooFarAhead', years: 2 } },
    ],
    ['is an absence of theirs', { ...asked, type: 'absence' }, { ...known, userType: 'externalAgent' }, {}],
    [
      'is longer than a year',
      { ...asked, type: 'repose', end: '2028-01-01' },
      known,
      { end: { key: 'tooFarApart', days: 366 } },
    ],
  ] as const)('a request that %s', (_, request, facts, faults) => {
    expect(faultsOfRequest(request, facts)).toEqual(faults)
  })
})
