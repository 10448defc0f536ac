import { noHints, type Tool } from './tool.ts'

/** The editor's tool while nothing is being dragged or drawn: it waits, and Escape empties the selection. */
export const idle: Tool = {
  hints: noHints,
  move: () => idle,
  up: () => idle,
  cancel: (editor) => {
    editor.select()
    return idle
  },
}
