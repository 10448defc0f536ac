// Avatars as real PNG files: the product fetches and keeps them as it would the networks'.
import { drawPng } from '../../look/png.ts'
import type { Picture } from './people.ts'

type Colour = readonly [number, number, number]
/** How much of a point, from -1 to 1 each way, the motif covers: below 0 inside, above 0 outside. */
type Shape = (x: number, y: number) => number

const circle = (x: number, y: number, radius: number) => Math.hypot(x, y) - radius
const box = (x: number, y: number, w: number, h: number, round = 0.06) =>
  Math.hypot(Math.max(Math.abs(x) - w + round, 0), Math.max(Math.abs(y) - h + round, 0)) - round
const without = (a: number, b: number) => Math.max(a, -b)

const shapes: Record<Picture['motif'], Shape> = {
  person: (x, y) => Math.min(circle(x, y + 0.2, 0.3), Math.max(circle(x, y - 0.95, 0.68), -(y - 0.24))),
  loaf: (x, y) => {
    const cut = (at: number) => box(x - at - 0.22 * (y - 0.05), y - 0.02, 0.045, 0.2, 0.04)
    return without(box(x, y - 0.06, 0.66, 0.32, 0.3), Math.min(cut(-0.32), cut(0), cut(0.32)))
  },
  chair: (x, y) =>
    Math.min(
      box(x, y + 0.2, 0.34, 0.42, 0.16),
      box(x, y - 0.24, 0.46, 0.14, 0.08),
      box(Math.abs(x) - 0.5, y - 0.12, 0.1, 0.26, 0.09),
      box(Math.abs(x) - 0.38, y - 0.5, 0.05, 0.16, 0.03),
    ),
  wheel: (x, y) => {
    const angle = Math.atan2(y, x)
    const turn = Math.round(angle / (Math.PI / 2.5)) * (Math.PI / 2.5)
    const [u, v] = [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)]
    const ring = Math.abs(circle(x, y, 0.52)) - 0.1
    return Math.min(ring, circle(x, y, 0.15), box(u - 0.3, v, 0.24, 0.05, 0.03))
  },
  flower: (x, y) => {
    const turn = Math.round(Math.atan2(y, x) / (Math.PI / 3)) * (Math.PI / 3)
    const petal = circle(x - 0.36 * Math.cos(turn), y - 0.36 * Math.sin(turn), 0.21)
    return without(petal, Math.abs(circle(x, y, 0.17)) - 0.03)
  },
  cup: (x, y) =>
    Math.min(
      box(x + 0.08, y - 0.12, 0.36, 0.3, 0.16),
      Math.abs(circle(x - 0.32, y - 0.08, 0.18)) - 0.055,
      box(x, y - 0.56, 0.56, 0.05, 0.05),
      box(x + 0.2 + 0.06 * Math.sin(y * 12), y + 0.42, 0.035, 0.13, 0.03),
      box(x - 0.04 + 0.06 * Math.sin(y * 12), y + 0.42, 0.035, 0.13, 0.03),
    ),
  scales: (x, y) => {
    const pan = Math.max(circle(Math.abs(x) - 0.42, y - 0.06, 0.24), 0.06 - y)
    const cord = Math.abs(Math.abs(Math.abs(x) - 0.42) * 2.1 - (y + 0.36)) * 0.42 - 0.02
    return Math.min(
      pan,
      Math.max(cord, -0.36 - y, y - 0.08),
      box(x, y + 0.38, 0.48, 0.04, 0.03),
      box(x, y - 0.06, 0.04, 0.52, 0.03),
      box(x, y - 0.56, 0.26, 0.05, 0.04),
    )
  },
  scissors: (x, y) => {
    const blade = (way: number) => {
      const [u, v] = [x * Math.cos(way) + y * Math.sin(way), y * Math.cos(way) - x * Math.sin(way)]
      return box(u, v + 0.18, 0.06, 0.46, 0.05)
    }
    const ring = Math.abs(circle(Math.abs(x) - 0.27, y - 0.46, 0.17)) - 0.055
    return without(Math.min(blade(0.4), blade(-0.4), ring), circle(x, y, 0.035))
  },
  pencil: (x, y) => {
    const [u, v] = [(x + y) * Math.SQRT1_2, (y - x) * Math.SQRT1_2]
    const tip = Math.max(Math.abs(u) - (0.62 - v) * 0.62, v - 0.62, 0.36 - v)
    return Math.min(box(u, v + 0.12, 0.15, 0.42, 0.03), tip, box(u, v + 0.62, 0.15, 0.05, 0.04))
  },
}

const cream: Colour = [252, 246, 236]
const mix = (a: Colour, b: Colour, part: number): Colour => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
]
const drawn = new Map<string, Buffer>()

export function avatarOf({ motif, colour }: Picture, sizePx = 256): Buffer {
  const key = `${motif}/${colour.join()}/${sizePx}`
  const known = drawn.get(key)
  if (known) return known
  const shape = shapes[motif]
  const picture = drawPng(sizePx, sizePx, (px, py) => {
    const [x, y] = [(2 * px) / sizePx - 1, (2 * py) / sizePx - 1]
    const ground = mix(colour, [20, 18, 24], 0.08 + 0.12 * (y + 1) * 0.5)
    const covered = Math.min(1, Math.max(0, 0.5 - (shape(x, y) * sizePx) / 2))
    return mix(ground, cream, covered)
  })
  drawn.set(key, picture)
  return picture
}
