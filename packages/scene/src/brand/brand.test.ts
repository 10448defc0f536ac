import { describe, expect, it } from 'vitest'
import { readableContrast, readableOn, rgbFor, wholeBrand } from './brand.ts'
import { readable } from './colour.ts'
import { contrast, hexOf, rgbOf } from './contrast.ts'

const wordsOn = (colours: Parameters<typeof wholeBrand>[0]['colours'], ink: 'primary' | 'secondary') =>
  hexOf(rgbFor(readable(ink, 'tertiary'), wholeBrand({ ...(colours ? { colours } : {}) })))

describe('a colour that cannot be read on its ground', () => {
  it('gives way to another of the brand before it comes out black', () => {
    const rust = { primary: '#12261c', secondary: '#f6ecdc', tertiary: '#d07a3e' }
    expect(wordsOn(rust, 'primary')).toBe('#12261c')
    expect(wordsOn(rust, 'secondary')).toBe('#12261c')
  })

  it('gives way to the platform’s ink where the brand has none that reads', () => {
    const pale = { primary: '#e8c48a', secondary: '#f6ecdc', tertiary: '#d98a4e' }
    expect(wordsOn(pale, 'secondary')).toBe('#1c1b22')
  })

  it('is moved a little rather than replaced, and is black where nothing else reads', () => {
    const near = readableOn(rgbOf('#2f5f47'), rgbOf('#d07a3e'), 'text', [rgbOf('#ffffff')])
    expect(contrast(near, rgbOf('#d07a3e'))).toBeGreaterThanOrEqual(4.5)
    expect(hexOf(readableOn(rgbOf('#f6ecdc'), rgbOf('#b5632a'), 'text', [rgbOf('#20402f')]))).toMatch(
      /^#[01]/,
    )
  })
})

it('of two colours makes no mud: the third one has the hue of the first', () => {
  const { tertiary } = wholeBrand({ colours: { primary: '#5a2a82', secondary: '#b8d432' } }).colours
  const [red, green, blue] = rgbOf(tertiary)
  expect(blue > red && red > green).toBe(true)
  // A ground that words of the first colour can be read on.
  expect(contrast(rgbOf(tertiary), rgbOf('#5a2a82'))).toBeGreaterThan(readableContrast)
})

it('without colours is dressed in quiet ones, none of them grey', () => {
  const hues = Object.values(wholeBrand({}).colours).map((hex) => rgbOf(hex))
  for (const [red, green, blue] of hues)
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeGreaterThan(14)
})
