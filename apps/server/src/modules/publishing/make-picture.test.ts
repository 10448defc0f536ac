import sharp from 'sharp'
import { expect, it } from 'vitest'
import { makePicture } from './make-picture.ts'
import { planFor } from './renditions.ts'

const paper = [240, 230, 220] as const
const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
const plan = (
  widthPx: number,
  heightPx: number,
  isLossless = false,
  network: 'instagram' | 'bluesky' | 'x' = 'instagram',
) => {
  const [one] = planFor(network, 'image', [{ kind: 'image', widthPx, heightPx, isLossless }]).pictures
  if (!one) throw new Error('A picture has a plan')
  return one
}
const colourAt = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]
const near = (one: number[], other: readonly number[]) =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < 8)

it('stands between bands of the colours it ends in', async () => {
  const upper = await flat(500, 100, '#2060c0').png().toBuffer()
  const source = await flat(500, 200, '#c02020')
    .composite([{ input: upper, gravity: 'north' }])
    .png()
    .toBuffer()
  const made = await makePicture(source, { ...plan(500, 100), frame: plan(1000, 400).frame }, paper)
  expect(made).toMatchObject({ mime: 'image/jpeg', widthPx: 1000, heightPx: 524, isBest: true })
  expect(near(await colourAt(made.bytes, 500, 10), [0x20, 0x60, 0xc0])).toBe(true)
  expect(near(await colourAt(made.bytes, 500, 515), [0xc0, 0x20, 0x20])).toBe(true)
})

it('stands on paper where its edge is of many colours, and where one sees through it', async () => {
  const wild = await makePicture(await noise(600, 1400), plan(600, 1400), paper)
  expect([wild.widthPx, wild.heightPx]).toEqual([1120, 1400])
  expect(near(await colourAt(wild.bytes, 20, 700), paper)).toBe(true)
  const clear = sharp({ create: { width: 400, height: 400, channels: 4, background: '#00000000' } })
  const made = await makePicture(await clear.png().toBuffer(), plan(400, 400), paper)
  expect(near(await colourAt(made.bytes, 200, 200), paper)).toBe(true)
})

it('gives up quality, then size, until the network takes its weight', { tags: ['deep'] }, async () => {
  const heavy = await noise(2000, 2000)
  const made = await makePicture(heavy, plan(2000, 2000, false, 'bluesky'), paper)
  expect(made.bytes.length).toBeLessThanOrEqual(1_900_000)
  expect(made.isBest).toBe(false)
  expect((await sharp(made.bytes).metadata()).width).toBe(made.widthPx)
  const tiny = await makePicture(heavy, { ...plan(2000, 2000), mostBytes: 60_000 }, paper)
  expect(tiny.bytes.length).toBeLessThanOrEqual(60_000)
  expect(tiny.widthPx).toBeLessThan(2000)
})

it('stays without loss where that is light enough, and becomes a photograph where it is not', {
  tags: ['deep'],
}, async () => {
  const logo = await flat(800, 800, '#0a7f5a').png().toBuffer()
  expect(await makePicture(logo, plan(800, 800, true, 'x'), paper)).toMatchObject({
    mime: 'image/png',
    isBest: true,
  })
  const heavy = await sharp(await noise(2000, 2000))
    .png()
    .toBuffer()
  const made = await makePicture(heavy, plan(2000, 2000, true, 'x'), paper)
  expect(made.mime).toBe('image/jpeg')
  expect(made.bytes.length).toBeLessThanOrEqual(5_000_000)
})
