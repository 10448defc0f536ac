import { expect, test } from 'vitest'
import { type Ratio, ratios, stageOf } from '../document/design.ts'
import { safeZonesOf } from './safe-zones.ts'

const zones = (ratio: Ratio) =>
  Object.fromEntries(safeZonesOf(ratio, stageOf(ratio)).map(({ network, inset }) => [network, inset]))

test('a margin all around is safe everywhere, the same on the long sides as on the short', () => {
  for (const ratio of Object.keys(ratios) as Ratio[]) {
    const { top, left } = zones(ratio).general ?? { top: 0, left: 0 }
    expect([Math.round(top * 10) / 10, left]).toEqual([75.6, top])
  }
})

test('the grid of a profile cuts to three quarters from the middle: squares at the sides, tall pages above and below', () => {
  expect(zones('1:1').instagramGrid).toEqual({ top: 0, right: 135, bottom: 0, left: 135 })
  expect(zones('4:5').instagramGrid).toEqual({ top: 0, right: 33.75, bottom: 0, left: 33.75 })
  expect(zones('9:16').instagramGrid).toEqual({ top: 240, right: 0, bottom: 240, left: 0 })
})

test('stories, reels and TikTok each cover the edges of what fills the screen, and nothing else', () => {
  expect(zones('9:16').stories).toEqual({ top: 250, right: 0, bottom: 340, left: 0 })
  expect(zones('9:16').reels).toEqual({ top: 270, right: 120, bottom: 420, left: 0 })
  expect(zones('9:16').tiktok).toEqual({ top: 130, right: 140, bottom: 480, left: 0 })
  expect(Object.keys(zones('1:1'))).toEqual(['general', 'instagramGrid'])
})

test('a wide page is shown whole in feeds', () => {
  expect(Object.keys(zones('16:9'))).toEqual(['general'])
})
