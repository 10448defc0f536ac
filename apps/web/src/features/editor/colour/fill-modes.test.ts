import { brand, fixed, flat, readable } from '@postelier/scene'
import { describe, expect, it } from 'vitest'
import { inMode, modeOf, recoloured } from './fill-modes.ts'

describe('another kind of fill', () => {
  it('begins a gradient with the present colour, and gives it back, bound to the brand as it was', () => {
    for (const own of [brand('tertiary', -40, 0.5), readable('primary', 'secondary'), fixed('#b5632a')]) {
      const gradient = inMode(flat(own), 'gradient')
      expect(gradient).toMatchObject({
        type: 'linear',
        angle: 90,
        stops: [{ at: 0, colour: own }, { at: 100 }],
      })
      expect(inMode(gradient, 'pure')).toEqual(flat(own))
      expect(inMode({ ...gradient, type: 'radial' } as typeof gradient, 'pure')).toEqual(flat(own))
    }
  })

  it('runs to a shade of the same brand colour, or to what is seen beside a fixed one', () => {
    const last = (colour: Parameters<typeof flat>[0]) => {
      const fill = inMode(flat(colour), 'gradient')
      return 'stops' in fill ? fill.stops.at(-1)?.colour : null
    }
    expect(last(brand('primary'))).toEqual(brand('primary', 60))
    expect(last(brand('primary', 60))).toEqual(brand('primary', -40))
    expect(last(fixed('#20402f'))).toEqual(fixed('#ffffff'))
    expect(last(fixed('#fdf6e0', 0.5))).toEqual(fixed('#000000', 0.5))
  })

  it('begins from nothing with black and white, and stays the same object where the kind is the same', () => {
    expect(inMode({ type: 'none' }, 'pure')).toEqual(flat(fixed('#000000')))
    expect(modeOf(inMode({ type: 'none' }, 'gradient'))).toBe('gradient')
    const own = flat(brand('primary'))
    expect(inMode(own, 'pure')).toBe(own)
    expect(inMode(own, 'none')).toEqual({ type: 'none' })
  })
})

it('keeps a colour of the brand while only its opacity moves', () => {
  const own = brand('secondary', 60)
  expect(recoloured(own, '#f1d7a4', '#f1d7a4', 0.3)).toEqual(brand('secondary', 60, 0.3))
  expect(recoloured(own, '#f1d7a4', '#f1d7a5', 1)).toEqual(fixed('#f1d7a5'))
})
