import { hexOf, type Rgb } from '@postelier/scene'
import type { Pixels } from '../media/index.ts'

/** Lightness and two opponents; distances in it are about as large as they look. */
type Lab = readonly [lightness: number, greenRed: number, blueYellow: number]

interface Swatch {
  readonly rgb: Rgb
  readonly lab: Lab
  readonly weight: number
  /** Of the weight, what lies inside an area of this colour rather than at its edge. */
  readonly calm: number
}
interface Cluster {
  readonly centre: Lab
  readonly members: readonly Swatch[]
  readonly weight: number
}

export const mostProposed = 3
const mostClusters = 8
const rounds = 12
/** Two colours nearer than this are told apart side by side, and are one in a logo. */
const apart = 0.13
/** Of all that counts; less is an accident of scaling or compression. */
const leastShare = 0.05
const leastCalm = 0.3
const white: Rgb = [255, 255, 255]

/**
 * Up to three colours that a logo is made of, the one that counts most first. The same pixels give the same colours:
 * nothing here is left to chance.
 */
export function proposeColors(pixels: Pixels): string[] {
  const swatches = swatchesOf(pixels)
  const all = weigh(swatches)
  if (all === 0) return []
  const kept: Rgb[] = []
  for (const { members, weight } of merge(cluster(swatches))) {
    const { rgb } = heaviest(members)
    const isEdge = members.reduce((sum, { calm }) => sum + calm, 0) < weight * leastCalm
    if (weight >= all * leastShare && !(isEdge && isBlend(rgb, [...kept, white]))) kept.push(rgb)
  }
  return kept.slice(0, mostProposed).map((rgb) => hexOf(rgb).toUpperCase())
}

/** Pixels that are nearly one colour, taken together. */
function swatchesOf({ width, height, data }: Pixels): Swatch[] {
  const bins = new Map<number, { sum: [number, number, number]; weight: number; calm: number }>()
  for (let at = 0; at < width * height; at++) {
    const rgb = rgbAt(data, at)
    const worth = worthOf(rgb) * opacityAt(data, at)
    if (worth === 0) continue
    const isCalm = !isRough({ width, height, data }, at)
    const weight = isCalm ? worth : worth * 0.1
    const key = rgb.reduce((so, part) => so * 32 + (part >> 3), 0)
    const bin = bins.get(key) ?? { sum: [0, 0, 0], weight: 0, calm: 0 }
    rgb.forEach((part, place) => {
      bin.sum[place as 0 | 1 | 2] += part * weight
    })
    bin.weight += weight
    if (isCalm) bin.calm += weight
    bins.set(key, bin)
  }
  return [...bins]
    .sort(([keyA, a], [keyB, b]) => b.weight - a.weight || keyA - keyB)
    .map(([, { sum, weight, calm }]) => {
      const rgb: Rgb = [sum[0] / weight, sum[1] / weight, sum[2] / weight]
      return { rgb, lab: labOf(rgb), weight, calm }
    })
}

const rgbAt = (data: Uint8Array, at: number): Rgb => [
  data[at * 4] ?? 0,
  data[at * 4 + 1] ?? 0,
  data[at * 4 + 2] ?? 0,
]
const opacityAt = (data: Uint8Array, at: number): number => ((data[at * 4 + 3] ?? 0) / 255) ** 2

/** Nobody is known by white paper; black and grey are a brand's colours only where there is little else. */
function worthOf(rgb: Rgb): number {
  const [lightness, greenRed, blueYellow] = labOf(rgb)
  const chroma = Math.hypot(greenRed, blueYellow)
  if (lightness > 0.94 && chroma < 0.03) return 0
  const colourful = Math.min(1, Math.max(0, (chroma - 0.02) / 0.06))
  return 0.06 + 0.94 * colourful
}

/** Where one colour runs into another, the pixel between them belongs to neither. */
function isRough({ width, height, data }: Pixels, at: number): boolean {
  const [x, y] = [at % width, Math.floor(at / width)]
  const own = rgbAt(data, at)
  const differs = (other: number) =>
    opacityAt(data, other) > 0 &&
    rgbAt(data, other).some((part, place) => Math.abs(part - own[place as 0]) > 24)
  return (
    (x > 0 && differs(at - 1)) ||
    (x < width - 1 && differs(at + 1)) ||
    (y > 0 && differs(at - width)) ||
    (y < height - 1 && differs(at + width))
  )
}

