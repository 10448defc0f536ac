// What a Page may post, when, and how often.

import { GraphRefusal, invalidParameter } from '../meta/graph-error.ts'
import { dayMs, minuteMs } from '../meta/graph-time.ts'
import type { Sniffed } from '../shared/sniff.ts'

const longestMessage = 63_206
const longestColoured = 130

export function checkMessage(message: string, preset: string | undefined): void {
  if ([...message].length > longestMessage) throw invalidParameter('Name parameter too long')
  if (preset !== undefined && [...message].length > longestColoured)
    throw invalidParameter('The message is too long for a text format preset')
}

export function checkComment(message: string): void {
  if ([...message].length > 8000) throw invalidParameter('The comment is too long')
}

export function checkLink(link: string): void {
  const host = URL.canParse(link) ? new URL(link).hostname : ''
  if (!/^https?:/i.test(link) || host === '')
    throw invalidParameter('The url you supplied is invalid', { subcode: 2061006 })
  if (/(^|\.)facebook\.com$/.test(host))
    throw invalidParameter('You cannot link to Facebook from here.', { subcode: 1609008 })
}

const windows = {
  post: { leastMs: 10 * minuteMs, mostMs: 30 * dayMs },
  reel: { leastMs: 10 * minuteMs, mostMs: 29 * dayMs },
}

export function checkSchedule(atMs: number, nowMs: number, what: keyof typeof windows): void {
  const aheadMs = atMs - nowMs
  const { leastMs, mostMs } = windows[what]
  const isTooSoon = what === 'reel' ? aheadMs <= leastMs : aheadMs < leastMs
  if (isTooSoon || aheadMs > mostMs)
    throw invalidParameter('The specified scheduled publish time is invalid.')
}

const largestPhoto = 10 * 1024 * 1024
const photoKinds = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/tiff']

export function checkPhoto({ mime }: Sniffed, byteCount: number): void {
  if (!photoKinds.includes(mime) || byteCount > largestPhoto)
    throw invalidParameter(
      'Your photos couldn’t be uploaded. Photos should be less than 10 MB and saved as JPG, PNG, GIF, TIFF, or BMP files.',
      {
        subcode: 1366046,
      },
    )
}

/** Why a film fails while it is processed. */
export function faultOfFilm(
  { mime, durationMs, widthPx, heightPx }: Sniffed,
  use: 'video' | 'reel' | 'story',
): string | undefined {
  if (!mime.startsWith('video/')) return 'The file is not a video that can be read.'
  if (use === 'video') return undefined
  const mostMs = use === 'reel' ? 90_000 : 60_000
  if (durationMs !== undefined && (durationMs < 3000 || durationMs > mostMs))
    return `The video must run from 3 to ${mostMs / 1000} seconds.`
  if (widthPx !== undefined && heightPx !== undefined && (widthPx < 540 || heightPx < 960))
    return 'The video resolution is too low: at least 540 by 960 pixels are needed.'
  return undefined
}

export const duplicate = (): GraphRefusal =>
  new GraphRefusal({
    code: 506,
    message: '(#506) Duplicate status message',
    title: 'Duplicate Status Update',
    userMessage: 'This status update is identical to the last one you posted.',
  })

/** The edge enforces it; under which code is nowhere said, so it is the one for limits of an edge's own. */
export const tooManyReels = (): GraphRefusal =>
  new GraphRefusal({
    code: 613,
    message: '(#613) Calls to this api have exceeded the rate limit: 30 reels in 24 hours.',
  })

export const photosAlreadyPosted = (): GraphRefusal =>
  invalidParameter('Photos were already posted.', { subcode: 1366051 })
