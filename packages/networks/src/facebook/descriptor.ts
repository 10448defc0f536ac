import type { ImageRule, NetworkDescriptor, VideoRule } from '../descriptor.ts'
import { butInStories, unitsUpTo } from '../rules/count-text.ts'
import { makeDescriptor } from '../rules/make-descriptor.ts'

const most = 63_206

const image: ImageRule = {
  mimes: ['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/tiff'],
  mostBytes: 10_000_000,
}
const video: VideoRule = {
  mimes: ['video/mp4', 'video/quicktime'],
  mostBytes: 10_000_000_000,
  seconds: { least: 1, most: 14_400 },
}
const storyVideo: VideoRule = {
  mimes: ['video/mp4', 'video/quicktime'],
  mostBytes: 1_000_000_000,
  widthPx: { least: 540, most: 4096 },
  heightPx: { least: 960, most: 4096 },
  seconds: { least: 3, most: 60 },
  framesPerSecond: { least: 24, most: 60 },
}
const several = { images: { least: 2, most: 10, each: image } }

const formats = {
  text: {},
  image: { images: { least: 1, most: 1, each: image } },
  carousel: several,
  album: several,
  video: { video },
  story: { images: { least: 1, most: 1, each: image }, video: storyVideo },
}
const settings = {}

/** Facebook's limits and formats, shared by the composer and the server. */
export const descriptor: NetworkDescriptor = makeDescriptor({
  network: 'facebook',
  formats,
  settings,
  countText: butInStories(unitsUpTo(most)),
  can: {
    firstComment: true,
    altText: true,
    remove: true,
    boost: true,
    figures: true,
    fetchesMedia: false,
    readBack: 'always',
  },
})