/** Whether a colour lies on the way from one of these to another, as the edges of letters do. */
function isBlend(rgb: Rgb, ends: readonly Rgb[]): boolean {
  return ends.some((one, at) => ends.slice(at + 1).some((other) => offTheWay(rgb, one, other) < 24))
}

function offTheWay(rgb: Rgb, one: Rgb, other: Rgb): number {
  const along = (from: Rgb, to: Rgb, place: 0 | 1 | 2) => to[place] - from[place]
  const dot = (a: Rgb, b: Rgb) =>
    along(one, a, 0) * along(one, b, 0) +
    along(one, a, 1) * along(one, b, 1) +
    along(one, a, 2) * along(one, b, 2)
  const share = Math.min(1, Math.max(0, dot(rgb, other) / (dot(other, other) || 1)))
  return Math.hypot(
    ...([0, 1, 2] as const).map((place) => along(one, rgb, place) - share * along(one, other, place)),
  )
}

/** Begins with the heaviest colour, then with whatever is heavy and far from those, and settles from there. */
function cluster(swatches: readonly Swatch[]): Cluster[] {
  let centres: Lab[] = []
  while (centres.length < mostClusters) {
    const next = best(swatches, ({ lab, weight }) =>
      centres.length === 0 ? weight : weight * nearest(lab, centres).distance ** 2,
    )
    if (!next || (centres.length > 0 && nearest(next.lab, centres).distance < apart / 2)) break
    centres.push(next.lab)
  }
  let clusters: Cluster[] = []
  for (let round = 0; round < rounds; round++) {
    const groups = centres.map((): Swatch[] => [])
    for (const swatch of swatches) groups[nearest(swatch.lab, centres).place]?.push(swatch)
    clusters = groups.filter((members) => members.length > 0).map(clusterOf)
    centres = clusters.map(({ centre }) => centre)
  }
  return clusters
}

function merge(clusters: readonly Cluster[]): Cluster[] {
  let left = [...clusters]
  for (;;) {
    const pairs = left.flatMap((one, at) =>
      left.slice(at + 1).map((other) => ({ one, other, distance: distance(one.centre, other.centre) })),
    )
    const closest = best(pairs, (pair) => -pair.distance)
    if (!closest || closest.distance >= apart) break
    const { one, other } = closest
    left = [
      clusterOf([...one.members, ...other.members]),
      ...left.filter((each) => each !== one && each !== other),
    ]
  }
  return left.sort((one, other) => other.weight - one.weight || other.centre[0] - one.centre[0])
}

function clusterOf(members: readonly Swatch[]): Cluster {
  const weight = weigh(members)
  const mean = (part: 0 | 1 | 2) => members.reduce((sum, one) => sum + one.lab[part] * one.weight, 0) / weight
  return { members, weight, centre: [mean(0), mean(1), mean(2)] }
}

const weigh = (swatches: readonly Swatch[]) => swatches.reduce((sum, { weight }) => sum + weight, 0)
/** A colour the logo has, rather than a mean that it has not. */
const heaviest = (members: readonly Swatch[]): Swatch =>
  members.reduce((most, one) => (one.weight > most.weight ? one : most))

function best<T>(all: readonly T[], score: (one: T) => number): T | undefined {
  let found: { one: T; score: number } | undefined
  for (const one of all) {
    const own = score(one)
    if (!found || own > found.score) found = { one, score: own }
  }
  return found?.one
}

function nearest(lab: Lab, centres: readonly Lab[]): { place: number; distance: number } {
  let found = { place: 0, distance: Number.POSITIVE_INFINITY }
  centres.forEach((centre, place) => {
    const away = distance(lab, centre)
    if (away < found.distance) found = { place, distance: away }
  })
  return found
}

const distance = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** OKLab, by Björn Ottosson: https://bottosson.github.io/posts/oklab/ */
export function labOf(rgb: Rgb): Lab {
  const linear = (part: number) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const [r, g, b] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}
