import { describe, expect, it } from 'vitest'
import {
  hadMeanwhile,
  keptUntil,
  monthsOfYear,
  nextMonthDue,
  type PaidDays,
  shareOut,
  unusedOfAll,
  usedShareOf,
  worthOf,
} from './paid-days.ts'

const at = (day: string) => new Date(`${day}T10:00:00Z`)
const month: PaidDays = {
  paymentId: 1,
  startsAt: at('2031-01-01'),
  endsAt: at('2031-02-01'),
  terms: { credits: 30, frequency: 'monthly' },
  isPaid: true,
  cents: 3_100,
  hadCents: 0,
  fullCents: 3_100,
  restOn: [1],
  spent: 0,
}
const year: PaidDays = {
  ...month,
  paymentId: 2,
  startsAt: at('2031-02-01'),
  endsAt: at('2032-02-01'),
  terms: { credits: 100, frequency: 'yearly' },
  cents: 79_000,
  fullCents: 79_000,
  restOn: [2],
}

describe('days that were paid', () => {
  it('are worth what lies ahead of them all, those that run and those that follow', () => {
    const left = unusedOfAll([month, year], at('2031-01-21'))
    expect(left).toEqual([
      { paymentId: 1, cents: 1_100 },
      { paymentId: 2, cents: 79_000 },
    ])
    expect(unusedOfAll([month, year], at('2031-02-01')).map(({ paymentId }) => paymentId)).toEqual([2])
    expect(unusedOfAll([{ ...year, isPaid: false }], at('2031-01-21'))).toEqual([{ paymentId: 2, cents: 0 }])
  })

  it('are worth nothing once the credits that were not given back are spent', () => {
    const half = { ...month, cents: 1_550, spent: 15 }
    expect(unusedOfAll([half], at('2031-01-11'))).toEqual([{ paymentId: 1, cents: 0 }])
  })

  it('share what came off a price, which never goes below zero', () => {
    const parts = [
      { paymentId: 1, cents: 1_100 },
      { paymentId: 2, cents: 79_000 },
    ]
    expect(shareOut(parts, 50_000).map(({ cents }) => cents)).toEqual([1_100, 48_900])
    expect(shareOut(parts, 80_103).map(({ cents }) => cents)).toEqual([1_103, 79_000])
  })

  it('that ran on until a debit came are paid with what came off for them, but for what their spent credits pay', () => {
    const priced = { replaced: [{ paymentId: 1, cents: 1_500 }], spentBefore: 0, pricedAt: at('2031-01-17') }
    const had = (spent: number, now: Date) => hadMeanwhile([{ ...month, spent }], priced, now)
    expect(had(0, at('2031-01-17'))).toBe(0)
    expect(had(0, at('2031-01-20'))).toBe(300)
    expect(had(0, at('2031-03-01'))).toBe(1_500)
    expect([had(3, at('2031-01-20')), had(30, at('2031-01-20'))]).toEqual([150, 0])
  })

  it('by the year bring credits each month, as many as their money was kept for, until they end', () => {
    expect(monthsOfYear(month)).toEqual([])
    expect(monthsOfYear(year)).toHaveLength(11)
    expect(monthsOfYear({ ...year, cents: year.cents / 12 })[0]).toMatchObject({ month: 1, credits: 8 })
    expect(monthsOfYear({ ...year, cents: 0 })).toEqual([])
    const cut = monthsOfYear({ ...year, endsAt: at('2031-04-16') })
    expect(cut.map(({ credits }) => credits)).toEqual([100, 50])
    // Half the money, and half the days: what was cut off these is not taken off the months as well.
    const half = monthsOfYear({ ...year, cents: year.cents / 2, endsAt: at('2031-08-02') })
    expect(half.map(({ credits }) => credits)).toEqual([100, 100, 100, 100, 100, 3])
    expect(nextMonthDue([month, year], at('2031-01-10'))).toEqual(at('2031-03-01'))
    expect(nextMonthDue([month, year], at('2032-01-01'))).toBeNull()
  })

  it('are had as far as their days or their credits are, whichever is more', () => {
    const [day16, half] = [at('2031-01-16'), { ...month, cents: 1_550 }]
    expect(usedShareOf(month, at('2031-01-01'))).toBe(0)
    expect(usedShareOf(half, day16)).toBeCloseTo(15 / 31)
    expect([usedShareOf({ ...half, spent: 15 }, day16), usedShareOf(month, at('2031-03-01'))]).toEqual([1, 1])
    expect(usedShareOf({ ...month, endsAt: at('2031-01-01') }, at('2031-01-01'))).toBe(1)
    // And what was had of them in days of others.
    expect(usedShareOf({ ...half, hadCents: 1_550 }, at('2031-01-01'))).toBe(0.5)
  })

  it('end as far as they were given back, however often, and what came off them counts as paid', () => {
    expect(keptUntil(year)).toEqual(year.endsAt)
    const half = keptUntil({ ...year, cents: 39_500 })
    const quarter = keptUntil({ ...year, endsAt: half, cents: 19_750 })
    const days = [half, quarter].map((end) =>
      Math.round((end.getTime() - year.startsAt.getTime()) / 86_400_000),
    )
    expect(days).toEqual([183, 91])
    expect(keptUntil({ ...year, cents: 0 })).toEqual(year.startsAt)
  })

  it('are worth what was paid and kept, of days before them as well, however many lie before', () => {
    const paid = { reduction: 0, refundedCents: 0, unusedCents: 0 }
    const first = { ...paid, net: 7_900, gross: 9_480 }
    const second = {
      ...paid,
      net: 10_000,
      gross: 12_000,
      unusedCents: 7_900,
      replaced: [{ paymentId: 1, cents: 7_900 }],
    }
    const third = {
      ...paid,
      net: 5_000,
      gross: 6_000,
      unusedCents: 17_900,
      replaced: [{ paymentId: 2, cents: 17_900 }],
    }
    const worth = (changed: object) =>
      worthOf(
        3,
        new Map<number, typeof first & { replaced?: typeof second.replaced }>([
          [1, { ...first, ...changed }],
          [2, second],
          [3, third],
        ]),
      )
    expect([worth({}), worth({ refundedCents: 9_480 }), worth({ refundedCents: 4_740 })]).toEqual([
      22_900, 15_000, 18_950,
    ])
  })
})
