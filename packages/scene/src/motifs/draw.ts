// What motifs are built from: outlines as path data of absolute M, L, C, Q and Z only, so that any of them can be turned,
// moved and mirrored as it stands. Angles are degrees from upright, clockwise.
import type { Motif, Slot, Trade } from './motif.ts'

type Part = Motif['parts'][number]
export type Spot = readonly [x: number, y: number]

/** Two decimals of a hundredth of the picture are finer than any screen. */
const short = (value: number): string => String(Math.round(value * 100) / 100 + 0)
const spot = ([x, y]: Spot): string => `${short(x)} ${short(y)}`
const spots = (all: readonly Spot[]): string => all.map(spot).join(' ')
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The place at this distance and angle from a middle. */
export const polar = (cx: number, cy: number, distance: number, angle: number): Spot => [
  cx + distance * Math.sin(radians(angle)),
  cy - distance * Math.cos(radians(angle)),
]

export const area = (slot: Slot, ...outlines: string[]): Part => ({ d: outlines.join(''), slot })
/** What lies inside two outlines is left out. */
export const pierced = (slot: Slot, ...outlines: string[]): Part => ({
  d: outlines.join(''),
  slot,
  rule: 'evenodd',
})
export const line = (slot: Slot, width: number, ...outlines: string[]): Part => ({
  d: outlines.join(''),
  slot,
  line: width,
})

/** All of it, drawn in towards the middle. */
export const smaller = (factor: number, ...parts: Part[]): Part[] =>
  parts.map((part) => ({
    ...part,
    d: scaled(part.d, factor),
    ...(part.line === undefined ? {} : { line: part.line * factor }),
  }))

export const motifsOf =
  (trade: Trade) =>
  (name: string, fr: string, en: string, ...parts: Part[]): Motif => ({
    name,
    label: { fr, en },
    trade,
    parts,
  })

export const open = (...all: Spot[]): string => `M${spot(all[0] ?? [0, 0])}L${spots(all.slice(1))}`
export const poly = (...all: Spot[]): string => `${open(...all)}Z`

/** A polygon whose corners are rounded. */
export function soft(radius: number, ...all: Spot[]): string {
  const corners = all.map((tip, at) => {
    const towards = (other: Spot): Spot => {
      const length = Math.hypot(other[0] - tip[0], other[1] - tip[1]) || 1
      const share = Math.min(radius, length / 2) / length
      return [tip[0] + (other[0] - tip[0]) * share, tip[1] + (other[1] - tip[1]) * share]
    }
    const before = towards(all.at(at - 1) ?? tip)
    const after = towards(all[(at + 1) % all.length] ?? tip)
    return `${at === 0 ? 'M' : 'L'}${spot(before)}Q${spots([tip, after])}`
  })
  return `${corners.join('')}Z`
}

