import type { Box, Point } from '../../geometry/box.ts'
import type { Leaf } from '../../kinds/registry.ts'
import type { Editor } from '../editor.ts'
import { boundsAround, leavesIn } from '../nodes.ts'
import { type Handle, keepsRatioByItself, resized, resizedTogether } from '../resize.ts'
import { type Guide, type SnapTargets, snapEdge } from '../snap.ts'
import { idle } from './idle.ts'
import { targetsFor } from './targets.ts'
import { type Hints, noHints, type PointerInput, snapReach, type Tool } from './tool.ts'

/** Pulls at a handle; shift changes whether proportions are kept, alt pulls from the middle. */
export function pull(editor: Editor, handle: Handle): Tool {
  const nodes = editor.free
  const bounds = boundsAround(nodes)
  if (!bounds) return idle
  editor.hold()
  const leaves = nodes.flatMap(leavesIn)
  const [first] = nodes
  const alone = nodes.length === 1 && first && first.kind !== 'group' ? first : null
  return pulling({ handle, leaves, alone, bounds, targets: targetsFor(editor) }, noHints)
}

interface Grip {
  handle: Handle
  leaves: readonly Leaf[]
  alone: Leaf | null
  bounds: Box
  targets: SnapTargets
}

const pulling = (grip: Grip, hints: Hints): Tool => ({
  hints,
  move(editor, input) {
    const { to, guides } = snapped(grip, input)
    const own = grip.alone ? keepsRatioByItself(grip.alone, grip.handle) : true
    const options = {
      handle: grip.handle,
      to,
      keepsRatio: input.shift ? !own : own,
      fromMiddle: input.alt,
    }
    const changes = grip.alone
      ? [resized(grip.alone, options)]
      : resizedTogether(grip.leaves, grip.bounds, options)
    editor.preview(changes)
    const shown = grip.alone ? editor.node(grip.alone.id) : null
    const size = shown && shown.kind !== 'group' ? shown : (editor.bounds ?? grip.bounds)
    return pulling(grip, {
      ...noHints,
      guides,
      reading: { type: 'size', width: size.width, height: size.height },
    })
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

/** Only what stands upright lines up with what is upright. */
function snapped({ handle, alone, targets }: Grip, input: PointerInput): { to: Point; guides: Guide[] } {
  if (input.control || (alone?.rotation ?? 0) !== 0) return { to: input.point, guides: [] }
  const to = { ...input.point }
  const guides: Guide[] = []
  for (const axis of ['x', 'y'] as const) {
    if (handle[axis] === 0) continue
    const { by, lines } = snapEdge(to[axis], axis, targets, snapReach / input.zoom)
    to[axis] += by
    guides.push(...lines)
  }
  return { to, guides }
}
