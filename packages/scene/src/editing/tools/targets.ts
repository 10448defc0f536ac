import { safeShare } from '../../geometry/safe-zones.ts'
import type { Editor } from '../editor.ts'
import { nodeBounds } from '../nodes.ts'
import { type SnapTargets, snapTargets } from '../snap.ts'

/** What the moving elements may line up with: the page, its safe margin and all that stays. */
export function targetsFor(editor: Editor): SnapTargets {
  const moving = new Set(editor.state.selection)
  const { stage } = editor
  return snapTargets({
    stage,
    margin: Math.min(stage.width, stage.height) * safeShare,
    others: editor.page.nodes
      .filter((node) => !node.isHidden && !moving.has(node.id))
      .map((node) => ({ id: node.id, box: nodeBounds(node) })),
  })
}
