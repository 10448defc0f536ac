import { expect, test } from 'vitest'
import { descriptors } from '../index.ts'
import { imageOf, videoOf } from '../testing/builders.ts'

test('an account that pays X writes and films longer; nothing else changes', () => {
  const paid = descriptors.x.within({ text: 25_000, videoSeconds: 7200, videoBytes: 8_000_000_000 })
  const post = { format: 'text', text: 'a'.repeat(281), media: [], settings: {} } as const
  expect(descriptors.x.countText(post.text, 'text').isOver).toBe(true)
  expect(paid.countText(post.text, 'text')).toMatchObject({ used: 281, most: 25_000, isOver: false })
  expect(paid.faultsOf(post)).toEqual([])
  expect(paid.faultsOf({ ...post, text: '$TSLA $AAPL' }).map(({ code }) => code)).toEqual(['tooManyTags'])
  const film = {
    ...post,
    format: 'video',
    media: [videoOf(10, { widthPx: 720, heightPx: 1280, seconds: 600 })],
  } as const
  expect(descriptors.x.faultsOf({ ...film, text: '' }).map(({ code }) => code)).toEqual(['videoTooLong'])
  expect(paid.faultsOf(film)).toEqual([])
  expect(paid.formats.image).toEqual(descriptors.x.formats.image)
})

test('an older server takes smaller pictures, and its second limit of a text stays', () => {
  const older = descriptors.bluesky.within({ imageBytes: 1_000_000, text: 1000 })
  const post = { format: 'image', text: '', media: [imageOf({ bytes: 1_500_000 })], settings: {} } as const
  expect(descriptors.bluesky.faultsOf(post)).toEqual([])
  expect(older.faultsOf(post).map(({ code }) => code)).toEqual(['mediaTooLarge'])
  expect(older.countText('👨‍👩‍👧‍👦'.repeat(130), 'text').isOver).toBe(true)
  expect(descriptors.instagram.within({ text: 10 }).countText('Hello world', 'story').isOver).toBe(false)
})
