import type {
  FormatRule,
  NetworkDescriptor,
  NetworkLimits,
  PostFacts,
  PostFault,
  PostFormat,
  VideoRule,
} from '../descriptor.ts'
import { postFormats } from '../descriptor.ts'
import { findFaults } from './find-faults.ts'

type Parts = Omit<NetworkDescriptor, 'faultsOf' | 'within'>

/** A descriptor of its parts, and of the faults only this network knows. */
export const makeDescriptor = (
  parts: Parts,
  ownFaults: (post: PostFacts) => PostFault[] = () => [],
): NetworkDescriptor => ({
  ...parts,
  faultsOf: (post) => [...findFaults(parts, post), ...ownFaults(post)],
  within: (limits) => makeDescriptor(limited(parts, limits), ownFaults),
})

const limited = (parts: Parts, limits: NetworkLimits): Parts => {
  const formats: Partial<Record<PostFormat, FormatRule>> = {}
  for (const name of postFormats) {
    const rule = parts.formats[name]
    if (rule) formats[name] = limitedRule(rule, limits)
  }
  const countText = limitedCount(parts.countText, limits)
  // Where a comment is a post it may be as long as one, and where it is not the account changes nothing of it.
  const isPost = parts.countComment === parts.countText
  const ofComment = isPost ? { countComment: (text: string) => countText(text, 'text') } : {}
  return { ...parts, formats, countText, ...ofComment }
}

const limitedRule = (rule: FormatRule, limits: NetworkLimits): FormatRule => ({
  ...rule,
  ...(rule.images && limits.imageBytes !== undefined
    ? { images: { ...rule.images, each: { ...rule.images.each, mostBytes: limits.imageBytes } } }
    : {}),
  ...(rule.video ? { video: limitedVideo(rule.video, limits) } : {}),
})

const limitedVideo = (
  video: VideoRule,
  { videoBytes = video.mostBytes, videoSeconds = video.seconds.most, videoSides }: NetworkLimits,
): VideoRule => ({
  ...video,
  mostBytes: videoBytes,
  seconds: { ...video.seconds, most: videoSeconds },
  ...(videoSides ? sidesOf(video.widthPx?.least ?? 1, videoSides) : {}),
})

/** Upright and lying alike: each side up to the longest, both together no more than one of each. */
export const sidesOf = (
  leastPx: number,
  { longestPx, shortestPx }: NonNullable<NetworkLimits['videoSides']>,
) => {
  const side = { least: leastPx, most: longestPx }
  return { widthPx: side, heightPx: side, mostPixels: longestPx * shortestPx }
}

const limitedCount =
  (
    countText: NetworkDescriptor['countText'],
    { text: most }: NetworkLimits,
  ): NetworkDescriptor['countText'] =>
  (text, format) => {
    const count = countText(text, format)
    // Where no text is sent there is nothing to limit.
    if (most === undefined || count.most === 0) return count
    const isOver = count.used > most || (count.also !== undefined && count.also.used > count.also.most)
    return { ...count, most, isOver }
  }
