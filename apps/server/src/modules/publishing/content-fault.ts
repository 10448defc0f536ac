// What a network's error says is wrong with a post, where its code or sentence names one thing.
import type { ContentFault } from '@postelier/contract'
import type { Rejection } from './delivery.ts'

/** Codes of Meta (the finer one after a stroke), TikTok, Bluesky, and plain statuses. No two mean different things. */
const byCode: Readonly<Record<string, ContentFault>> = {
  36000: 'pictureTooLarge',
  2207004: 'pictureTooLarge',
  36001: 'pictureFormat',
  2207005: 'pictureFormat',
  36003: 'ratio',
  2207009: 'ratio',
  36004: 'textTooLong',
  2207010: 'textTooLong',
  2207026: 'videoFormat',
  2207028: 'pages',
  2207040: 'mentions',
  1363023: 'videoTooLarge',
  1363024: 'videoFormat',
  1363026: 'videoTooLong',
  file_format_check_failed: 'videoFormat',
  duration_check_failed: 'videoLength',
  picture_size_check_failed: 'pictureSize',
  PayloadTooLarge: 'fileTooLarge',
  413: 'fileTooLarge',
}

/** X has no code of its own for these. */
const bySentence: readonly (readonly [RegExp, ContentFault])[] = [
  [/^your (tweet|post) text is too long/i, 'textTooLong'],
  [/^the (tweet|post) contains an invalid url/i, 'link'],
  [/^this user is not allowed to post a video longer than/i, 'videoTooLong'],
  [/maximum of 4 items/i, 'pages'],
]

export function contentFaultOf({ kind, code, message }: Rejection): ContentFault | null {
  if (kind !== 'mediaRejected' && kind !== 'validation') return null
  const [coarse = '', fine = ''] = code.split('/')
  return byCode[fine] ?? byCode[coarse] ?? bySentence.find(([form]) => form.test(message))?.[1] ?? null
}
