import { expect, test } from 'vitest'
import { distancesTo } from './distances.ts'

const stage = { width: 1000, height: 800 }

test('a box tells how far each edge of the page is, from its middle', () => {
  expect(distancesTo(stage, { x: 100, y: 50, width: 200, height: 100 })).toEqual([
    { axis: 'x', from: 0, to: 100, at: 100 },
    { axis: 'x', from: 300, to: 1000, at: 100 },
    { axis: 'y', from: 0, to: 50, at: 200 },
    { axis: 'y', from: 150, to: 800, at: 200 },
  ])
})

test('where it touches or leaves the page there is no distance', () => {
  const sides = distancesTo(stage, { x: -20, y: 0, width: 1100, height: 100 })
  expect(sides.map(({ axis, from }) => [axis, from])).toEqual([['y', 100]])
})
