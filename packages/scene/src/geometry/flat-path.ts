// Path data as straight lines, fine enough to ask whether a point lies in it.
import type { Point } from './box.ts'

type Polyline = readonly Point[]
export interface FlatPath {
  readonly lines: readonly Polyline[]
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const pieces = 12
/** Of what the platform writes, in capitals; how many numbers each takes. */
const takes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, T: 2, A: 7, Z: 0 }

/** Where a line has come to, and what bends the next curve that says nothing of it. */
interface Pen {
  readonly at: Point
  readonly handle: Point
}

/** Nothing for path data that holds a command the platform does not write. */
export function flatPath(d: string): FlatPath | null {
  const lines: Point[][] = []
  let pen: Pen = { at: { x: 0, y: 0 }, handle: { x: 0, y: 0 } }
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase()
    const size = takes[command]
    if (size === undefined) return null
    const start = lines.at(-1)?.[0]
    if (command === 'Z' && start) {
      lines.at(-1)?.push(start)
      pen = { at: start, handle: start }
    }
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    for (let from = 0; size > 0 && from + size <= numbers.length; from += size) {
      const given = numbers.slice(from, from + size)
      const origin = letter === command ? { x: 0, y: 0 } : pen.at
      if ((command === 'M' && from === 0) || lines.length === 0) lines.push([])
      const { points, handle } = drawn(command, given, origin, pen)
      const at = points.at(-1) ?? pen.at
      pen = { at, handle: handle ?? at }
      lines.at(-1)?.push(...points)
    }
  }
  return framed(lines)
}

interface Drawn {
  readonly points: Point[]
  readonly handle?: Point
}

function drawn(command: string, numbers: readonly number[], from: Point, { at, handle }: Pen): Drawn {
  const point = (nth: number): Point => ({
    x: from.x + (numbers[nth] ?? 0),
    y: from.y + (numbers[nth + 1] ?? 0),
  })
  const [first = 0] = numbers
  switch (command) {
    case 'H':
      return { points: [{ x: from.x + first, y: at.y }] }
    case 'V':
      return { points: [{ x: at.x, y: from.y + first }] }
    case 'C':
      return { points: curve([at, point(0), point(2), point(4)]) }
    case 'Q':
      return { points: curve([at, point(0), point(2)]), handle: point(0) }
    case 'T': {
      const own = { x: 2 * at.x - handle.x, y: 2 * at.y - handle.y }
      return { points: curve([at, own, point(0)]), handle: own }
    }
    case 'A':
      return { points: arc(at, numbers, point(5)) }
    default:
      return { points: [point(0)] }
  }
}

/** As SVG tells of an arc; ellipses that are turned are not drawn in the platform. */
function arc(
  from: Point,
  [across = 0, down = 0, , large = 0, sweep = 0]: readonly number[],
  end: Point,
): Point[] {
  const squeeze = across / (down || 1)
  const [dx, dy] = [end.x - from.x, (end.y - from.y) * squeeze]
  const length = Math.hypot(dx, dy)
  if (length === 0 || across <= 0 || down <= 0) return [end]
  const radius = Math.max(across, length / 2)
  const off = Math.sqrt(Math.max(0, radius * radius - (length * length) / 4)) * (large === sweep ? -1 : 1)
  const centre = { x: dx / 2 - (off * dy) / length, y: dy / 2 + (off * dx) / length }
  const begin = Math.atan2(-centre.y, -centre.x)
  const close = Math.atan2(dy - centre.y, dx - centre.x)
  const whole = 2 * Math.PI
  const turn = sweep ? (close - begin + whole) % whole : -((begin - close + whole) % whole)
  return Array.from({ length: pieces }, (_, piece) => {
    const angle = begin + (turn * (piece + 1)) / pieces
    return {
      x: from.x + centre.x + radius * Math.cos(angle),
      y: from.y + (centre.y + radius * Math.sin(angle)) / squeeze,
    }
  })
}

const curve = (handles: readonly Point[]): Point[] =>
  Array.from({ length: pieces }, (_, piece) => along(handles, (piece + 1) / pieces))

/** De Casteljau: halfway between halfways. */
function along(handles: readonly Point[], share: number): Point {
  const [first = { x: 0, y: 0 }] = handles
  if (handles.length < 2) return first
  const between = handles.slice(1).map((end, nth) => {
    const from = handles[nth] ?? end
    return { x: from.x + (end.x - from.x) * share, y: from.y + (end.y - from.y) * share }
  })
  return along(between, share)
}

function framed(lines: readonly Polyline[]): FlatPath {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of lines.flat()) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return { lines, left, top, right, bottom }
}

const isNear = ({ left, top, right, bottom }: FlatPath, { x, y }: Point, by: number) =>
  x >= left - by && x <= right + by && y >= top - by && y <= bottom + by

/** As a painter fills it: every line is closed. */
export function isInPath(path: FlatPath, point: Point, rule: 'evenodd' | 'nonzero'): boolean {
  if (!isNear(path, point, 0)) return false
  let winding = 0
  for (const line of path.lines)
    for (const [at, end] of line.entries()) {
      const from = line.at(at - 1) ?? end
      if (from.y <= point.y === end.y <= point.y) continue
      const crossing = from.x + ((point.y - from.y) / (end.y - from.y)) * (end.x - from.x)
      if (crossing > point.x) winding += end.y > from.y ? 1 : -1
    }
  return rule === 'evenodd' ? winding % 2 !== 0 : winding !== 0
}

export function isOnPath(path: FlatPath, point: Point, width: number): boolean {
  if (!isNear(path, point, width / 2)) return false
  return path.lines.some((line) =>
    line.slice(1).some((end, at) => distanceTo(point, line[at] ?? end, end) <= width / 2),
  )
}

function distanceTo(point: Point, from: Point, end: Point): number {
  const [dx, dy] = [end.x - from.x, end.y - from.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const near = Math.min(1, Math.max(0, share))
  return Math.hypot(point.x - from.x - near * dx, point.y - from.y - near * dy)
}
