import { share } from '@postelier/contract/purchases'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestReduction, priceOf, taxFor } from './price.ts'

const cents = fc.integer({ min: 0, max: 100_000_000 })

describe('a price', () => {
  it('rounds half a cent up, once, of what is left after the reduction', () => {
    expect(share(5, 1, 2)).toBe(3)
    expect(share(1, 20, 100)).toBe(0)
    expect(share(3, 20, 100)).toBe(1)
    const price = priceOf({
      lines: [{ cents: 2_900 }],
      unusedCents: 0,
      reduction: { cents: null, percent: 33 },
      taxPercent: 20,
    })
    expect(price).toEqual({ net: 2_900, reduction: 957, taxPercent: 20, tax: 389, gross: 2_332 })
  })

  it('is whole cents that add up and is never below zero, whatever is taken off', () => {
    const reduction = fc.option(
      fc.oneof(
        cents.map((off) => ({ cents: off, percent: null })),
        fc.integer({ min: 0, max: 100 }).map((percent) => ({ cents: null, percent })),
      ),
    )
    const input = fc.record({
      lines: fc.array(fc.record({ cents: fc.integer({ min: 0, max: 5_000_000 }) }), { maxLength: 8 }),
      unusedCents: cents,
      reduction,
      taxPercent: fc.constantFrom(0, 20),
    })
    fc.assert(
      fc.property(input, (one) => {
        const price = priceOf(one)
        expect(Object.values(price).every((value) => Number.isInteger(value) && value >= 0)).toBe(true)
        expect(price.gross).toBe(price.net - price.reduction + price.tax)
        expect(price.reduction).toBeLessThanOrEqual(price.net)
        expect(
          Math.abs(price.tax - ((price.net - price.reduction) * one.taxPercent) / 100),
        ).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  it('has one reduction of several: the one that takes most off it', () => {
    const [fifth, tenEuros, none] = [
      { cents: null, percent: 20 },
      { cents: 1_000, percent: null },
      { cents: null, percent: 0 },
    ]
    const best = (cents: number) => bestReduction({ lines: [{ cents }] }, [none, fifth, tenEuros])
    expect([best(2_900), best(7_900), best(5_000)]).toEqual([tenEuros, fifth, fifth])
    expect(best(0)).toBe(none)
    expect(bestReduction({ lines: [{ cents: 1 }] }, [])).toBeNull()
  })

  it('of a dearer plan is reduced whole, and what was paid for unused days comes off that', () => {
    const of = (unusedCents: number, percent: number) =>
      priceOf({
        lines: [{ cents: 79_000 }],
        unusedCents,
        reduction: { cents: null, percent },
        taxPercent: 0,
      })
    // A half of both plans: the first was paid with its half taken off.
    expect(of(14_500, 50)).toMatchObject({ net: 64_500, reduction: 39_500, gross: 25_000 })
    expect(of(29_000, 50)).toMatchObject({ net: 50_000, reduction: 39_500, gross: 10_500 })
    // More was paid than is left to pay: only that much of it is needed.
    expect(of(60_000, 50)).toMatchObject({ net: 39_500, reduction: 39_500, gross: 0 })
    expect(of(29_000, 100)).toMatchObject({ net: 79_000, reduction: 79_000, gross: 0 })
  })

  it('that no provider would take is not asked for', () => {
    const of = (cents: number) =>
      priceOf({
        lines: [{ cents: 2_900 }],
        unusedCents: 0,
        reduction: { cents, percent: null },
        taxPercent: 20,
      })
    expect(of(2_859)).toEqual({ net: 2_900, reduction: 2_900, taxPercent: 20, tax: 0, gross: 0 })
    expect(of(2_858).gross).toBe(50)
  })

  it('has France’s tax unless a business of the Union owes it itself, or it leaves the Union', () => {
    const of = (country: string, vatNumber = '') => taxFor({ country, vatNumber })
    expect(of('FR', 'FR12345678901')).toEqual({ percent: 20, reason: null })
    expect(of('mc')).toEqual({ percent: 20, reason: null })
    expect(of('')).toEqual({ percent: 20, reason: null })
    expect(of('BE')).toEqual({ percent: 20, reason: null })
    expect(of('BE', 'BE0123456789')).toEqual({ percent: 0, reason: 'reverseCharge' })
    expect(of('GR', 'EL123456789').reason).toBe('reverseCharge')
    // A number of France, of nowhere in the Union, or a country that is none, takes nothing away.
    for (const [country, number] of [
      ['DE', 'FR40303265045'],
      ['BE', 'CHE123456789'],
      ['XX', ''],
      ['RE', ''],
    ] as const)
      expect(of(country, number)).toEqual({ percent: 20, reason: null })
    expect(of('CH')).toEqual({ percent: 0, reason: 'export' })
  })
})
