import type { Metadata, SharpOptions } from 'sharp'
import { AppError } from '../../platform/errors.ts'
import { maxPixels, sharp } from '../../platform/pictures/picture-library.ts'
import type { PictureKind, PictureSource } from './read-picture.ts'
import { carriedPictures } from './svg-rules.ts'

export const sizes = { full: 2048, medium: 640, small: 160 } as const
export type PictureSize = keyof typeof sizes

export interface EncodedPicture {
  readonly mime: 'image/png' | 'image/webp'
  readonly widthPx: number
  readonly heightPx: number
  readonly variants: Readonly<Record<PictureSize, Buffer>>
}

/** For a screen. */
const usualQuality = 86

const timeLimit = { seconds: 30 }

/**
 * Decodes and writes anew: what leaves here is a picture and nothing else. Metadata stays behind, its orientation is
 * applied, an animation becomes its first frame, colours become sRGB.
 */
export async function encodePicture(source: PictureSource, quality = usualQuality): Promise<EncodedPicture> {
  try {
    if (source.kind === 'svg') await refuseLargeCarried(source.input)
    const options: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }
    const metadata = await sharp(source.input, options).metadata()
    if (!isWhatItSaid(source.kind, metadata)) throw new AppError('unsupportedMedia')
    if (metadata.width * metadata.height > maxPixels) throw new AppError('unreadablePicture')
    const density = source.kind === 'svg' ? { density: densityFor(metadata) } : {}
    const lossless =
      metadata.hasAlpha || source.kind === 'png' || source.kind === 'gif' || source.kind === 'svg'
    const shrink = (input: PictureSource['input'], size: number, own: SharpOptions) => {
      const resized = sharp(input, { ...options, ...own })
        .autoOrient()
        .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .timeout(timeLimit)
      return (lossless ? resized.png() : resized.webp({ quality })).toBuffer({ resolveWithObject: true })
    }
    const full = await shrink(source.input, sizes.full, density)
    const [medium, small] = [
      await shrink(full.data, sizes.medium, {}),
      await shrink(full.data, sizes.small, {}),
    ]
    return {
      mime: lossless ? 'image/png' : 'image/webp',
      widthPx: full.info.width,
      heightPx: full.info.height,
      variants: { full: full.data, medium: medium.data, small: small.data },
    }
  } catch (reason) {
    if (reason instanceof AppError) throw reason
    throw new AppError('unreadablePicture', { cause: reason })
  }
}

function isWhatItSaid(kind: PictureKind, metadata: Metadata): boolean {
  if (kind === 'avif') return metadata.format === 'heif' && metadata.compression === 'av1'
  return (metadata.format as string) === kind
}

/** A drawing has no size of its own: it is rendered as large as we keep pictures, whatever its author wrote. */
const densityFor = ({ width, height }: Metadata) =>
  Math.max(1, Math.min(7200, (72 * sizes.full) / Math.max(width, height, 1)))

/** All pictures of one drawing together: its renderer unfolds each whole, however small it is shown. */
const mostCarriedPixels = 16_000_000

async function refuseLargeCarried(input: PictureSource['input']): Promise<void> {
  if (typeof input === 'string') throw new Error('A drawing comes as bytes')
  let pixels = 0
  // An array, from another process: its bytes are what they were.
  for (const picture of carriedPictures(new TextDecoder().decode(input))) {
    const options: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error' }
    const { width, height } = await sharp(picture, options).metadata()
    pixels += width * height
    if (pixels > mostCarriedPixels) throw new AppError('unreadablePicture')
  }
}
