import { expect, it } from 'vitest'
import { flatPath, isInPath, isOnPath } from './flat-path.ts'
import { ellipse, roundedRectangle } from './outline.ts'

const isIn = (d: string, x: number, y: number, rule: 'evenodd' | 'nonzero' = 'nonzero') => {
  const path = flatPath(d)
  if (!path) throw new Error(`${d} was not read.`)
  return isInPath(path, { x, y }, rule)
}

it('a point lies in a form or outside it, whichever way the form is written', () => {
  const circles = [
    ellipse({ width: 100, height: 100 }),
    'M0 50a50 50 0 1 0 100 0a50 50 0 1 0 -100 0Z',
    'M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50Z',
  ]
  for (const circle of circles)
    expect([isIn(circle, 50, 50), isIn(circle, 15, 20), isIn(circle, 8, 8), isIn(circle, 50, 101)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  const square = 'M10 10h80v80h-80Z'
  expect([isIn(square, 11, 89), isIn(square, 9, 50)]).toEqual([true, false])
  const rounded = roundedRectangle({ width: 100, height: 100 }, 40)
  expect([isIn(rounded, 3, 3), isIn(rounded, 3, 50)]).toEqual([false, true])
  const wave = 'M0 50Q25 0 50 50T100 50V100H0Z'
  expect([isIn(wave, 25, 40), isIn(wave, 75, 60), isIn(wave, 75, 80)]).toEqual([true, false, true])
})

it('a hole is no part of it', () => {
  const ring = 'M0 0H100V100H0ZM25 25H75V75H25Z'
  expect(isIn(ring, 50, 50, 'evenodd')).toBe(false)
  expect(isIn(ring, 50, 50)).toBe(true)
})

it('a line is as wide as it is drawn', () => {
  const line = flatPath('M0 0L100 0')
  expect(line && [isOnPath(line, { x: 50, y: 4 }, 10), isOnPath(line, { x: 50, y: 6 }, 10)]).toEqual([
    true,
    false,
  ])
})

it('a form that is closed is drawn along its last side too', () => {
  const square = flatPath('M0 0H100V100H0Z')
  expect(square && isOnPath(square, { x: 0, y: 50 }, 8)).toBe(true)
  const open = flatPath('M0 0H100V100H0')
  expect(open && isOnPath(open, { x: 0, y: 50 }, 8)).toBe(false)
})

it('what the platform does not write is not guessed at', () => {
  expect(flatPath('M0 0S1 1 2 2')).toBeNull()
})
