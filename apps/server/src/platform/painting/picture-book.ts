// Pictures as Skia draws them, from bytes that somebody uploaded. Used in painting processes only.
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import { type Ink, inkOf, inkSide, type Size } from '@postelier/scene'
import type { Metadata, SharpOptions } from 'sharp'
import { maxPixels, sharp } from '../pictures/picture-library.ts'
import type { TaskAsset } from './paint-task.ts'
import { pictureKindOf } from './picture-kind.ts'

const timeLimit = { seconds: 20 }
const options: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }

/** There was no time, no memory or no thread: that says nothing about the picture, which may come out the next time. */
export class DecodingFailed extends Error {}
// What libvips says of the bytes themselves never begins so.
const forWantOfRoom =
  /timeout|out of memory|killed for image|unable to (?:create thread|allocate)|too many open files/i

/** Whether what a decoder said is about the bytes: anything else is thrown, so that it is not taken for a broken picture. */
function refuseUnlessBroken(error: unknown): null {
  const said = error instanceof Error ? error.message : String(error)
  if (forWantOfRoom.test(said)) throw new DecodingFailed(`A picture was not decoded: ${said}`)
  return null
}

/** What the decoded pictures of one process may take together. */
const mostKeptBytes = 96 * 1024 * 1024
/** One picture is never held larger than this; beyond it, it is halved once more. */
const mostPixelsHeld = 16_000_000

interface Kept {
  canvas: Canvas
  bytes: number
}

export class PictureBook {
  readonly #decode: typeof decode
  readonly #sizes = new Map<string, Size | null>()
  readonly #inks = new Map<string, Ink | null>()
  readonly #kept = new Map<string, Kept>()
  #bytes = 0

  constructor(decoder = decode) {
    this.#decode = decoder
  }

  /** As it is shown: upright. Nothing for what is no picture of a kind we draw. */
  async sizeOf({ hash, bytes }: TaskAsset): Promise<Size | null> {
    const known = this.#sizes.get(hash)
    if (known !== undefined) return known
    const size = await readSize(bytes)
    if (this.#sizes.size > 2_000) this.#sizes.clear()
    this.#sizes.set(hash, size)
    return size
  }

  /** What a logo is drawn with. */
  async inkOf({ hash, bytes }: TaskAsset): Promise<Ink | null> {
    const known = this.#inks.get(hash)
    if (known !== undefined) return known
    const ink = await readInk(bytes).catch(refuseUnlessBroken)
    if (this.#inks.size > 2_000) this.#inks.clear()
    this.#inks.set(hash, ink)
    return ink
  }

  /** Halved as often as it stays larger than it is drawn, which is how a screen draws it, too. */
  async decoded(asset: TaskAsset, own: Size, scale: number): Promise<Canvas | null> {
    const halvings = halvingsFor(own, scale)
    const key = `${asset.hash}/${halvings}`
    const known = this.#kept.get(key)
    if (known) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known.canvas
    }
    const canvas = await this.#decode(asset.bytes, own, halvings).catch(refuseUnlessBroken)
    if (canvas) this.#keep(key, { canvas, bytes: canvas.width * canvas.height * 4 })
    // What was promised by its first bytes and broke later is no picture, from now on.
    else this.#sizes.set(asset.hash, null)
    return canvas
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.set(key, kept)
    this.#bytes += kept.bytes
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#bytes <= mostKeptBytes || oldest === key) break
      this.#kept.delete(oldest)
      this.#bytes -= bytes
    }
  }
}

async function readSize(bytes: Uint8Array): Promise<Size | null> {
  const kind = pictureKindOf(bytes)
  if (kind === null) return null
  let metadata: Metadata
  try {
    metadata = await sharp(bytes, options).metadata()
  } catch (error) {
    return refuseUnlessBroken(error)
  }
  if (metadata.format !== kind || metadata.width * metadata.height > maxPixels) return null
  const { width, height } = metadata.autoOrient
  return { width, height }
}

async function readInk(bytes: Uint8Array): Promise<Ink | null> {
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .timeout(timeLimit)
    .resize({ width: inkSide, height: inkSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return inkOf({ width: info.width, height: info.height, data })
}

export function halvingsFor({ width, height }: Size, scale: number): number {
  let halvings = 0
  const pixels = () => (width * height) / 4 ** halvings
  while (2 ** -(halvings + 1) >= scale || pixels() > mostPixelsHeld) halvings++
  // Never down to nothing: a picture of 1 by 4000 has no half across.
  return Math.max(0, Math.min(halvings, Math.floor(Math.log2(Math.min(width, height)))))
}

async function decode(bytes: Uint8Array, own: Size, halvings: number): Promise<Canvas | null> {
  const [width, height] = [own.width, own.height].map((side) => Math.max(1, Math.round(side / 2 ** halvings)))
  const upright = sharp(bytes, options).autoOrient().timeout(timeLimit)
  const sized =
    halvings > 0 && width && height
      ? upright.resize({ width, height, fit: 'fill', kernel: 'linear', fastShrinkOnLoad: true })
      : upright
  const { data, info } = await sized
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 4) return null
  const canvas = createCanvas(info.width, info.height)
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  canvas.getContext('2d').putImageData(new ImageData(pixels, info.width, info.height), 0, 0)
  return canvas
}
