import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imageOf, videoOf } from '../testing/builders.ts'
import { descriptor } from './descriptor.ts'

const family = '👨‍👩‍👧‍👦'

test.each([
  ['✨ hi @alice.test', 16, 18],
  ['Привет #тег @bob.test', 21, 30],
  [`${family} #fam`, 6, 30],
  ['line1\nhttps://x.io/é', 20, 21],
])('%s is counted in graphemes and in bytes', (text, graphemes, bytes) => {
  expect(descriptor.countText(text, 'text')).toMatchObject({ used: graphemes, also: { used: bytes } })
})

test('either limit is one', () => {
  expect(descriptor.countText('a'.repeat(300), 'text').isOver).toBe(false)
  expect(descriptor.countText('a'.repeat(301), 'text').isOver).toBe(true)
  // 25 bytes each: 121 of them are few characters and too many bytes.
  expect(descriptor.countText(family.repeat(120), 'text').isOver).toBe(false)
  expect(descriptor.countText(family.repeat(121), 'text')).toMatchObject({ used: 121, isOver: true })
})

test('a text is over exactly where one of its two counts is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const { used, most, also, isOver } = descriptor.countText(text, 'text')
      expect(isOver).toBe(used > most || (also?.used ?? 0) > (also?.most ?? 0))
    }),
  )
})

const faults = (more: Partial<Parameters<typeof descriptor.faultsOf>[0]>) =>
  descriptor
    .faultsOf({ format: 'text', text: 'Hello', media: [], settings: {}, ...more })
    .map(({ code }) => code)

test('says what is wrong with a post before it is sent', () => {
  expect(faults({})).toEqual([])
  expect(faults({ text: ' ' })).toEqual(['textMissing'])
  expect(faults({ format: 'story' })).toEqual(['formatUnknown'])
  expect(faults({ format: 'image', text: '', media: [imageOf()] })).toEqual([])
  expect(faults({ format: 'album', media: [imageOf()] })).toEqual(['tooFewMedia'])
  expect(faults({ format: 'album', media: Array.from({ length: 5 }, () => imageOf()) })).toEqual([
    'tooManyMedia',
  ])
  expect(faults({ format: 'image', media: [imageOf({ bytes: 2_000_000 })] })).toEqual(['mediaTooLarge'])
  expect(faults({ format: 'image', media: [imageOf({ mime: 'image/gif' })] })).toEqual(['mediaKind'])
  expect(faults({ format: 'image', media: [videoOf(10)] })).toEqual(['mediaKind'])
  expect(faults({ format: 'video', media: [videoOf(10, { seconds: 190 })] })).toEqual(['videoTooLong'])
  expect(faults({ media: [imageOf()] })).toEqual(['tooManyMedia'])
})
