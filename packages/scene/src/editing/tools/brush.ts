import type { Box, Point } from '../../geometry/box.ts'
import type { Editor } from '../editor.ts'
import { nodeBounds } from '../nodes.ts'
import { idle } from './idle.ts'
import { noHints, type Tool } from './tool.ts'

/** Pulls a frame over the page and takes what lies in it. */
export function brush(editor: Editor, from: Point, adds: boolean): Tool {
  const before = adds ? editor.state.selection : []
  if (!adds) editor.select()
  const brushing = (box: Box | null): Tool => ({
    hints: { ...noHints, brush: box },
    move(current, { point }) {
      const next = between(from, point)
      const inside = current.page.nodes
        .filter((node) => !node.isLocked && !node.isHidden && touches(nodeBounds(node), next))
        .map((node) => node.id)
      current.select(...before, ...inside)
      return brushing(next)
    },
    up: () => idle,
    cancel(current) {
      current.select(...before)
      return idle
    },
  })
  return brushing(null)
}

const between = (one: Point, other: Point): Box => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
})

const touches = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
