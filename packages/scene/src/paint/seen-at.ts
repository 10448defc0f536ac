// What is seen at a point of what was painted: the drawings laid over one another there.
import { mix, type Rgb, rgbOf } from '../brand/contrast.ts'
import type { Point } from '../geometry/box.ts'
import { type FlatPath, flatPath, isInPath, isOnPath } from '../geometry/flat-path.ts'
import type { Drawing, GroupDrawing, Matrix, Paint, PaintStop, PathDrawing } from './drawing.ts'

/** Null is a picture: any colour at all. */
export type Seen = Rgb | null

export const seenAt = (drawings: readonly Drawing[], point: Point, ground: Seen): Seen =>
  over(ground, drawings, point, 1)

function over(ground: Seen, drawings: readonly Drawing[], point: Point, opacity: number): Seen {
  return drawings.reduce((seen: Seen, drawing) => {
    if (drawing.type === 'path') return overPath(seen, drawing, point, opacity)
    if (drawing.type === 'group') return overGroup(seen, drawing, point, opacity)
    const { x, y, width, height } = drawing
    const isThere = point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
    return isThere ? null : seen
  }, ground)
}

function overGroup(seen: Seen, group: GroupDrawing, point: Point, opacity: number): Seen {
  const own = group.matrix ? back(point, group.matrix) : point
  if (group.clip !== undefined) {
    const clip = flatPath(group.clip)
    if (clip && !isInPath(clip, own, 'nonzero')) return seen
  }
  return over(seen, group.items, own, opacity * (group.opacity ?? 1))
}

function overPath(seen: Seen, drawing: PathDrawing, point: Point, opacity: number): Seen {
  const path = flatOf(drawing)
  if (!path) return null
  const { fill, rule = 'nonzero', stroke } = drawing
  const filled = fill && isInPath(path, point, rule) ? laid(seen, fill, point, opacity) : seen
  return stroke && isOnPath(path, point, stroke.width) ? laid(filled, stroke.paint, point, opacity) : filled
}

/** Asked for at many points of the same drawing. */
const flats = new WeakMap<PathDrawing, FlatPath | null>()
function flatOf(drawing: PathDrawing): FlatPath | null {
  const known = flats.get(drawing)
  if (known !== undefined) return known
  const flat = flatPath(drawing.d)
  flats.set(drawing, flat)
  return flat
}

/** All but hides a picture behind it. */
const covering = 0.95

function laid(seen: Seen, paint: Paint, point: Point, opacity: number): Seen {
  const { rgb, alpha } = toneAt(paint, point)
  const share = alpha * opacity
  if (seen === null) return share >= covering ? rgb : null
  return mix(seen, rgb, share * 100)
}

function toneAt(paint: Paint, { x, y }: Point): { rgb: Rgb; alpha: number } {
  if (paint.type === 'colour') return { rgb: rgbOf(paint.hex), alpha: paint.alpha }
  if (paint.type === 'radial')
    return stopAt(paint.stops, Math.hypot(x - paint.x, y - paint.y) / Math.max(paint.radius, 1e-6))
  const [dx, dy] = [paint.x2 - paint.x1, paint.y2 - paint.y1]
  return stopAt(paint.stops, ((x - paint.x1) * dx + (y - paint.y1) * dy) / Math.max(dx * dx + dy * dy, 1e-6))
}

function stopAt(stops: readonly PaintStop[], at: number): { rgb: Rgb; alpha: number } {
  const after = stops.find((stop) => stop.at >= at) ?? stops.at(-1)
  const before = stops.findLast((stop) => stop.at <= at) ?? stops[0]
  if (!before || !after) return { rgb: [0, 0, 0], alpha: 0 }
  const room = after.at - before.at
  const share = room > 0 ? Math.min(1, Math.max(0, (at - before.at) / room)) : 0
  return {
    rgb: mix(rgbOf(before.hex), rgbOf(after.hex), share * 100),
    alpha: before.alpha + (after.alpha - before.alpha) * share,
  }
}

function back({ x, y }: Point, [a, b, c, d, e, f]: Matrix): Point {
  const whole = a * d - b * c
  if (whole === 0) return { x: Number.NaN, y: Number.NaN }
  const [dx, dy] = [x - e, y - f]
  return { x: (d * dx - c * dy) / whole, y: (a * dy - b * dx) / whole }
}
