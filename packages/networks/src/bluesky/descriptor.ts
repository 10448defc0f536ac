import type { ImageRule, NetworkDescriptor, TextCount, VideoRule } from '../descriptor.ts'
import { countBytes, countGraphemes } from '../rules/count-text.ts'
import { makeDescriptor } from '../rules/make-descriptor.ts'

const mostGraphemes = 300
const mostBytes = 3000

// Older servers take 1,000,000 bytes, newer ones 2,000,000; the network's own says two (facts 0.3).
const image: ImageRule = { mimes: ['image/jpeg', 'image/png', 'image/webp'], mostBytes: 1_900_000 }
const video: VideoRule = { mimes: ['video/mp4'], mostBytes: 100_000_000, seconds: { least: 0, most: 180 } }
const several = { images: { least: 2, most: 4, each: image } }

const countText = (text: string): TextCount => {
  const used = countGraphemes(text)
  const bytes = countBytes(text)
  return {
    used,
    most: mostGraphemes,
    also: { unit: 'bytes', used: bytes, most: mostBytes },
    isOver: used > mostGraphemes || bytes > mostBytes,
  }
}

const formats = {
  text: {},
  image: { images: { least: 1, most: 1, each: image } },
  carousel: several,
  album: several,
  video: { video },
}
const settings = {}

/** Bluesky's limits and formats. It counts graphemes and bytes, and a text must fit both. */
export const descriptor: NetworkDescriptor = makeDescriptor({
  network: 'bluesky',
  formats,
  settings,
  countText,
  countComment: countText,
  can: {
    firstComment: true,
    altText: true,
    remove: true,
    boost: false,
    figures: true,
    fetchesMedia: false,
    readBack: 'always',
  },
})
