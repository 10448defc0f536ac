import { noHints, type Tool } from './tool.ts'

export const idle: Tool = {
  hints: noHints,
  move: () => idle,
  up: () => idle,
  cancel: (editor) => {
    editor.select()
    return idle
  },
}
