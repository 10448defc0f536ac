import { describe, expect, it } from 'vitest'
import { barAt, scaleOf } from './chart-scale.ts'

describe('the scale of a chart', () => {
  it('has round steps, holds every value, and has zero among its lines', () => {
    expect(scaleOf([7_900, 31_500]).lines).toEqual([0, 10_000, 20_000, 30_000, 40_000])
    expect(scaleOf([-1_900, 4_000]).lines).toEqual([-2_000, 0, 2_000, 4_000])
    expect(scaleOf([]).lines).toEqual([0, 1])
    expect(scaleOf([3]).lines).toEqual([0, 1, 2, 3])
  })

  it('lets bars grow from zero, up and down', () => {
    const scale = scaleOf([-1_900, 4_000])
    expect(barAt(4_000, scale)).toEqual({ from: (2 / 6) * 100, height: (4 / 6) * 100 })
    expect(barAt(-2_000, scale)).toEqual({ from: 0, height: (2 / 6) * 100 })
  })
})
