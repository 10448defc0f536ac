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

test('a film that is held upright is as large as one that lies, and an account may film larger', () => {
  const film = (widthPx: number, heightPx: number) => ({
    format: 'video' as const,
    text: '',
    settings: {},
    media: [videoOf(10, { widthPx, heightPx })],
  })
  const codes = (sizes: [number, number], x = descriptors.x) =>
    x.faultsOf(film(...sizes)).map(({ code }) => code)
  expect([codes([1280, 1024]), codes([1024, 1280]), codes([720, 1280])]).toEqual([[], [], []])
  expect([codes([1080, 1920]), codes([1920, 1080])]).toEqual([['mediaSize'], ['mediaSize']])
  const larger = descriptors.x.within({ videoSides: { longestPx: 1920, shortestPx: 1200 } })
  expect([codes([1080, 1920], larger), codes([1920, 1200], larger)]).toEqual([[], []])
  expect([codes([1920, 1920], larger), codes([31, 90], larger)]).toEqual([['mediaSize'], ['mediaSize']])
  // Where only one side is known to matter, the other is held to it too.
  const upright = descriptors.instagram.within({ videoSides: { longestPx: 1000, shortestPx: 1000 } })
  expect(upright.formats.video?.video?.heightPx).toEqual({ least: 1, most: 1000 })
})

test('a first comment has a limit of its own, or that of a post where it is one', () => {
  const post = { format: 'text', text: 'Hello', media: [], settings: {} } as const
  const faults = (network: 'linkedin' | 'x' | 'bluesky' | 'facebook' | 'tiktok', length: number) =>
    descriptors[network].faultsOf({ ...post, firstComment: 'a'.repeat(length) })
  expect([faults('linkedin', 1250), faults('linkedin', 1251)]).toEqual([
    [],
    [{ code: 'commentTooLong', figures: { used: 1251, most: 1250 } }],
  ])
  expect([faults('x', 280), faults('bluesky', 300), faults('facebook', 2000)]).toEqual([[], [], []])
  expect(faults('x', 281)).toEqual([{ code: 'commentTooLong', figures: { used: 281, most: 280 } }])
  expect(faults('bluesky', 301).map(({ code }) => code)).toEqual(['commentTooLong'])
  expect(faults('tiktok', 2000).map(({ code }) => code)).not.toContain('commentTooLong')
  const paid = descriptors.x.within({ text: 25_000 })
  expect(paid.faultsOf({ ...post, firstComment: 'a'.repeat(281) })).toEqual([])
  const longer = descriptors.linkedin.within({ text: 25_000 })
  expect(longer.faultsOf({ ...post, firstComment: 'a'.repeat(1251) })).toHaveLength(1)
})

test('an older server takes smaller pictures, and its second limit of a text stays', () => {
  const older = descriptors.bluesky.within({ imageBytes: 1_000_000, text: 1000 })
  const post = { format: 'image', text: '', media: [imageOf({ bytes: 1_500_000 })], settings: {} } as const
  expect(descriptors.bluesky.faultsOf(post)).toEqual([])
  expect(older.faultsOf(post).map(({ code }) => code)).toEqual(['mediaTooLarge'])
  expect(older.countText('👨‍👩‍👧‍👦'.repeat(130), 'text').isOver).toBe(true)
  expect(descriptors.instagram.within({ text: 10 }).countText('Hello world', 'story').isOver).toBe(false)
})
