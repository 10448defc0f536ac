import type { Point } from '../../geometry/box.ts'
import { drag } from './drag.ts'
import { idle } from './idle.ts'
import { clickReach, noHints, type Tool } from './tool.ts'

/** Down on an element, and not yet known whether to click or to pull. */
export const press = (from: Point, id: string, wasSelected: boolean): Tool => {
  const pressed: Tool = {
    hints: noHints,
    move(editor, input) {
      const way = Math.hypot(input.point.x - from.x, input.point.y - from.y) * input.zoom
      if (way < clickReach) return pressed
      // Pulled with alt: the copy comes along, the original stays.
      if (input.alt) {
        editor.paste(editor.copy(), 0)
        const copies = editor.state.selection
        const pulling = drag(editor.select(...copies), from)
        return pulling.move(editor, input)
      }
      return drag(editor, from).move(editor, input)
    },
    up(editor, input) {
      if (input.shift && wasSelected) editor.toggle(id)
      else if (!input.shift && wasSelected) editor.select(id)
      return idle
    },
    cancel: () => idle,
  }
  return pressed
}
