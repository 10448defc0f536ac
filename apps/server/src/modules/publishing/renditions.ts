// What must be made of a post's pictures for a network to take them. Pure: sizes and rules come in, frames come out.
// Nothing is ever cut off: what does not fit a network's form stands in it whole, with bands at two sides.
import type { Network, TaskFormat } from '@postelier/contract'
import {
  descriptors,
  type FormatRule,
  formatOn,
  type Going,
  type ImageRule,
  type PostFormat,
} from '@postelier/networks'

export interface Shown {
  readonly kind: 'image' | 'video'
  readonly widthPx: number
  readonly heightPx: number
  /** Kept without loss: a logo, a screen, words. */
  readonly isLossless: boolean
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A finished picture, and where in it the one it is made of stands. */
export interface PictureLayout extends Size {
  readonly inner: Size & { readonly left: number; readonly top: number }
}

export interface PicturePlan {
  readonly frame: PictureLayout
  /** The first one that stays under the weight; the last one is made to. */
  readonly mimes: readonly PictureMime[]
  readonly mostBytes: number
}
export type PictureMime = 'image/jpeg' | 'image/png'

export interface Plan {
  readonly format: PostFormat
  /** One for each picture; null where a file goes out as it is. */
  readonly pictures: readonly (PicturePlan | null)[]
  /** Its pictures become the pages of one. */
  readonly document: { readonly mostBytes: number } | null
}

/** Those that cut every picture of several to the form of the first. */
const oneFormForAll: ReadonlySet<Network> = new Set(['instagram'])

/** Several pages become one file there, where a carousel is wished for. */
export const isDocumentOn = (network: Network, format: TaskFormat): boolean =>
  format === 'carousel' && descriptors[network].formats.carousel?.document !== undefined

export function planFor(
  network: Network,
  taskFormat: TaskFormat,
  shown: readonly Shown[],
  going: Going = 'post',
): Plan {
  const format = formatOn(network, { format: taskFormat, kinds: shown.map(({ kind }) => kind) }, going)
  const { formats } = descriptors[network]
  // What a network has no form for is made as a picture of its own; that it takes none is said where it is sent.
  const rule: FormatRule | undefined = formats[format] ?? formats.image
  const document = rule?.document && shown.length > 1 ? { mostBytes: rule.document.mostBytes } : null
  const each = rule?.images?.each
  const [first] = shown
  const isAlike = shown.length > 1 && (document !== null || oneFormForAll.has(network))
  const ratio = isAlike && first && each ? ratioFor(first, each) : undefined
  return {
    format,
    document,
    pictures: shown.map((one) =>
      each && one.kind === 'image'
        ? {
            frame: frameFor(one, each, ratio),
            mimes: mimesFor(one, each, document !== null),
            mostBytes: each.mostBytes,
          }
        : null,
    ),
  }
}

/** Pages of a document are photographs of it: no reader is sharper for them. */
const mimesFor = ({ isLossless }: Shown, { mimes }: ImageRule, isPage: boolean): PictureMime[] =>
  isLossless && !isPage && mimes.includes('image/png') ? ['image/png', 'image/jpeg'] : ['image/jpeg']

const ratioFor = ({ widthPx, heightPx }: Shown, { ratio }: ImageRule): number => {
  const own = widthPx / heightPx
  return ratio ? Math.min(ratio.most, Math.max(ratio.least, own)) : own
}

/** A difference that a person sees; below it a picture is its form but for the last pixel. */
const leastBand = 0.004

export function frameFor(source: Shown, rule: ImageRule, ratio = ratioFor(source, rule)): PictureLayout {
  const { widthPx, heightPx } = source
  const own = widthPx / heightPx
  const isOwn = Math.abs(ratio / own - 1) < leastBand
  const whole = isOwn
    ? { width: widthPx, height: heightPx }
    : { width: Math.max(widthPx, heightPx * ratio), height: Math.max(heightPx, widthPx / ratio) }
  const scale = scaleFor(whole, rule)
  // Never a pixel over a limit for having been rounded up.
  const at = (length: number) =>
    Math.max(1, scale < 1 ? Math.floor(length * scale) : Math.round(length * scale))
  const size = toForm({ width: at(whole.width), height: at(whole.height) }, rule)
  if (isOwn) return { ...size, inner: { left: 0, top: 0, ...size } }
  const inner = {
    width: Math.min(size.width, at(widthPx)),
    height: Math.min(size.height, at(heightPx)),
  }
  const left = Math.floor((size.width - inner.width) / 2)
  const top = Math.floor((size.height - inner.height) / 2)
  return { ...size, inner: { ...inner, left, top } }
}

/** A pixel of rounding must not make a form that is refused: of small pictures it is a visible part. */
function toForm({ width, height }: Size, { ratio }: ImageRule): Size {
  const size = { width, height }
  if (!ratio) return size
  while (size.width / size.height < ratio.least * (1 - leastBand)) size.width++
  while (size.width / size.height > ratio.most * (1 + leastBand)) size.height++
  return size
}

/** Smaller where it is too large, larger only where the network takes nothing so small. */
function scaleFor({ width, height }: Size, { widthPx, heightPx, mostPixels }: ImageRule): number {
  const largest = Math.min(
    (widthPx?.most ?? Number.POSITIVE_INFINITY) / width,
    (heightPx?.most ?? Number.POSITIVE_INFINITY) / height,
    Math.sqrt((mostPixels ?? Number.POSITIVE_INFINITY) / (width * height)),
  )
  const smallest = Math.max((widthPx?.least ?? 0) / width, (heightPx?.least ?? 0) / height)
  return Math.min(largest, Math.max(1, smallest))
}

export const hasBands = ({ width, height, inner }: PictureLayout): boolean =>
  inner.width < width || inner.height < height

/** The same picture at another size. */
export const scaled = ({ width, height, inner }: PictureLayout, by: number): PictureLayout => {
  const at = (value: number) => Math.max(1, Math.round(value * by))
  return {
    width: at(width),
    height: at(height),
    inner: {
      left: Math.floor(inner.left * by),
      top: Math.floor(inner.top * by),
      width: at(inner.width),
      height: at(inner.height),
    },
  }
}

/** Of each try, until one is light enough: first it loses quality, then size. */
export const tries: readonly { readonly quality: number; readonly scale: number }[] = [
  ...[88, 82, 76, 70, 62, 54].map((quality) => ({ quality, scale: 1 })),
  ...[0.8, 0.64, 0.5, 0.36, 0.25].map((scale) => ({ quality: 62, scale })),
]
