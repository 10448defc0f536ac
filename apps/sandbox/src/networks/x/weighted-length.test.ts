import { expect, test } from 'vitest'
import { findUrls, hasForbidden, weightedLength } from './weighted-length.ts'

test.each([
  ['Hello, world!', 13],
  ['Hello, world! 👋', 16],
  ['café', 4],
  ['cafe\u0301', 4],
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
  ['https://example.com/a/very/long/path?with=query', 23],
  ['see example.com now', 31],
  ['see notadomain.zzz now', 22],
  ['中 https://ü.de/ x', 28],
  ['a'.repeat(281), 281],
  ['あ'.repeat(141), 282],
  ['👍'.repeat(140), 280],
])('%s weighs %i', (text, weight) => {
  expect(weightedLength(text)).toBe(weight)
})

test('an address ends before the sentence does; a mail address is none', () => {
  expect(findUrls('Voir https://exemple.fr/a. Merci').map(({ url }) => url)).toEqual(['https://exemple.fr/a'])
  expect(findUrls('ecrire a lea@exemple.fr')).toEqual([])
  expect(hasForbidden('a\uFFFEb')).toBe(true)
})
