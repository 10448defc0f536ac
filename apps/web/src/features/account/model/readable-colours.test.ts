import { contrast, rgbOf } from '@postelier/scene'
import { describe, expect, test } from 'vitest'
import { readingsOf } from '#features/account/model/readable-colours.ts'

/** Takes one suggestion after the other, as somebody would who wants to see them all green. */
function takeAll(start: readonly string[]) {
  const colors = [...start]
  for (let click = 0; click < 10; click++) {
    const { lines, stuck } = readingsOf(colors)
    const next = lines.find(({ better }) => better !== null)
    if (!next?.better) return { colors, lines, stuck, clicks: click }
    colors[next.above] = next.better
  }
  throw new Error('The suggestions go round in circles.')
}

describe('suggested colours', () => {
  test('are none where no shade reads with both others, and it is said which to change first', () => {
    const { lines, stuck } = readingsOf(['#20402F', '#E7BC68', '#B5632A'])
    expect(lines.map(({ isRead, better }) => [isRead, better])).toEqual([
      [true, null],
      [false, null],
      [false, null],
    ])
    expect(stuck).toEqual({ first: 0 })
    // The advice leads somewhere: the main colour, then the second, then a shade that reads.
    expect(readingsOf(['#010201', '#E7BC68', '#B5632A']).stuck).toEqual({ first: 1 })
    const opened = takeAll(['#010201', '#FFFFFF', '#B5632A'])
    expect(opened.lines.every(({ isRead }) => isRead)).toBe(true)
  })

  test('read with both others, so that all are green after a click each', () => {
    const { lines, clicks } = takeAll(['#000000', '#FFFFFF', '#B0B0B0'])
    expect(lines.every(({ isRead }) => isRead)).toBe(true)
    expect(clicks).toBe(1)
  })

  test.each([
    [['#20402F', '#E7BC68', '#B5632A']],
    [['#20402F', '#B5632A', '#E7BC68']],
    [['#777777', '#787878', '#797979']],
    [['#FF2E63', '#FFE600', '#00C2FF']],
  ])('never go round in circles: %j', (colors) => {
    const { lines, stuck, colors: ended } = takeAll(colors)
    expect(ended[0]).toBe(colors[0])
    expect(lines[0]?.isRead).toBe(true)
    expect(lines.every(({ isRead }) => isRead) || stuck !== null).toBe(true)
    expect(contrast(rgbOf(ended[0] ?? ''), rgbOf(ended[1] ?? ''))).toBeGreaterThanOrEqual(4.5)
  })

  test('wait for colours that are whole', () => {
    expect(readingsOf(['#20402F', '', '#B5']).lines).toEqual([])
  })
})
