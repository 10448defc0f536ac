import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  attendanceMinutes,
  type Contract,
  inWeekOrder,
  type WorkingSpan,
  weekFaults,
} from './weekly-schedule.ts'

const contract: Contract = {
  type: 'permanent',
  start: null,
  end: null,
  weeklyHours: 35,
  nbHolidays: 25,
  productivity: 100,
}
const span = (weekday: number, startMinute: number, endMinute: number): WorkingSpan => ({
  weekday,
  startMinute,
  endMinute,
})

describe('an agent’s week', () => {
  it.each([
    ['fits', 35, [span(1, 540, 720), span(1, 780, 1020)], {}],
    ['may touch', 35, [span(1, 540, 720), span(1, 720, 780)], {}],
    ['may be the same hours on two days', 35, [span(1, 540, 720), span(2, 540, 720)], {}],
    [
      'cannot overlap',
      35,
      [span(1, 540, 720), span(1, 700, 780)],
      { 'workingDays.1.startMinute': { key: 'overlap' } },
    ],
    [
      'cannot end before it starts',
      35,
      [span(3, 720, 540)],
      { 'workingDays.0.endMinute': { key: 'endBeforeStart' } },
    ],
    ['may be exactly the weekly hours', 3, [span(1, 540, 720)], {}],
    ['cannot pass the weekly hours', 2.99, [span(1, 540, 720)], { workingDays: { key: 'attendance' } }],
  ] as const)('%s', (_, weeklyHours, spans, faults) => {
    expect(weekFaults({ ...contract, weeklyHours }, spans)).toEqual(faults)
  })

  it('has a contract that ends after it starts', () => {
    const dated = (start: string, end: string) => weekFaults({ ...contract, start, end }, [])
    expect(dated('2026-03-01', '2026-02-28')).toEqual({ 'contract.end': { key: 'endBeforeStart' } })
    expect(dated('2026-03-01', '2026-03-01')).toEqual({})
  })

  it('without faults never holds two stretches at once nor more than the contract', () => {
    const spans = fc.array(
      fc.record({
        weekday: fc.integer({ min: 1, max: 7 }),
        startMinute: fc.nat(1440),
        endMinute: fc.nat(1440),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 80 }), (week, weeklyHours) => {
        if (Object.keys(weekFaults({ ...contract, weeklyHours }, week)).length > 0) return
        expect(attendanceMinutes(week)).toBeLessThanOrEqual(weeklyHours * 60)
        const order = inWeekOrder(week)
        for (const [index, next] of order.slice(1).entries()) {
          const before = order[index]
          if (before?.weekday === next.weekday)
            expect(next.startMinute).toBeGreaterThanOrEqual(before.endMinute)
        }
      }),
    )
  })
})
