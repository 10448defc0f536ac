// What TikTok checks before it takes a post.
import type { Sniffed } from '../shared/sniff.ts'
import { TikTokRefusal } from './tiktok-error.ts'

export const privacyLevels = [
  'PUBLIC_TO_EVERYONE',
  'MUTUAL_FOLLOW_FRIENDS',
  'FOLLOWER_OF_CREATOR',
  'SELF_ONLY',
] as const
export type PrivacyLevel = (typeof privacyLevels)[number]

export interface Creator {
  isPrivate: boolean
  commentDisabled: boolean
  duetDisabled: boolean
  stitchDisabled: boolean
  maxDurationSec: number
}

export const privacyOptions = ({ isPrivate }: Creator): PrivacyLevel[] => [
  isPrivate ? 'FOLLOWER_OF_CREATOR' : 'PUBLIC_TO_EVERYONE',
  'MUTUAL_FOLLOW_FRIENDS',
  'SELF_ONLY',
]

/** JavaScript's own length is the one that TikTok counts: UTF-16 units. */
export function checkText(name: string, value: unknown, most: number): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') throw new TikTokRefusal('invalid_params', `The ${name} must be a string`)
  if (value.length > most) throw new TikTokRefusal('invalid_params', `The ${name} is too long`)
  return value
}

export function checkPrivacy(value: unknown, creator: Creator, isAudited: boolean): PrivacyLevel {
  const level = privacyLevels.find((one) => one === value)
  if (!level) throw new TikTokRefusal('invalid_param', 'The privacy_level is invalid')
  // Both at once: the post for its author only, and an account that is private while posting.
  if (!isAudited && (level !== 'SELF_ONLY' || !creator.isPrivate))
    throw new TikTokRefusal(
      'unaudited_client_can_only_post_to_private_accounts',
      'Please review our integration guidelines at https://developers.tiktok.com/doc/content-sharing-guidelines/',
    )
  if (!privacyOptions(creator).includes(level))
    throw new TikTokRefusal(
      'privacy_level_option_mismatch',
      'The privacy_level is not among the creator’s options',
    )
  return level
}

export function checkSwitches(info: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  for (const name of names)
    if (info[name] !== undefined && typeof info[name] !== 'boolean')
      throw new TikTokRefusal('invalid_params', `The ${name} must be a boolean`)
  if (info.brand_content_toggle === true && info.privacy_level === 'SELF_ONLY')
    throw new TikTokRefusal('invalid_param', 'Branded content visibility cannot be set to private')
}

/** What is not in the documentation is refused: here a typing mistake must not pass in silence. */
export function checkKnown(
  where: string,
  info: Readonly<Record<string, unknown>>,
  known: readonly string[],
): void {
  for (const name of Object.keys(info))
    if (!known.includes(name))
      throw new TikTokRefusal('invalid_params', `The ${where} has an unknown field ${name}`)
}

export const failReasons = [
  'file_format_check_failed',
  'duration_check_failed',
  'frame_rate_check_failed',
  'picture_size_check_failed',
  'video_pull_failed',
  'photo_pull_failed',
  'internal',
  'publish_cancelled',
  'auth_removed',
  'spam_risk',
  'spam_risk_text',
  'spam_risk_user_banned_from_posting',
  'spam_risk_too_many_posts',
] as const
export type FailReason = (typeof failReasons)[number]

/** Found out after the upload, so told by the status and never by the call itself. */
export function faultOfFilm(
  { mime, durationMs, widthPx, heightPx }: Sniffed,
  creator: Creator,
): FailReason | undefined {
  if (!mime.startsWith('video/')) return 'file_format_check_failed'
  const longestMs = Math.min(creator.maxDurationSec, 600) * 1000
  if (durationMs !== undefined && (durationMs < 3000 || durationMs > longestMs))
    return 'duration_check_failed'
  for (const side of [widthPx, heightPx])
    if (side !== undefined && (side < 360 || side > 4096)) return 'picture_size_check_failed'
  return undefined
}

/** JPEG and WebP only. */
export function faultOfPhoto(
  { mime, widthPx = 0, heightPx = 0 }: Sniffed,
  byteCount: number,
): FailReason | undefined {
  if (!['image/jpeg', 'image/webp'].includes(mime) || byteCount > 20 * 1024 * 1024)
    return 'file_format_check_failed'
  const [short, long] = [Math.min(widthPx, heightPx), Math.max(widthPx, heightPx)]
  return short > 1080 || long > 1920 ? 'picture_size_check_failed' : undefined
}
