import type {
  ImageRule,
  NetworkDescriptor,
  PostFacts,
  PostFault,
  TextCount,
  VideoRule,
} from '../descriptor.ts'
import { counted } from '../rules/count-text.ts'
import { makeDescriptor, sidesOf } from '../rules/make-descriptor.ts'
import { countWeighted, hasForbidden } from './count-weighted.ts'

// Accounts that pay X may write and film longer; nothing tells so before one is connected (facts 3.5, 3.6).
const most = 280

const image: ImageRule = {
  mimes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  mostBytes: 5_000_000,
  widthPx: { least: 1, most: 8192 },
  heightPx: { least: 1, most: 8192 },
}
const video: VideoRule = {
  mimes: ['video/mp4', 'video/quicktime'],
  mostBytes: 512_000_000,
  ratio: { least: 1 / 3, most: 3 },
  // X says 1280 by 1024, and not of which side; larger films are an account's own limit, or must be made smaller.
  ...sidesOf(32, { longestPx: 1280, shortestPx: 1024 }),
  seconds: { least: 0.5, most: 140 },
  framesPerSecond: { least: 1, most: 60 },
}
const several = { images: { least: 2, most: 4, each: image } }

const formats = {
  text: {},
  image: { images: { least: 1, most: 1, each: image } },
  carousel: several,
  album: several,
  video: { video },
}

export const settings: NetworkDescriptor['settings'] = {
  replies: { choices: ['everyone', 'following', 'mentioned'], otherwise: 'everyone' },
}

const countText = (text: string): TextCount => counted(countWeighted(text), most)

const ownFaults = (post: PostFacts): PostFault[] => {
  const cashtags = post.text.match(/(?<![\w$])\$[A-Za-z]{1,6}(?![\w$])/g)?.length ?? 0
  return [
    ...(hasForbidden(post.text) ? [{ code: 'textForbidden' as const }] : []),
    ...(cashtags > 1 ? [{ code: 'tooManyTags' as const, figures: { cashtags, most: 1 } }] : []),
  ]
}

/** X's limits and formats, by the smallest account: what paying accounts may is not told before connecting. */
export const descriptor: NetworkDescriptor = makeDescriptor(
  {
    network: 'x',
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
  },
  ownFaults,
)
