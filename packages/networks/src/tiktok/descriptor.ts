import type {
  ImageRule,
  NetworkDescriptor,
  PostFacts,
  PostFault,
  PostFormat,
  TextCount,
  VideoRule,
} from '../descriptor.ts'
import { unitsUpTo } from '../rules/count-text.ts'
import { settingOf } from '../rules/find-faults.ts'
import { makeDescriptor } from '../rules/make-descriptor.ts'

// In UTF-16 units, as TikTok says itself.
const mostOfVideo = 2200
const mostOfPhotos = 4000

const image: ImageRule = {
  mimes: ['image/jpeg', 'image/webp'],
  mostBytes: 20_000_000,
  widthPx: { least: 1, most: 1920 },
  heightPx: { least: 1, most: 1920 },
  mostPixels: 1080 * 1920,
}
const video: VideoRule = {
  mimes: ['video/mp4', 'video/quicktime', 'video/webm'],
  mostBytes: 4_000_000_000,
  widthPx: { least: 360, most: 4096 },
  heightPx: { least: 360, most: 4096 },
  // What an account may film is told by it before each post, and may be less.
  seconds: { least: 3, most: 600 },
  framesPerSecond: { least: 23, most: 60 },
}
const several = { images: { least: 2, most: 35, each: image } }

const formats = {
  image: { images: { least: 1, most: 1, each: image } },
  carousel: several,
  album: several,
  video: { video },
}

const off = { choices: ['on', 'off'], otherwise: 'off' }

/** Nothing is chosen for people there: who sees a post they say each time, and the rest is off (facts 2.3). */
export const settings: NetworkDescriptor['settings'] = {
  privacy: { choices: ['private', 'friends', 'public'], otherwise: null },
  comments: off,
  duet: off,
  stitch: off,
  disclosure: { choices: ['none', 'ownBrand', 'paidPartnership'], otherwise: 'none' },
  madeWithAi: off,
}

const countVideo = unitsUpTo(mostOfVideo)
const countPhotos = unitsUpTo(mostOfPhotos)
const countText = (text: string, format: PostFormat): TextCount =>
  format === 'video' ? countVideo(text, format) : countPhotos(text, format)

const ownFaults = (post: PostFacts): PostFault[] => {
  const isPaid = settingOf(settings, post.settings, 'disclosure') === 'paidPartnership'
  const isPrivate = settingOf(settings, post.settings, 'privacy') === 'private'
  return isPaid && isPrivate ? [{ code: 'settingsClash', setting: 'disclosure' }] : []
}

/** TikTok's limits, formats and the settings a person must choose for each post. */
export const descriptor: NetworkDescriptor = makeDescriptor(
  {
    network: 'tiktok',
    formats,
    settings,
    countText,
    can: {
      firstComment: false,
      altText: false,
      remove: false,
      boost: false,
      figures: true,
      // Pictures only; films are sent.
      fetchesMedia: true,
      readBack: 'publicOnly',
    },
  },
  ownFaults,
)
