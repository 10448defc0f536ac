import type { ImageRule, NetworkDescriptor, VideoRule } from '../descriptor.ts'
import { counted, unitsUpTo } from '../rules/count-text.ts'
import { makeDescriptor } from '../rules/make-descriptor.ts'

// Characters as they are typed: what escaping adds is not counted (facts 1.6).
const most = 3000
const mostOfComment = 1250

const image: ImageRule = {
  mimes: ['image/jpeg', 'image/png', 'image/gif'],
  mostBytes: 8_000_000,
  mostPixels: 36_152_320,
}
const video: VideoRule = {
  mimes: ['video/mp4'],
  mostBytes: 500_000_000,
  ratio: { least: 1 / 2.4, most: 2.4 },
  widthPx: { least: 256, most: 4096 },
  heightPx: { least: 256, most: 4096 },
  seconds: { least: 3, most: 1800 },
  framesPerSecond: { least: 10, most: 60 },
}

const formats = {
  text: {},
  image: { images: { least: 1, most: 1, each: image } },
  // A carousel is a PDF whose pages are leafed through; the network's own carousel is for advertisements alone.
  carousel: {
    images: { least: 2, most: 300, each: image },
    document: { mostBytes: 100_000_000, mostPages: 300 },
  },
  album: { images: { least: 2, most: 20, each: image } },
  video: { video },
}

export const settings: NetworkDescriptor['settings'] = {
  // Of a person's posts; those of a page are for everybody.
  visibility: { choices: ['public', 'connections'], otherwise: 'public' },
}

/** LinkedIn's limits and formats, shared by the composer and the server. */
export const descriptor: NetworkDescriptor = makeDescriptor({
  network: 'linkedin',
  formats,
  settings,
  countText: unitsUpTo(most),
  countComment: (text) => counted(text.length, mostOfComment),
  can: {
    firstComment: true,
    altText: true,
    remove: true,
    boost: false,
    figures: true,
    fetchesMedia: false,
    readBack: 'pagesOnly',
  },
})
