import { describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '../meta/graph-time.ts'
import { nextOffsets, takeChunk } from './chunked-upload.ts'
import {
  checkComment,
  checkLink,
  checkMessage,
  checkPhoto,
  checkSchedule,
  faultOfFilm,
} from './page-rules.ts'

const facts = (facts: object) => expect.objectContaining({ facts: expect.objectContaining(facts) })

describe('texts', () => {
  test('have a longest', () => {
    expect(() => checkMessage('a'.repeat(63_206), undefined)).not.toThrow()
    expect(() => checkMessage('a'.repeat(63_207), undefined)).toThrow('Name parameter too long')
    expect(() => checkMessage('a'.repeat(131), '106018623298955')).toThrow(facts({ code: 100 }))
    expect(() => checkComment('a'.repeat(8001))).toThrow(facts({ code: 100 }))
  })

  test.each([
    ['nowhere', 2061006],
    ['ftp://example.test/a', 2061006],
    ['https://www.facebook.com/shop', 1609008],
  ])('the link %s is refused', (link, subcode) => {
    expect(() => checkLink(link)).toThrow(facts({ code: 100, subcode }))
    expect(() => checkLink('https://example.test/facebook.com')).not.toThrow()
  })
})

describe('a planned moment', () => {
  test.each([
    [9 * minuteMs, 'post', false],
    [10 * minuteMs, 'post', true],
    [30 * dayMs, 'post', true],
    [30 * dayMs + 1, 'post', false],
    [10 * minuteMs, 'reel', false],
    [10 * minuteMs + 1, 'reel', true],
    [29 * dayMs + 1, 'reel', false],
  ] as const)('%i ms ahead for a %s: %s', (aheadMs, what, isTaken) => {
    const check = () => checkSchedule(aheadMs, 0, what)
    if (isTaken) expect(check).not.toThrow()
    else expect(check).toThrow('scheduled publish time is invalid')
  })
})

describe('media', () => {
  test('photos are of known kinds and not too heavy', () => {
    expect(() => checkPhoto({ mime: 'image/png' }, 1000)).not.toThrow()
    for (const [mime, bytes] of [
      ['image/webp', 1000],
      ['image/jpeg', 11 * 1024 * 1024],
    ] as const)
      expect(() => checkPhoto({ mime }, bytes)).toThrow(facts({ subcode: 1366046 }))
    expect(() => checkPhoto({ mime: 'text/html' }, 10)).toThrow(facts({ subcode: 1366046 }))
  })

  test.each([
    [{ mime: 'video/mp4', durationMs: 200_000, widthPx: 320, heightPx: 200 }, 'video', undefined],
    [{ mime: 'video/mp4', durationMs: 90_000, widthPx: 540, heightPx: 960 }, 'reel', undefined],
    [{ mime: 'video/mp4', durationMs: 91_000 }, 'reel', 'seconds'],
    [{ mime: 'video/mp4', durationMs: 61_000 }, 'story', 'seconds'],
    [{ mime: 'video/mp4', widthPx: 480, heightPx: 854 }, 'reel', 'resolution'],
    [{ mime: 'image/png' }, 'video', 'not a video'],
  ] as const)('%o as a %s', (film, use, words) => {
    const fault = faultOfFilm(film, use)
    if (words === undefined) expect(fault).toBeUndefined()
    else expect(fault).toContain(words)
  })
})

describe('a chunked upload', () => {
  test('asks for the next bytes until there are no more', () => {
    expect(nextOffsets(0, 1_500_000)).toEqual({ start_offset: '0', end_offset: '1048576' })
    const held = takeChunk(0, 1_500_000, 0, 1_048_576)
    expect(nextOffsets(held, 1_500_000)).toEqual({ start_offset: '1048576', end_offset: '1500000' })
    const all = takeChunk(held, 1_500_000, 1_048_576, 451_424)
    expect(nextOffsets(all, 1_500_000)).toEqual({ start_offset: '1500000', end_offset: '1500000' })
  })

  test.each([
    [5, 10],
    [0, 2_000_000],
    [0, 0],
  ])('a chunk at %i of %i bytes is refused and says where to go on', (start, bytes) => {
    expect(() => takeChunk(0, 1_500_000, start, bytes)).toThrow(
      facts({ subcode: 1363037, data: { start_offset: '0', end_offset: '1048576' } }),
    )
  })
})
