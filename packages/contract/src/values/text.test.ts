import { expect, it } from 'vitest'
import { printedName } from './people.ts'
import { freeText } from './text.ts'

const family = '👩\u200d🍳 می\u200cخواهم'

it.each([
  ['\u202eniap\u202c chaud', 'niap chaud'],
  ['\u2066pain\u2069 \u200bchaud\ufeff\u2060', 'pain chaud'],
  ['\u200b', ''],
  ['\u200d\n \u200c', ''],
  [`  ${family} `, family],
  ['❤️', '❤️'],
  ['un\ndeux', 'un\ndeux'],
])('of %j what can be seen is kept', (text, kept) => {
  expect(freeText(40).parse(text)).toBe(kept)
})

it('nothing that can be seen is nothing said', () => {
  expect(freeText(40).min(1).safeParse('\u200b\u2060').success).toBe(false)
  expect(printedName(40).min(1).safeParse('\u200b\u2060').success).toBe(false)
  expect(printedName(40).parse('Pain\u200b chaud')).toBe('Pain chaud')
  expect(printedName(40).safeParse('\u202eniap').success).toBe(false)
})
