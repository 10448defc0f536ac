// What Instagram demands of captions, pictures and films.
import type { Sniffed } from '../shared/sniff.ts'
import { type InstagramSubcode, instagramRefusal } from './instagram-error.ts'

export function checkCaption(caption: string | undefined): void {
  if (caption === undefined) return
  // The unit is nowhere said; code points are what a person counts.
  if ([...caption].length > 2200) throw instagramRefusal(2207010)
  if ((caption.match(/#[\p{L}\p{N}_]+/gu) ?? []).length > 30) throw instagramRefusal(2207010)
  if ((caption.match(/@[\w.]+/g) ?? []).length > 20) throw instagramRefusal(2207040)
}

export const largestPictureBytes = 8 * 1024 * 1024

export function faultOfPicture(
  { mime, widthPx = 0, heightPx = 0 }: Sniffed,
  byteCount: number,
  use: 'feed' | 'story',
): InstagramSubcode | undefined {
  if (!mime.startsWith('image/')) return 2207052
  if (mime !== 'image/jpeg') return 2207005
  if (byteCount > largestPictureBytes) return 2207004
  const ratio = widthPx / heightPx
  // A pixel more or less from rounding is let pass.
  return use === 'feed' && (ratio < 0.797 || ratio > 1.915) ? 2207009 : undefined
}

const filmLimits = {
  reel: { leastMs: 3000, mostMs: 15 * 60_000, bytes: 300 * 1024 * 1024, narrowest: 0.01 },
  story: { leastMs: 3000, mostMs: 60_000, bytes: 100 * 1024 * 1024, narrowest: 0.1 },
  item: { leastMs: 3000, mostMs: 60_000, bytes: 300 * 1024 * 1024, narrowest: 0.01 },
} as const

/** Found out while the film is processed: the container ends as ERROR, the call that made it was fine. */
export function faultOfFilm(
  { mime, durationMs, widthPx, heightPx }: Sniffed,
  byteCount: number,
  use: keyof typeof filmLimits,
): InstagramSubcode | undefined {
  const limits = filmLimits[use]
  if (!['video/mp4', 'video/quicktime'].includes(mime) || byteCount > limits.bytes) return 2207026
  if (durationMs !== undefined && (durationMs < limits.leastMs || durationMs > limits.mostMs)) return 2207026
  if (widthPx === undefined || heightPx === undefined) return undefined
  const ratio = widthPx / heightPx
  return widthPx > 1920 || ratio < limits.narrowest || ratio > 10 ? 2207026 : undefined
}
