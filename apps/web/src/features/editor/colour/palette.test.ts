import { expect, it } from 'vitest'
import { palette } from './palette.ts'

it('the palette is six rows of nine colours, each once', () => {
  expect(palette.map((row) => row.length)).toEqual([9, 9, 9, 9, 9, 9])
  const all = palette.flat()
  expect(new Set(all).size).toBe(54)
  for (const hex of all) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
})
