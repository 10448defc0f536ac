import { describe, expect, test } from 'vitest'
import { dayMs } from '../meta/graph-time.ts'
import { type Progress, statusCode, statusText } from './container.ts'
import { wrongMediaMetric } from './insight-metrics.ts'
import { instagramRefusal, instagramSubcodes } from './instagram-error.ts'
import { checkCaption, faultOfFilm, faultOfPicture } from './media-rules.ts'

const subcode = (subcode: number) => expect.objectContaining({ facts: expect.objectContaining({ subcode }) })

describe('captions', () => {
  test('may be as long as allowed and no longer', () => {
    expect(() => checkCaption('é'.repeat(2200))).not.toThrow()
    expect(() => checkCaption('é'.repeat(2201))).toThrow(subcode(2207010))
    expect(() => checkCaption('#a '.repeat(31))).toThrow(subcode(2207010))
    expect(() => checkCaption('@a '.repeat(21))).toThrow(subcode(2207040))
    expect(() => checkCaption(`${'#a '.repeat(30)}${'@a '.repeat(20)}`)).not.toThrow()
  })
})

describe('pictures and films', () => {
  test.each([
    ['image/jpeg', 1080, 1350, 1000, 'feed', undefined],
    ['image/jpeg', 1080, 566, 1000, 'feed', undefined],
    ['image/jpeg', 1080, 1920, 1000, 'story', undefined],
    ['image/jpeg', 1080, 1920, 1000, 'feed', 2207009],
    ['image/jpeg', 1080, 500, 1000, 'feed', 2207009],
    ['image/png', 1080, 1080, 1000, 'feed', 2207005],
    ['image/jpeg', 1080, 1080, 8 * 1024 * 1024 + 1, 'feed', 2207004],
  ] as const)('a %s of %i by %i and %i bytes for the %s', (mime, widthPx, heightPx, bytes, use, fault) => {
    expect(faultOfPicture({ mime, widthPx, heightPx }, bytes, use)).toBe(fault)
  })

  test('what is no picture was not fetched', () => {
    expect(faultOfPicture({ mime: 'text/html' }, 10, 'feed')).toBe(2207052)
  })

  test.each([
    [{ mime: 'video/mp4', durationMs: 14 * 60_000, widthPx: 1080, heightPx: 1920 }, 'reel', undefined],
    [{ mime: 'video/quicktime' }, 'reel', undefined],
    [{ mime: 'video/webm' }, 'reel', 2207026],
    [{ mime: 'video/mp4', durationMs: 2000 }, 'reel', 2207026],
    [{ mime: 'video/mp4', durationMs: 61_000 }, 'story', 2207026],
    [{ mime: 'video/mp4', durationMs: 61_000 }, 'item', 2207026],
    [{ mime: 'video/mp4', widthPx: 3840, heightPx: 2160 }, 'reel', 2207026],
    [{ mime: 'text/html' }, 'reel', 2207026],
  ] as const)('%o as a %s', (film, use, fault) => {
    expect(faultOfFilm(film, 1000, use)).toBe(fault)
  })

  test('a film may be too heavy', () => {
    expect(faultOfFilm({ mime: 'video/mp4' }, 101 * 1024 * 1024, 'story')).toBe(2207026)
    expect(faultOfFilm({ mime: 'video/mp4' }, 101 * 1024 * 1024, 'reel')).toBeUndefined()
  })
})

describe('a container', () => {
  const reel: Progress = { kind: 'reel', createdAtMs: 0, polls: 0, awaitsBytes: false }

  test('moves on with looks and with time', () => {
    expect(statusCode(reel, 1)).toBe('IN_PROGRESS')
    expect(statusCode({ ...reel, polls: 3 }, 1)).toBe('FINISHED')
    expect(statusCode(reel, 60_000)).toBe('FINISHED')
    expect(statusCode({ ...reel, mediaId: '1' }, 2 * dayMs)).toBe('PUBLISHED')
    expect(statusCode(reel, dayMs + 1)).toBe('EXPIRED')
  })

  test('fails only once it was processed', () => {
    const bad = { ...reel, failure: 2207026 as const }
    expect(statusCode(bad, 1)).toBe('IN_PROGRESS')
    expect(statusCode({ ...bad, polls: 3 }, 1)).toBe('ERROR')
    expect(statusText('ERROR', 2207026)).toContain('2207026')
  })

  test('of a carousel waits for what is in it, and fails with it', () => {
    const carousel: Progress = { kind: 'carousel', createdAtMs: 0, polls: 1, awaitsBytes: false }
    expect(statusCode(carousel, 1, [reel])).toBe('IN_PROGRESS')
    expect(statusCode(carousel, 1, [{ ...reel, polls: 3 }])).toBe('FINISHED')
    expect(statusCode(carousel, 1, [{ ...reel, polls: 3, failure: 2207026 }])).toBe('ERROR')
  })

  test('that waits for bytes is not done by waiting', () => {
    expect(statusCode({ ...reel, awaitsBytes: true, polls: 9 }, 90_000)).toBe('IN_PROGRESS')
  })
})

test('each figure belongs to a product', () => {
  expect(wrongMediaMetric('FEED', ['reach', 'profile_activity'], 'instagram')).toBeUndefined()
  expect(wrongMediaMetric('STORY', ['reach', 'likes'], 'facebook')).toBe('likes')
  expect(wrongMediaMetric('REELS', ['plays'], 'facebook')).toBe('plays')
  expect(wrongMediaMetric('FEED', ['total_views'], 'facebook')).toBeUndefined()
  expect(wrongMediaMetric('FEED', ['total_views'], 'instagram')).toBe('total_views')
})

test.each(instagramSubcodes)('%i is a whole refusal', (subcode) => {
  expect(instagramRefusal(subcode).facts).toMatchObject({ subcode, status: 400, title: expect.any(String) })
})
