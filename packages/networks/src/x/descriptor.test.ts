import fc from 'fast-check'
import { expect, test } from 'vitest'
import { descriptor } from './descriptor.ts'

const weight = (text: string) => descriptor.countText(text, 'text').used

// Facts 9.1, made with X's own program.
test.each([
  ['Hello, world!', 13],
  ['Hello, world! 👋', 16],
  ['café', 4],
  ['café'.normalize('NFD'), 4],
  ['日本語テスト', 12],
  ['👨‍👩‍👧‍👦', 2],
  ['🙋🏽', 2],
  ['1️⃣', 2],
  ['🇩🇪', 2],
  ['€', 2],
  ['→', 2],
  ['ﬁ', 2],
  ['“quotes” — dash…', 17],
  ['Ελληνικά', 8],
  ['العربية', 7],
  ['한국어', 6],
  ['https://example.com', 23],
  ['https://www.example.com/a/very/long/path?with=a&query=too#and-more', 23],
  ['see example.com now', 31],
  ['see notadomain.zzz now', 22],
  ['中 https://ü.de/ x', 28],
  ['https://example.com.', 24],
  ['(https://example.com/x)', 25],
  ['mail a@b.com', 12],
  ['example.com.zzz', 27],
])('%s weighs %i', (text, expected) => {
  expect(weight(text)).toBe(expected)
})

test.each([
  ['a', 280, 280],
  ['a', 281, 281],
  ['あ', 140, 280],
  ['あ', 141, 282],
  ['👍', 140, 280],
])('%s times %i', (letter, times, expected) => {
  const { used, isOver } = descriptor.countText(letter.repeat(times), 'text')
  expect(used).toBe(expected)
  expect(isOver).toBe(expected > 280)
})

test('plain letters weigh one each, however they are put together', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]{0,400}$/), (text) => {
      expect(weight(text)).toBe(text.length)
    }),
  )
})

const faults = (text: string) =>
  descriptor.faultsOf({ format: 'text', text, media: [], settings: {} }).map(({ code }) => code)

test('a post of nothing, of a character that is no character, or of two cashtags is faulty', () => {
  expect(faults('')).toEqual(['textMissing'])
  expect(faults('a\u{FFFE}b')).toEqual(['textForbidden'])
  expect(faults('$TSLA and $AAPL')).toEqual(['tooManyTags'])
  expect(faults('$TSLA costs $5')).toEqual([])
})
