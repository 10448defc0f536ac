import type { ImageRule, NetworkDescriptor, PostFacts, PostFault, VideoRule } from '../descriptor.ts'
import { butInStories, countMentions, countTags, unitsUpTo } from '../rules/count-text.ts'
import { makeDescriptor } from '../rules/make-descriptor.ts'

const most = 2200
const mostTags = 30
const mostMentions = 20

const image: ImageRule = { mimes: ['image/jpeg'], mostBytes: 8_000_000, ratio: { least: 4 / 5, most: 1.91 } }
const storyImage: ImageRule = { mimes: ['image/jpeg'], mostBytes: 8_000_000 }
const video: VideoRule = {
  mimes: ['video/mp4', 'video/quicktime'],
  mostBytes: 300_000_000,
  ratio: { least: 0.01, most: 10 },
  widthPx: { least: 1, most: 1920 },
  seconds: { least: 3, most: 900 },
  framesPerSecond: { least: 23, most: 60 },
}
const itemVideo: VideoRule = { ...video, seconds: { least: 3, most: 60 } }
const storyVideo: VideoRule = {
  ...video,
  mostBytes: 100_000_000,
  ratio: { least: 0.1, most: 10 },
  seconds: { least: 3, most: 60 },
}
const several = { images: { least: 2, most: 10, each: image }, video: itemVideo, mayMix: true }

const formats = {
  image: { images: { least: 1, most: 1, each: image } },
  carousel: several,
  album: several,
  video: { video },
  story: { images: { least: 1, most: 1, each: storyImage }, video: storyVideo },
}

export const settings: NetworkDescriptor['settings'] = {
  /** Whether a film is shown among the pictures too. */
  shareToFeed: { choices: ['on', 'off'], otherwise: 'on' },
}

const ownFaults = ({ text, format }: PostFacts): PostFault[] => {
  const tags = countTags(text)
  const mentions = countMentions(text)
  if (format === 'story') return []
  return [
    ...(tags > mostTags ? [{ code: 'tooManyTags' as const, figures: { tags, most: mostTags } }] : []),
    ...(mentions > mostMentions
      ? [{ code: 'tooManyMentions' as const, figures: { mentions, most: mostMentions } }]
      : []),
  ]
}

/** Instagram's limits and formats, shared by the composer and the server. */
export const descriptor: NetworkDescriptor = makeDescriptor(
  {
    network: 'instagram',
    formats,
    settings,
    countText: butInStories(unitsUpTo(most)),
    can: {
      firstComment: true,
      altText: true,
      remove: true,
      boost: true,
      figures: true,
      fetchesMedia: true,
      readBack: 'always',
    },
  },
  ownFaults,
)
