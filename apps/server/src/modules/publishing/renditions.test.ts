import { networks, type TaskFormat } from '@postelier/contract'
import { descriptors } from '@postelier/networks'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { hasBands, type Plan, planFor, type Shown, tries } from './renditions.ts'

const picture = (widthPx: number, heightPx: number, isLossless = false): Shown => ({
  kind: 'image',
  widthPx,
  heightPx,
  isLossless,
})
const film: Shown = { ...picture(720, 1280), kind: 'video' }
const planned = (network: (typeof networks)[number], form: TaskFormat, ...shown: Shown[]) =>
  planFor(network, form, shown).pictures.map((one) => one?.frame)

describe('a picture’s frame', () => {
  it('is the picture’s own where the network takes it so', () => {
    const own = { width: 1080, height: 1350, inner: { left: 0, top: 0, width: 1080, height: 1350 } }
    expect(planned('instagram', 'image', picture(1080, 1350))).toEqual([own])
    expect(planned('facebook', 'image', picture(1080, 1920))[0]).toMatchObject({ width: 1080, height: 1920 })
  })

  it('has bands at the sides of what is too tall and above and below what is too wide; nothing is cut', () => {
    expect(planned('instagram', 'image', picture(1080, 1920))).toEqual([
      { width: 1536, height: 1920, inner: { left: 228, top: 0, width: 1080, height: 1920 } },
    ])
    expect(planned('instagram', 'image', picture(2000, 500))).toEqual([
      { width: 2000, height: 1047, inner: { left: 0, top: 273, width: 2000, height: 500 } },
    ])
  })

  it('is that of the first picture for all where the network would cut the others to it', () => {
    const shown = [picture(1000, 1000), picture(1000, 500), picture(500, 1000)]
    expect(planned('instagram', 'carousel', ...shown).map((one) => one && one.width / one.height)).toEqual([
      1, 1, 1,
    ])
    expect(planned('facebook', 'carousel', ...shown).map((one) => one && hasBands(one))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('is smaller where the network takes nothing so large', () => {
    expect(planned('tiktok', 'image', picture(2048, 2048))[0]).toMatchObject({ width: 1440, height: 1440 })
    expect(planned('tiktok', 'image', picture(4000, 1000))[0]).toMatchObject({ width: 1920, height: 480 })
  })

  it('is always one that the network takes, with all of the picture in it', () => {
    const length = fc.integer({ min: 20, max: 6000 })
    const given = fc.record({
      network: fc.constantFrom(...networks),
      form: fc.constantFrom<TaskFormat>('image', 'carousel', 'album'),
      shown: fc.array(fc.tuple(length, length, fc.boolean()), { minLength: 1, maxLength: 4 }),
    })
    fc.assert(
      fc.property(given, ({ network, form, shown }) => {
        const sources = shown.map((one) => picture(...one))
        const { format, pictures } = planFor(network, form, sources)
        const media = pictures.map((one) => ({
          kind: 'image' as const,
          mime: one?.mimes.at(-1) ?? '',
          bytes: 1000,
          widthPx: one?.frame.width ?? 0,
          heightPx: one?.frame.height ?? 0,
        }))
        const faults = descriptors[network].faultsOf({ format, text: 'Un', media, settings: {} })
        expect(faults.filter(({ code }) => code.startsWith('media'))).toEqual([])
        for (const [nth, one] of pictures.entries()) {
          const { widthPx, heightPx } = sources[nth] ?? picture(1, 1)
          const inner = one?.frame.inner ?? { width: 0, height: 0, left: 0, top: 0 }
          // Whole, but for a pixel of rounding.
          const [across, down] = [inner.width / widthPx, inner.height / heightPx]
          expect(Math.abs(across - down)).toBeLessThanOrEqual(1 / widthPx + 1 / heightPx)
          expect(inner.left + inner.width).toBeLessThanOrEqual(one?.frame.width ?? 0)
          expect(inner.top + inner.height).toBeLessThanOrEqual(one?.frame.height ?? 0)
        }
      }),
      { examples: [[{ network: 'instagram', form: 'image', shown: [[20, 28, false]] }]] },
    )
  })
})

test('several pages are one document on LinkedIn, as photographs; alone they are a picture', () => {
  const two = planFor('linkedin', 'carousel', [picture(1000, 1000, true), picture(900, 500)])
  expect(two.document).toEqual({ mostBytes: 100_000_000 })
  expect(two.pictures.map((one) => [one?.mimes, one && one.frame.width / one.frame.height])).toEqual([
    [['image/jpeg'], 1],
    [['image/jpeg'], 1],
  ])
  expect(planFor('linkedin', 'carousel', [picture(1000, 1000)]).document).toBeNull()
})

test('what is kept without loss stays so where the network takes it, and a film goes out as it is', () => {
  expect(planFor('x', 'image', [picture(100, 100, true)]).pictures[0]?.mimes).toEqual([
    'image/png',
    'image/jpeg',
  ])
  expect(planFor('instagram', 'image', [picture(100, 100, true)]).pictures[0]?.mimes).toEqual(['image/jpeg'])
  expect(planFor('instagram', 'video', [film])).toEqual({ format: 'video', document: null, pictures: [null] })
})

test('a story shows a picture in the form it has, where a post would get bands', () => {
  const tall = picture(1080, 1920)
  const frameOf = ({ pictures: [one] }: Plan) => one && { ...one.frame, hasBands: hasBands(one.frame) }
  expect(frameOf(planFor('instagram', 'image', [tall], 'story'))).toMatchObject({
    width: 1080,
    height: 1920,
    hasBands: false,
  })
  expect(frameOf(planFor('instagram', 'image', [tall]))).toMatchObject({ hasBands: true })
})

test('each try weighs less than the one before', () => {
  const weights = tries.map(({ quality, scale }) => quality * scale ** 2)
  expect(weights).toEqual([...weights].sort((one, other) => other - one))
})
