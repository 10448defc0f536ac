import { describe, expect, it } from 'vitest'
import { monthsShown, presentMonths } from './money-months.ts'

describe('months of money', () => {
  it('are the last twelve, or those of a year that have begun', () => {
    const last = monthsShown('2026-02', undefined)
    expect([last.length, last[0], last.at(-1)]).toEqual([12, '2025-03', '2026-02'])
    expect(monthsShown('2026-02', 2026)).toEqual(['2026-01', '2026-02'])
    expect(monthsShown('2026-02', 2024)).toHaveLength(12)
    expect(monthsShown('2026-02', 2027)).toEqual([])
  })

  it('say how many plans run and how many of a hundred were left, with nothing said where none ran', () => {
    const plans = {
      runningBefore: 0,
      months: new Map([
        ['2026-01', { began: 3, ended: 0 }],
        ['2026-02', { began: 1, ended: 1 }],
      ]),
    }
    const months = presentMonths(['2026-01', '2026-02', '2026-03'], {
      plans,
      income: new Map([['2026-02', { earned: -1_900, open: 2_900 }]]),
      credits: new Map(),
    })
    expect(months.map((month) => month.plans)).toEqual([
      { began: 3, ended: 0, running: 3, leftPercent: null },
      { began: 1, ended: 1, running: 3, leftPercent: 33.3 },
      { began: 0, ended: 0, running: 3, leftPercent: 0 },
    ])
    expect(months.map(({ incomeCents, openCents }) => [incomeCents, openCents])).toEqual([
      [0, 0],
      [-1_900, 2_900],
      [0, 0],
    ])
  })
})
