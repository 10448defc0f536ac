import { middle, type Point } from '../../geometry/box.ts'
import type { Leaf } from '../../kinds/registry.ts'
import { turnedTogether } from '../arrange.ts'
import type { Editor } from '../editor.ts'
import { boundsAround, leavesIn } from '../nodes.ts'
import { idle } from './idle.ts'
import { type Hints, noHints, type PointerInput, type Tool } from './tool.ts'

/** Turns freely, and rests at the eighths of a turn; shift goes by steps of fifteen degrees. */
export function turn(editor: Editor, from: Point): Tool {
  const nodes = editor.free
  const bounds = boundsAround(nodes)
  if (!bounds) return idle
  editor.hold()
  const leaves = nodes.flatMap(leavesIn)
  const about = middle(bounds)
  return turning(
    {
      leaves,
      about,
      start: angleTo(about, from),
      base: leaves.length === 1 ? (leaves[0]?.rotation ?? 0) : 0,
    },
    noHints,
  )
}

interface Grip {
  leaves: readonly Leaf[]
  about: Point
  start: number
  /** Of one element the angle that is shown; several turn by what they are turned. */
  base: number
}

const angleTo = (from: Point, to: Point) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI

const restsWithin = 3
const eighth = 45
const step = 15

function restful(degrees: number, { shift, control }: PointerInput): number {
  if (shift) return Math.round(degrees / step) * step
  const near = Math.round(degrees / eighth) * eighth
  return !control && Math.abs(degrees - near) <= restsWithin ? near : Math.round(degrees)
}

const turning = (grip: Grip, hints: Hints): Tool => ({
  hints,
  move(editor, input) {
    const degrees = restful(grip.base + angleTo(grip.about, input.point) - grip.start, input)
    editor.preview(turnedTogether(grip.leaves, grip.about, degrees - grip.base))
    return turning(grip, { ...noHints, reading: { type: 'angle', degrees: ((degrees % 360) + 360) % 360 } })
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
