import { expect, test } from 'vitest'
import { contrast, inksOn } from '#shared/living-post/inks.ts'

test.each(['#FF0000', '#FFE600', '#E91E63', '#000000', '#FFFFFF', '#808080', '#20402F'])(
  'words are readable on %s',
  (color) => {
    const inks = inksOn([color, undefined, color])
    expect(contrast(inks.words, inks.ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(inks.coreWords, inks.core)).toBeGreaterThanOrEqual(4.5)
  },
)

test('half-typed colours are left out', () => {
  expect(inksOn(['#20', '', undefined])).toEqual(inksOn([]))
})
