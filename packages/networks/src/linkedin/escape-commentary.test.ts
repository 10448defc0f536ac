import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeCommentary, readCommentary } from './escape-commentary.ts'

// Facts 9.5.
test.each([
  ['Hi (team) #1 @all 50% *now*', String.raw`Hi \(team\) \#1 \@all 50% \*now\*`],
  ['https://ex.com/a_b?x=(1)', String.raw`https://ex.com/a\_b?x=\(1\)`],
  [String.raw`a_b|c~d\e {x} [y] <z>`, String.raw`a\_b\|c\~d\\e \{x\} \[y\] \<z\>`],
  ['#Bread and #brot2go, https://x.io/#top', String.raw`#Bread and #brot2go, https://x.io/\#top`],
  ['(#Bread)', String.raw`\(#Bread\)`],
])('%s', (text, written) => {
  expect(escapeCommentary(text)).toBe(written)
})

test('nothing reserved is left bare but the stroke of a hashtag, and the text comes back as it was', () => {
  const text = fc.string({ unit: fc.constantFrom(...'\\|{}@[]()<>#*_~ab1 \n'), maxLength: 40 })
  fc.assert(
    fc.property(text, (typed) => {
      const written = escapeCommentary(typed)
      expect(written.replace(/\\[\\|{}@[\]()<>#*_~]/g, '')).not.toMatch(/[\\|{}@[\]()<>*_~]/)
      expect(readCommentary(written)).toBe(typed)
    }),
  )
})
