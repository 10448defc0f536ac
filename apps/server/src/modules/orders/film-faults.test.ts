import { expect, it } from 'vitest'
import { filmFault } from './film-faults.ts'

it('says which network would refuse a film, and leaves words and settings to who chooses them', () => {
  const film = (seconds: number) => ({
    ...{ id: 'a', name: 'Film.mp4', mime: 'video/mp4', bytes: 5_000_000, sha256: '', variants: ['film'] },
    ...{ widthPx: 1080, heightPx: 1920 },
    film: { seconds, framesPerSecond: 30, videoCodec: 'avc', audioCodec: 'aac' },
  })
  const silent = { common: '', own: {} }
  expect(filmFault(['facebook', 'instagram', 'tiktok'], silent, film(20))).toBeUndefined()
  expect(filmFault(['facebook', 'bluesky'], silent, film(3 * 3600))).toMatchObject({
    key: 'postFaults:videoTooLong',
    network: 'Bluesky',
  })
})
