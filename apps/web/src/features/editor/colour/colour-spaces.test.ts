import { describe, expect, it } from 'vitest'
import {
  hexOfRgb,
  hslOf,
  hsvOf,
  parseAngle,
  type Rgb,
  rgbOfHex,
  rgbOfHsl,
  rgbOfHsv,
  withPart,
} from './colour-spaces.ts'

const colours: Rgb[] = [0, 1, 51, 127, 128, 204, 254, 255].flatMap((red) =>
  [0, 3, 99, 200, 255].flatMap((green) => [0, 64, 130, 255].map((blue): Rgb => [red, green, blue])),
)

describe('colours', () => {
  it('come back from every space as they went in', () => {
    for (const rgb of colours) {
      expect(rgbOfHsv(hsvOf(rgb)).map(Math.round)).toEqual([...rgb])
      expect(rgbOfHsl(hslOf(rgb)).map(Math.round)).toEqual([...rgb])
      expect(rgbOfHex(hexOfRgb(rgb))).toEqual(rgb)
    }
  })

  it('change in one part and keep the others', () => {
    expect([0, 1, 2].map((at) => withPart([1, 2, 3], at, 9))).toEqual([
      [9, 2, 3],
      [1, 9, 3],
      [1, 2, 9],
    ])
  })

  it('are written as people know them', () => {
    expect(hslOf([32, 64, 47]).map(Math.round)).toEqual([148, 33, 19])
    expect(hsvOf([255, 0, 0])).toEqual([0, 100, 100])
  })
})

describe('an angle', () => {
  it('is read without its sign, modulo 360, and no number is none', () => {
    expect([parseAngle('90°'), parseAngle('450'), parseAngle('-90'), parseAngle('12.7')]).toEqual([
      90, 90, 270, 12,
    ])
    expect([parseAngle(''), parseAngle('°'), parseAngle('abc')]).toEqual([null, null, null])
  })
})
