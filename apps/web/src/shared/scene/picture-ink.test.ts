import type { Ink } from '@postelier/scene'
import { expect, it } from 'vitest'
import { groundFor } from './picture-ink.ts'

const [paper, night, darkMenu] = ['#fffefb', '#1c1b22', '#1a1817']
const of = (rgb: [number, number, number], box: Ink['box'] = 'none'): Ink => ({
  tones: [{ rgb, share: 1 }],
  box,
})

it('a dark logo stands on paper, in the dark menu too, and a light one on night', () => {
  expect(groundFor(of([27, 42, 36]), paper)).toBe(paper)
  expect(groundFor(of([27, 42, 36]), darkMenu)).toBe(paper)
  expect(groundFor(of([255, 253, 246]), paper)).toBe(night)
})

it('one that is seen where it is wished needs nothing else', () => {
  expect(groundFor(of([255, 253, 246]), darkMenu)).toBe(darkMenu)
})

it('one with a ground of its own keeps it, and a photo fills its frame', () => {
  expect(groundFor(of([0, 0, 0], [250, 250, 250]), paper)).toBe('#fafafa')
  expect(groundFor(of([0, 0, 0], 'mixed'), paper)).toBeNull()
})
