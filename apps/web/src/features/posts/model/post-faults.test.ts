import type { TaskFormat } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { faultsAt, faultsOn } from '#features/posts/model/post-faults.ts'
import type { Shape } from '#features/posts/model/post-on.ts'

const written = { hooks: { common: 'Le pain sort du four', own: {} }, firstComment: '', settings: {} }
const drawn = (format: TaskFormat, pages: number): Shape => ({
  format,
  pages,
  shows: 'design',
  media: { items: [] },
})
const film = (seconds: number, more: { bytes?: number; mime?: string } = {}): Shape => ({
  format: 'video',
  pages: 1,
  shows: 'media',
  media: {
    items: [
      {
        id: 'f',
        kind: 'video',
        mime: 'video/mp4',
        name: 'film.mp4',
        width: 1080,
        height: 1920,
        seconds,
        file: '',
        thumb: null,
        poster: null,
        framesPerSecond: 30,
        altText: '',
        bytes: 9_000_000,
        ...more,
      },
    ],
  },
})
const codes = (...of: Parameters<typeof faultsOn>) => faultsOn(...of).map(({ fault }) => fault.code)

describe('what stands against a post', () => {
  it('is nothing where it can go out as it is', () => {
    expect(codes('instagram', written, drawn('image', 1))).toEqual([])
    expect(codes('linkedin', written, drawn('carousel', 12))).toEqual([])
  })

  it('counts the words that network gets', () => {
    const hooks = { common: 'é'.repeat(301), own: { x: 'Court', bluesky: '  ' } }
    const shape = drawn('image', 1)
    expect(codes('x', { ...written, hooks }, shape)).toEqual([])
    expect(codes('bluesky', { ...written, hooks }, shape)).toEqual(['textTooLong'])
  })

  it('counts its pages, and does not judge what pictures are made to be', () => {
    expect(faultsOn('x', written, drawn('album', 5))).toMatchObject([
      { network: 'x', fault: { code: 'tooManyMedia', figures: { count: 5, most: 4 } } },
    ])
    expect(codes('bluesky', written, drawn('carousel', 4))).toEqual([])
  })

  it('measures a film, which goes out as it is', () => {
    expect(codes('instagram', written, film(20))).toEqual([])
    expect(codes('instagram', written, film(901))).toEqual(['videoTooLong'])
    expect(codes('tiktok', { ...written, settings: { tiktok: { privacy: 'public' } } }, film(2))).toEqual([
      'videoTooShort',
    ])
    expect(codes('instagram', written, film(20, { bytes: 400_000_000 }))).toEqual(['mediaTooLarge'])
    expect(codes('facebook', written, film(20, { mime: 'video/webm' }))).toEqual(['mediaKind'])
  })

  it('as a story is a picture or a film alone, where there are stories, and has no words', () => {
    const hooks = { common: 'é'.repeat(3000), own: {} }
    const story = (...[network, shape]: [Parameters<typeof faultsOn>[0], Shape]) =>
      faultsOn(network, { ...written, hooks }, shape, 'story').map(({ fault }) => fault.code)
    expect(story('instagram', drawn('image', 1))).toEqual([])
    expect(story('facebook', film(30))).toEqual([])
    expect(story('instagram', drawn('carousel', 3))).toEqual(['tooManyMedia'])
    expect(story('x', drawn('image', 1))).toEqual(['formatUnknown'])
  })

  it('misses the film of a post that is one', () => {
    expect(codes('x', written, drawn('video', 0))).toEqual(['tooFewMedia'])
  })

  it('misses the pictures of an album that has none yet, where words alone are no post', () => {
    expect(codes('instagram', written, drawn('album', 0))).toEqual(['tooFewMedia'])
    expect(codes('linkedin', written, drawn('album', 0))).toEqual([])
  })

  it('stands where it is mended', () => {
    const hooks = { common: '@ami '.repeat(21), own: {} }
    const faults = [
      ...faultsOn('instagram', { ...written, hooks }, drawn('album', 11)),
      ...faultsOn('tiktok', written, drawn('image', 1)),
      ...faultsOn('linkedin', { ...written, firstComment: 'a'.repeat(1251) }, drawn('image', 1)),
    ]
    const at = (place: Parameters<typeof faultsAt>[0]) =>
      faultsAt(place, faults).map(({ fault }) => fault.code)
    expect([at('text'), at('comment'), at('visual'), at('setting')]).toEqual([
      ['tooManyMentions'],
      ['commentTooLong'],
      ['tooManyMedia'],
      ['settingMissing'],
    ])
  })
})
