// What a logo is drawn with, so that it can be told where it is seen.
import { contrast, type Rgb } from '../brand/contrast.ts'

export interface Ink {
  /** Its few colours, and how much of it each is; together all of it. */
  readonly tones: readonly { readonly rgb: Rgb; readonly share: number }[]
  /** What it brings to stand on: a ground of its own all around, which may be of many colours. */
  readonly box: 'none' | 'mixed' | Rgb
}

/** Red, green, blue and opacity, four bytes a pixel. */
export interface InkPixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Small is enough: a logo has few colours. */
export const inkSide = 96

interface Sum {
  rgb: [number, number, number]
  weight: number
}

/** Colours nearer than this are one. */
const apart = 56
const leastShare = 0.04
const opaque = 128

/** Nothing where nothing is drawn. */
export function inkOf(pixels: InkPixels): Ink | null {
  const all = sumsOf(pixels, () => true)
  const whole = weightOf(all)
  if (whole === 0) return null
  const tones = merged(all).filter(({ weight }) => weight >= whole * leastShare)
  const kept = weightOf(tones)
  return {
    tones: tones.map(({ rgb, weight }) => ({ rgb, share: weight / kept })),
    box: boxOf(pixels),
  }
}

function boxOf(pixels: InkPixels): Ink['box'] {
  const { width, height, data } = pixels
  const isEdge = (x: number, y: number) => x === 0 || y === 0 || x === width - 1 || y === height - 1
  let [edge, drawn] = [0, 0]
  for (let at = 0; at < width * height; at++) {
    if (!isEdge(at % width, Math.floor(at / width))) continue
    edge++
    if ((data[at * 4 + 3] ?? 0) >= opaque) drawn++
  }
  if (drawn < edge * 0.95) return 'none'
  const tones = merged(sumsOf(pixels, isEdge))
  const [first] = tones
  return first && first.weight >= weightOf(tones) * 0.9 ? first.rgb : 'mixed'
}

/** Pixels that are nearly one colour taken together, the most first. */
function sumsOf(
  { width, height, data }: InkPixels,
  counts: (x: number, y: number) => boolean,
): readonly Sum[] {
  const bins = new Map<number, Sum>()
  for (let at = 0; at < width * height; at++) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(at * 4, at * 4 + 4)
    if (opacity < opaque || !counts(at % width, Math.floor(at / width))) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    bins.set(
      key,
      together(bins.get(key) ?? { rgb: [0, 0, 0], weight: 0 }, { rgb: [red, green, blue], weight: 1 }),
    )
  }
  return [...bins].sort(([one, a], [other, b]) => b.weight - a.weight || one - other).map(([, sum]) => sum)
}

function merged(sums: readonly Sum[]): Sum[] {
  const tones: Sum[] = []
  for (const sum of sums) {
    const at = tones.findIndex(({ rgb }) => distance(rgb, sum.rgb) < apart)
    const near = tones[at]
    if (near) tones[at] = { ...near, weight: near.weight + sum.weight }
    else tones.push(sum)
  }
  return tones.sort((one, other) => other.weight - one.weight)
}

function together(one: Sum, other: Sum): Sum {
  const weight = one.weight + other.weight
  const part = (at: 0 | 1 | 2) => (one.rgb[at] * one.weight + other.rgb[at] * other.weight) / weight
  return { rgb: [part(0), part(1), part(2)], weight }
}

const weightOf = (sums: readonly Sum[]) => sums.reduce((all, { weight }) => all + weight, 0)
const distance = (one: Rgb, other: Rgb) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** WCAG's contrast for forms that have to be made out. */
export const seenContrast = 3

/** How much of it stands out from a ground, 0 to 1; what brings its own ground does anywhere. */
export const shareSeenOn = ({ tones, box }: Ink, ground: Rgb): number =>
  box === 'none'
    ? tones.reduce((seen, { rgb, share }) => seen + (contrast(rgb, ground) >= seenContrast ? share : 0), 0)
    : 1
