import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readRecent, recentColours, rememberColour, withRecent } from './recent-colours.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('keeps nine colours, the newest first, each once', () => {
  const many = Array.from({ length: 12 }, (_, at) => `#0000${String(at).padStart(2, '0')}`)
  const kept = many.reduce<string[]>(withRecent, [])
  expect(kept).toHaveLength(9)
  expect(kept[0]).toBe('#000011')
  expect(withRecent(kept, '#000005')).toEqual(['#000005', ...kept.filter((one) => one !== '#000005')])
})

it('remembers the last colour half a second after the hand has rested', () => {
  for (const colour of ['#111111', '#222222', '#333333']) rememberColour(colour)
  vi.advanceTimersByTime(499)
  expect(recentColours.get()).not.toContain('#333333')
  vi.advanceTimersByTime(1)
  expect(recentColours.get()[0]).toBe('#333333')
  expect(recentColours.get()).not.toContain('#222222')
})

it('takes nothing but colours from what the browser kept', () => {
  expect(readRecent('#20402f red <script> #e7bc68 #12 #b5632a80')).toEqual([
    '#20402f',
    '#e7bc68',
    '#b5632a80',
  ])
  expect(readRecent(null)).toEqual([])
})