/** The curve through all these places, as a hand would draw it (Catmull and Rom). */
function through(all: readonly Spot[], placeAt: (at: number) => Spot, count: number): string {
  const parts = Array.from({ length: count }, (_, at) => {
    const [before, from, to, after] = [placeAt(at - 1), placeAt(at), placeAt(at + 1), placeAt(at + 2)]
    const first: Spot = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Spot = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${spots([first, second, to])}`
  })
  return `M${spot(all[0] ?? [0, 0])}${parts.join('')}`
}
export const blob = (...all: Spot[]): string =>
  `${through(all, (at) => all[(at + all.length) % all.length] ?? [0, 0], all.length)}Z`
export const curve = (...all: Spot[]): string =>
  through(all, (at) => all[Math.min(Math.max(at, 0), all.length - 1)] ?? [0, 0], all.length - 1)

/** The right half, from top to bottom, made whole by its mirror image. */
export const evenly = (...half: Spot[]): Spot[] => [
  ...half,
  ...half
    .toReversed()
    .filter(([x]) => x !== 50)
    .map(([x, y]): Spot => [100 - x, y]),
]

/** An eighth of a turn at most: painters draw any curve in the same few steps, and a long one differently each. */
const longestArc = 45

function arcParts(cx: number, cy: number, radius: number, from: number, to: number): string {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / longestArc))
  const step = (to - from) / count
  const reach = (4 / 3) * Math.tan(radians(step) / 4) * radius
  return Array.from({ length: count }, (_, at) => {
    const [a, b] = [from + step * at, from + step * (at + 1)]
    const [start, end] = [polar(cx, cy, radius, a), polar(cx, cy, radius, b)]
    const first: Spot = [start[0] + reach * Math.cos(radians(a)), start[1] + reach * Math.sin(radians(a))]
    const second: Spot = [end[0] - reach * Math.cos(radians(b)), end[1] - reach * Math.sin(radians(b))]
    return `C${spots([first, second, end])}`
  }).join('')
}
export const arc = (cx: number, cy: number, radius: number, from: number, to: number): string =>
  `M${spot(polar(cx, cy, radius, from))}${arcParts(cx, cy, radius, from, to)}`
export const circle = (cx: number, cy: number, radius: number): string => `${arc(cx, cy, radius, 0, 360)}Z`
export const sector = (cx: number, cy: number, radius: number, from: number, to: number): string =>
  `M${spot([cx, cy])}L${spot(polar(cx, cy, radius, from))}${arcParts(cx, cy, radius, from, to)}Z`
/** What lies between an arc and its chord. */
export const segment = (cx: number, cy: number, radius: number, from: number, to: number): string =>
  `${arc(cx, cy, radius, from, to)}Z`
export const band = (cx: number, cy: number, outer: number, inner: number, from: number, to: number) =>
  `${arc(cx, cy, outer, from, to)}L${spot(polar(cx, cy, inner, to))}${arcParts(cx, cy, inner, to, from)}Z`
export const ring = (cx: number, cy: number, outer: number, inner: number): string =>
  `${circle(cx, cy, outer)}${arc(cx, cy, inner, 360, 0)}Z`

export const oval = (cx: number, cy: number, rx: number, ry: number, angle = 0): string =>
  turned(
    mapped(circle(0, 0, 1), ([x, y]) => [cx + x * rx, cy + y * ry]),
    angle,
    cx,
    cy,
  )

export const box = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const all: Spot[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  return radius > 0 ? soft(radius, ...all) : poly(...all)
}

/** A line with mass: round at both ends. */
export function bar(from: Spot, to: Spot, width: number): string {
  const angle = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI
  const half = width / 2
  return `${arc(to[0], to[1], half, angle - 90, angle + 90)}L${spot(polar(from[0], from[1], half, angle + 90))}${arcParts(from[0], from[1], half, angle + 90, angle + 270)}Z`
}

/** Pointed at both ends; `bulge` moves its widest place from the middle towards the end. */
export function leaf(from: Spot, to: Spot, width: number, bulge = 0.5): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const side = (along: number, out: number): Spot => [
    from[0] + dx * along - (dy / length) * out,
    from[1] + dy * along + (dx / length) * out,
  ]
  const out = width * 0.667
  const [near, far] = [Math.max(0.05, bulge - 0.22), Math.min(0.95, bulge + 0.22)]
  return `M${spot(from)}C${spots([side(near, out), side(far, out), to])}C${spots([side(far, -out), side(near, -out), from])}Z`
}

/** Round below, a point above. */
export const drop = (cx: number, cy: number, radius: number, height: number): string =>
  `M${spot([cx, cy - height])}C${spots([
    [cx + radius * 0.35, cy - height * 0.55],
    [cx + radius, cy - radius * 0.7],
    [cx + radius, cy],
  ])}${arcParts(cx, cy, radius, 90, 270)}C${spots([
    [cx - radius, cy - radius * 0.7],
    [cx - radius * 0.35, cy - height * 0.55],
    [cx, cy - height],
  ])}Z`

export const heart = (cx: number, cy: number, size: number): string =>
  mapped(
    'M0 0.9C-0.6 0.45 -1 0.1 -1 -0.32C-1 -0.68 -0.76 -0.88 -0.5 -0.88C-0.26 -0.88 -0.08 -0.74 0 -0.52C0.08 -0.74 0.26 -0.88 0.5 -0.88C0.76 -0.88 1 -0.68 1 -0.32C1 0.1 0.6 0.45 0 0.9Z',
    ([x, y]) => [cx + (x * size) / 2, cy + (y * size) / 2],
  )

export const star = (cx: number, cy: number, tips: number, outer: number, inner: number, angle = 0) =>
  poly(
    ...Array.from({ length: tips * 2 }, (_, at) =>
      polar(cx, cy, at % 2 === 0 ? outer : inner, angle + (at * 180) / tips),
    ),
  )

export function gear(cx: number, cy: number, teeth: number, outer: number, inner: number): string {
  const step = 360 / teeth
  return poly(
    ...Array.from({ length: teeth }, (_, at) => {
      const tooth = (distance: number, share: number) => polar(cx, cy, distance, step * (at + share))
      return [tooth(inner, -0.3), tooth(outer, -0.19), tooth(outer, 0.19), tooth(inner, 0.3)]
    }).flat(),
  )
}

/** From one side to the other in waves, and straight down to `floor`. */
export function waves(from: number, to: number, y: number, rise: number, count: number, floor: number) {
  const half = (to - from) / count / 2
  const parts = Array.from({ length: count * 2 }, (_, at) => {
    const x = from + half * at
    const peak = y + (at % 2 === 0 ? -rise : rise)
    return `C${spots([
      [x + half * 0.37, peak],
      [x + half * 0.63, peak],
      [x + half, y],
    ])}`
  })
  return `M${spot([from, floor])}L${spot([from, y])}${parts.join('')}L${spot([to, floor])}Z`
}

function mapped(data: string, move: (place: Spot) => Spot): string {
  return data.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => spot(move([+x, +y])))
}
export const shifted = (data: string, dx: number, dy: number): string =>
  mapped(data, ([x, y]) => [x + dx, y + dy])
export const scaled = (data: string, factor: number, cx = 50, cy = 50): string =>
  mapped(data, ([x, y]) => [cx + (x - cx) * factor, cy + (y - cy) * factor])
export const mirrored = (data: string, axis = 50): string => mapped(data, ([x, y]) => [2 * axis - x, y])
/** An outline and its mirror image; the two must not overlap, or what they share is left out. */
export const both = (data: string, axis = 50): string => data + mirrored(data, axis)
export function turned(data: string, angle: number, cx = 50, cy = 50): string {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  return mapped(data, ([x, y]) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ])
}
/** The same outline in a circle, `count` times. */
export const around = (count: number, data: string, cx = 50, cy = 50, step = 360 / count): string =>
  Array.from({ length: count }, (_, at) => turned(data, at * step, cx, cy)).join('')
export const row = (count: number, data: string, dx: number, dy = 0): string =>
  Array.from({ length: count }, (_, at) => shifted(data, dx * at, dy * at)).join('')
