import type { Box, Size } from '../geometry/box.ts'

export interface Guide {
  /** Upright lines stand at an x, lying ones at a y. */
  axis: 'x' | 'y'
  at: number
  from: number
  to: number
  /** What it is aligned with, for the words beside it: an element's id, or the page. */
  with: string | 'page' | 'margin'
}
export interface Gap {
  axis: 'x' | 'y'
  from: number
  to: number
  /** Across the other axis. */
  at: number
}
export interface Snapped {
  dx: number
  dy: number
  guides: Guide[]
  gaps: Gap[]
}

/** What stays where it is while something is pulled. */
export interface Still {
  stage: Size
  /** Of the shorter side; words stand inside it. */
  margin: number
  others: readonly { id: string; box: Box }[]
}
/** The same with its lines, found once for a gesture. */
export interface SnapTargets extends Still {
  lines: { x: readonly GuideLine[]; y: readonly GuideLine[] }
}

interface GuideLine {
  at: number
  with: Guide['with']
  from: number
  to: number
}

interface Axis {
  axis: 'x' | 'y'
  place: 'x' | 'y'
  size: 'width' | 'height'
  crossPlace: 'x' | 'y'
  crossSize: 'width' | 'height'
}
const across: Axis = { axis: 'x', place: 'x', size: 'width', crossPlace: 'y', crossSize: 'height' }
const down: Axis = { axis: 'y', place: 'y', size: 'height', crossPlace: 'x', crossSize: 'width' }

export const snapTargets = (still: Still): SnapTargets => ({
  ...still,
  lines: { x: linesOf(still, across), y: linesOf(still, down) },
})

/** Moves a box by as little as it takes to line up, if anything is near enough. */
export function snapBox(box: Box, targets: SnapTargets, reach: number): Snapped {
  const [x, y] = [snapAxis(box, targets, reach, across), snapAxis(box, targets, reach, down)]
  const moved = { ...box, x: box.x + x.by, y: box.y + y.by }
  return {
    dx: x.by,
    dy: y.by,
    guides: [...guidesOf(moved, x.lines, across), ...guidesOf(moved, y.lines, down)],
    gaps: [...x.gaps, ...y.gaps],
  }
}

/** One edge that is being pulled; the others stay. */
export function snapEdge(
  at: number,
  axis: 'x' | 'y',
  targets: SnapTargets,
  reach: number,
): { by: number; lines: Guide[] } {
  const near = nearest([at], targets.lines[axis], reach)
  return {
    by: near.by,
    lines: near.lines.map((line) => ({ axis, at: line.at, from: line.from, to: line.to, with: line.with })),
  }
}

function linesOf(
  { stage, margin, others }: Still,
  { place, size, crossPlace, crossSize }: Axis,
): GuideLine[] {
  const [end, crossEnd] = [stage[size], stage[crossSize]]
  const own = (at: number, name: Guide['with']): GuideLine => ({ at, with: name, from: 0, to: crossEnd })
  return [
    own(0, 'page'),
    own(end / 2, 'page'),
    own(end, 'page'),
    own(margin, 'margin'),
    own(end - margin, 'margin'),
    ...others.flatMap(({ id, box }) =>
      [box[place], box[place] + box[size] / 2, box[place] + box[size]].map((at) => ({
        at,
        with: id,
        from: box[crossPlace],
        to: box[crossPlace] + box[crossSize],
      })),
    ),
  ]
}

function nearest(
  edges: readonly number[],
  lines: readonly GuideLine[],
  reach: number,
): { by: number; lines: GuideLine[] } {
  let by: number | null = null
  for (const line of lines)
    for (const edge of edges) {
      const distance = line.at - edge
      if (Math.abs(distance) <= reach && (by === null || Math.abs(distance) < Math.abs(by))) by = distance
    }
  if (by === null) return { by: 0, lines: [] }
  const step = by
  return {
    by: step,
    lines: lines.filter((line) => edges.some((edge) => Math.abs(line.at - edge - step) < 0.01)),
  }
}

function snapAxis(box: Box, targets: SnapTargets, reach: number, axis: Axis) {
  const [start, size] = [box[axis.place], box[axis.size]]
  const lined = nearest([start, start + size / 2, start + size], targets.lines[axis.axis], reach)
  if (lined.lines.length > 0) return { ...lined, gaps: [] }
  return { lines: [], ...snapGap(box, targets, reach, axis) }
}

/** As far from a neighbour as two neighbours are from each other, or in the middle between two. */
function snapGap(
  box: Box,
  { others }: SnapTargets,
  reach: number,
  { axis, place, size, crossPlace, crossSize }: Axis,
) {
  const [start, length] = [box[place], box[size]]
  const inRow = others
    .map((other) => other.box)
    .filter(
      (other) =>
        other[crossPlace] < box[crossPlace] + box[crossSize] &&
        box[crossPlace] < other[crossPlace] + other[crossSize],
    )
    .sort((one, other) => one[place] - other[place])
  const cross = box[crossPlace] + box[crossSize] / 2
  const ends = (one: Box) => one[place] + one[size]
  let best: { by: number; gaps: Gap[] } = { by: 0, gaps: [] }
  let nearestBy = reach
  const offer = (wanted: number, gaps: (from: number) => Gap[]) => {
    const by = wanted - start
    if (Math.abs(by) > nearestBy) return
    nearestBy = Math.abs(by)
    best = { by, gaps: gaps(wanted) }
  }
  const gap = (from: number, to: number): Gap => ({ axis, from, to, at: cross })
  for (let at = 0; at + 1 < inRow.length; at++) {
    const [one, other] = [inRow[at], inRow[at + 1]]
    if (!one || !other) continue
    const space = other[place] - ends(one)
    if (space <= 0) continue
    offer(ends(other) + space, (from) => [gap(ends(one), other[place]), gap(ends(other), from)])
    offer(one[place] - space - length, (from) => [
      gap(from + length, one[place]),
      gap(ends(one), other[place]),
    ])
    if (space > length)
      offer(ends(one) + (space - length) / 2, (from) => [
        gap(ends(one), from),
        gap(from + length, other[place]),
      ])
  }
  return best
}

/** One guide for all that stand on the same line, from the first of them to the last. */
function guidesOf(box: Box, lines: readonly GuideLine[], { axis, crossPlace, crossSize }: Axis): Guide[] {
  const guides = new Map<number, Guide>()
  for (const line of lines) {
    const known = guides.get(line.at) ?? {
      axis,
      at: line.at,
      from: box[crossPlace],
      to: box[crossPlace] + box[crossSize],
      with: line.with,
    }
    guides.set(line.at, {
      ...known,
      from: Math.min(line.from, known.from),
      to: Math.max(line.to, known.to),
    })
  }
  return [...guides.values()]
}
