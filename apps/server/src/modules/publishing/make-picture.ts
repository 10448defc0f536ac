// A picture as a network gets it: its size, its form, its weight.
import type { Rgb } from '@postelier/scene'
import type { Sharp } from 'sharp'
import type { sharp as library } from '../../platform/pictures/picture-library.ts'
import { edgeColours, type Pixels } from './edge-colour.ts'
import {
  hasBands,
  type PictureLayout,
  type PictureMime,
  type PicturePlan,
  scaled,
  tries,
} from './renditions.ts'

export interface MadePicture {
  readonly bytes: Buffer
  readonly mime: PictureMime
  readonly widthPx: number
  readonly heightPx: number
  /** As good as it gets: no network's weight shows in it. */
  readonly isBest: boolean
}

/** `paper` shows through what is transparent, and fills bands where no colour goes with the picture's edges. */
export async function makePicture(source: Buffer, plan: PicturePlan, paper: Rgb): Promise<MadePicture> {
  // Its library is large and read with the first picture.
  const { sharp } = await import('../../platform/pictures/picture-library.ts')
  const { mostBytes } = plan
  const [last = 'image/jpeg', ...firsts] = plan.mimes.toReversed()
  const at = (frame: PictureLayout) => framed(sharp, source, frame, paper)
  for (const mime of firsts.toReversed()) {
    const made = await encode(await at(plan.frame), plan.frame, mime, 100)
    if (made.bytes.length <= mostBytes) return { ...made, isBest: true }
  }
  let picture = { scale: 1, image: await at(plan.frame) }
  for (const [nth, { quality, scale }] of tries.entries()) {
    const frame = scaled(plan.frame, scale)
    if (scale !== picture.scale) picture = { scale, image: await at(frame) }
    const made = await encode(picture.image, frame, last, quality)
    if (made.bytes.length <= mostBytes) return { ...made, isBest: nth === 0 && firsts.length === 0 }
  }
  throw new Error(`No picture of ours stays over ${mostBytes} bytes at a quarter of its size`)
}

type Library = typeof library

async function framed(sharp: Library, source: Buffer, frame: PictureLayout, paper: Rgb): Promise<Sharp> {
  const { inner } = frame
  const { data } = await sharp(source)
    .resize({ width: inner.width, height: inner.height, fit: 'fill' })
    .flatten({ background: colourOf(paper) })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { width: inner.width, height: inner.height, data }
  const raw = { width: inner.width, height: inner.height, channels: 3 as const }
  if (!hasBands(frame)) return sharp(data, { raw })
  const [first, second] = fillsOf(frame, pixels, paper)
  const { data: whole } = await sharp({
    create: { width: frame.width, height: frame.height, channels: 3, background: colourOf(first) },
  })
    .composite([
      { input: band(frame, second), ...beyond(frame) },
      { input: data, raw, left: inner.left, top: inner.top },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(whole, { raw: { width: frame.width, height: frame.height, channels: 3 } })
}

const isUpright = ({ width, inner }: PictureLayout): boolean => inner.width === width

function fillsOf(frame: PictureLayout, pixels: Pixels, paper: Rgb): [Rgb, Rgb] {
  return edgeColours(pixels, isUpright(frame) ? ['top', 'bottom'] : ['left', 'right']) ?? [paper, paper]
}

/** The second half, under the picture. */
const beyond = (frame: PictureLayout) =>
  isUpright(frame)
    ? { left: 0, top: frame.height - half(frame.height) }
    : { left: frame.width - half(frame.width), top: 0 }
const half = (length: number) => Math.max(1, Math.floor(length / 2))

const band = (frame: PictureLayout, colour: Rgb) => ({
  create: {
    width: isUpright(frame) ? frame.width : half(frame.width),
    height: isUpright(frame) ? half(frame.height) : frame.height,
    channels: 3 as const,
    background: colourOf(colour),
  },
})

const colourOf = ([r, g, b]: Rgb) => ({ r, g, b })

async function encode(image: Sharp, { width, height }: PictureLayout, mime: PictureMime, quality: number) {
  const copy = image.clone()
  // Whole colour resolution: letters on coloured grounds fray without it.
  const bytes = await (mime === 'image/png'
    ? copy.png({ compressionLevel: 8 })
    : copy.jpeg({ quality, chromaSubsampling: '4:4:4' })
  ).toBuffer()
  return { bytes, mime, widthPx: width, heightPx: height }
}
