import { describe, expect, test } from 'vitest'
import { MinuteLimit } from './minute-limit.ts'
import {
  type Creator,
  checkKnown,
  checkPrivacy,
  checkSwitches,
  checkText,
  faultOfFilm,
  faultOfPhoto,
} from './post-rules.ts'
import { answer, TikTokRefusal, withBigIntegers } from './tiktok-error.ts'

const open: Creator = {
  isPrivate: false,
  commentDisabled: false,
  duetDisabled: false,
  stitchDisabled: false,
  maxDurationSec: 300,
}
const hidden = { ...open, isPrivate: true }

describe('who may see it', () => {
  test.each([
    ['PUBLIC_TO_EVERYONE', open, true],
    ['SELF_ONLY', open, true],
    ['FOLLOWER_OF_CREATOR', hidden, true],
    ['SELF_ONLY', hidden, false],
  ] as const)('%s is taken', (level, creator, isAudited) => {
    expect(checkPrivacy(level, creator, isAudited)).toBe(level)
  })

  test.each([
    ['PUBLIC_TO_EVERYONE', hidden, true, 'privacy_level_option_mismatch'],
    ['FOLLOWER_OF_CREATOR', open, true, 'privacy_level_option_mismatch'],
    ['PUBLIC_TO_EVERYONE', hidden, false, 'unaudited_client_can_only_post_to_private_accounts'],
    ['SELF_ONLY', open, false, 'unaudited_client_can_only_post_to_private_accounts'],
    ['EVERYBODY', open, true, 'invalid_param'],
  ] as const)('%s is refused', (level, creator, isAudited, code) => {
    expect(() => checkPrivacy(level, creator, isAudited)).toThrow(expect.objectContaining({ code }))
  })
})

describe('the rest of a post', () => {
  test('text is counted in UTF-16 units', () => {
    expect(checkText('title', '😀'.repeat(45), 90)).toHaveLength(90)
    expect(() => checkText('title', '😀'.repeat(46), 90)).toThrow(TikTokRefusal)
    expect(() => checkText('title', 7, 90)).toThrow(TikTokRefusal)
  })

  test('branded content is never for its author only; switches are booleans; unknown fields are refused', () => {
    expect(() =>
      checkSwitches({ brand_content_toggle: true, privacy_level: 'SELF_ONLY' }, ['brand_content_toggle']),
    ).toThrow('Branded')
    expect(() => checkSwitches({ disable_duet: 'no' }, ['disable_duet'])).toThrow('boolean')
    expect(() => checkKnown('post_info', { privacy: 'x' }, ['privacy_level'])).toThrow('privacy')
  })

  test.each([
    [{ mime: 'video/mp4', durationMs: 12_000, widthPx: 1080, heightPx: 1920 }, undefined],
    [{ mime: 'video/mp4' }, undefined],
    [{ mime: 'text/html' }, 'file_format_check_failed'],
    [{ mime: 'video/mp4', durationMs: 2000 }, 'duration_check_failed'],
    [{ mime: 'video/mp4', durationMs: 301_000 }, 'duration_check_failed'],
    [{ mime: 'video/mp4', widthPx: 320, heightPx: 640 }, 'picture_size_check_failed'],
  ])('a film %o', (film, fault) => {
    expect(faultOfFilm(film, open)).toBe(fault)
  })

  test.each([
    ['image/jpeg', 1080, 1920, 1000, undefined],
    ['image/webp', 1920, 1080, 1000, undefined],
    ['image/png', 1080, 1080, 1000, 'file_format_check_failed'],
    ['image/jpeg', 1080, 1080, 21_000_000, 'file_format_check_failed'],
    ['image/jpeg', 2000, 2000, 1000, 'picture_size_check_failed'],
  ])('a photo that is %s, %i by %i, %i bytes', (mime, widthPx, heightPx, byteCount, fault) => {
    expect(faultOfPhoto({ mime, widthPx, heightPx }, byteCount)).toBe(fault)
  })
})

test('six a minute are six in any sixty seconds', () => {
  const limit = new MinuteLimit()
  const start = 1_000_000
  for (let n = 0; n < 6; n++) expect(limit.take('a', 6, start + n * 1000)).toBe(true)
  expect(limit.take('a', 6, start + 30_000)).toBe(false)
  expect(limit.take('b', 6, start + 30_000)).toBe(true)
  expect(limit.take('a', 6, start + 60_500)).toBe(true)
  expect(limit.take('a', 6, start + 60_600)).toBe(false)
})

test('post ids are bare integers beyond 2^53', () => {
  expect(withBigIntegers({ ids: [7_345_678_901_234_567_890n] })).toBe('{"ids":[7345678901234567890]}')
  expect(answer({})).toMatchObject({ error: { code: 'ok', message: '' } })
  expect(new TikTokRefusal('spam_risk', 'no').body).toMatchObject({
    data: {},
    error: { code: 'spam_risk' },
  })
})
