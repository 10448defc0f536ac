import type { Node } from '../../document/design.ts'
import type { Box, Point } from '../../geometry/box.ts'
import { shifted } from '../arrange.ts'
import type { Editor } from '../editor.ts'
import { boundsAround } from '../nodes.ts'
import { type SnapTargets, snapBox } from '../snap.ts'
import { idle } from './idle.ts'
import { targetsFor } from './targets.ts'
import { type Hints, noHints, type PointerInput, snapReach, type Tool } from './tool.ts'

/** Moves the selection; shift keeps to one axis, control lets it go where it will. */
export function drag(editor: Editor, from: Point): Tool {
  editor.hold()
  const nodes: readonly Node[] = editor.free
  const bounds = boundsAround(nodes)
  return bounds ? dragging({ from, nodes, bounds, targets: targetsFor(editor) }, noHints) : idle
}

interface Grip {
  from: Point
  nodes: readonly Node[]
  bounds: Box
  targets: SnapTargets
}

const dragging = (grip: Grip, hints: Hints): Tool => ({
  hints,
  move(editor, input) {
    const [dx, dy] = wanted(grip, input)
    const moved = { ...grip.bounds, x: grip.bounds.x + dx, y: grip.bounds.y + dy }
    const snapped = input.control
      ? { dx: 0, dy: 0, guides: [], gaps: [] }
      : snapBox(moved, grip.targets, snapReach / input.zoom)
    // An axis that shift holds still does not snap either.
    const isHeld = input.shift ? { x: dx === 0, y: dy === 0 } : { x: false, y: false }
    const [x, y] = [dx + (isHeld.x ? 0 : snapped.dx), dy + (isHeld.y ? 0 : snapped.dy)]
    editor.preview(grip.nodes.flatMap((node) => shifted(node, x, y)))
    const { guides, gaps } = snapped
    return dragging(grip, guides.length + gaps.length === 0 ? noHints : { ...noHints, guides, gaps })
  },
  up(editor) {
    editor.commitHeld()
    return idle
  },
  cancel(editor) {
    editor.letGo()
    return idle
  },
})

function wanted({ from }: Grip, { point, shift }: PointerInput): [number, number] {
  const [dx, dy] = [point.x - from.x, point.y - from.y]
  if (!shift) return [dx, dy]
  return Math.abs(dx) >= Math.abs(dy) ? [dx, 0] : [0, dy]
}
