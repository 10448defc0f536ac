import { expect, test } from 'vitest'
import { descriptors } from '../index.ts'
import { videoOf } from '../testing/builders.ts'

type Film = NonNullable<Parameters<typeof videoOf>[1]>

const codesOf = (network: 'facebook' | 'instagram' | 'linkedin', { bytes = 10, ...film }: Film) =>
  descriptors[network]
    .faultsOf({ format: 'video', text: '', settings: {}, media: [videoOf(bytes, film)] })
    .map(({ code }) => code)

test('a film on Facebook is MP4 or MOV, wide or tall, of 240 minutes and 10 GB at most', () => {
  const wide = { widthPx: 1920, heightPx: 1080, seconds: 14_400, bytes: 10_000_000_000 }
  expect(codesOf('facebook', wide)).toEqual([])
  expect(codesOf('facebook', { ...wide, widthPx: 1080, heightPx: 1920, mime: 'video/quicktime' })).toEqual([])
  expect(codesOf('facebook', { ...wide, seconds: 14_401 })).toEqual(['videoTooLong'])
  expect(codesOf('facebook', { ...wide, bytes: 10_000_000_001 })).toEqual(['mediaTooLarge'])
  expect(codesOf('facebook', { ...wide, mime: 'video/webm' })).toEqual(['mediaKind'])
})

test('a film on LinkedIn lasts from 3 seconds to half an hour, and weighs 500 MB at most', () => {
  const film = { widthPx: 1280, heightPx: 720, seconds: 1800, bytes: 500_000_000 }
  expect([codesOf('linkedin', film), codesOf('linkedin', { ...film, seconds: 3 })]).toEqual([[], []])
  expect(codesOf('linkedin', { ...film, seconds: 2 })).toEqual(['videoTooShort'])
  expect(codesOf('linkedin', { ...film, seconds: 1801 })).toEqual(['videoTooLong'])
  expect(codesOf('linkedin', { ...film, bytes: 500_000_001 })).toEqual(['mediaTooLarge'])
})

test('a film on Instagram lasts from 3 seconds to a quarter of an hour, and weighs 300 MB at most', () => {
  const film = { widthPx: 1080, heightPx: 1920, seconds: 900, bytes: 300_000_000 }
  expect([codesOf('instagram', film), codesOf('instagram', { ...film, seconds: 3 })]).toEqual([[], []])
  expect(codesOf('instagram', { ...film, seconds: 2 })).toEqual(['videoTooShort'])
  expect(codesOf('instagram', { ...film, seconds: 901 })).toEqual(['videoTooLong'])
  expect(codesOf('instagram', { ...film, bytes: 300_000_001 })).toEqual(['mediaTooLarge'])
})
