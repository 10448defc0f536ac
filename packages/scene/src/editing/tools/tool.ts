import type { Box, Point } from '../../geometry/box.ts'
import type { Editor } from '../editor.ts'
import type { Handle } from '../resize.ts'
import type { Gap, Guide } from '../snap.ts'

/** What the pointer went down on. */
export type Target =
  | { on: 'stage' }
  | { on: 'node'; id: string }
  | { on: 'handle'; handle: Handle }
  | { on: 'turn' }

export interface PointerInput {
  /** On the page, in its own units. */
  point: Point
  /** Pixels of the screen for one unit of the page: what is near is near on the screen. */
  zoom: number
  shift: boolean
  alt: boolean
  /** Control, or command on a Mac. */
  control: boolean
}

/** What a gesture shows while it lasts. */
export interface Hints {
  guides: readonly Guide[]
  gaps: readonly Gap[]
  brush: Box | null
  /** Degrees, or a size, beside the pointer. */
  reading: { type: 'angle'; degrees: number } | { type: 'size'; width: number; height: number } | null
}
export const noHints: Hints = { guides: [], gaps: [], brush: null, reading: null }

/** A state of the hand. Each answers what comes next with the state that follows. */
export interface Tool {
  readonly hints: Hints
  move: (editor: Editor, input: PointerInput) => Tool
  up: (editor: Editor, input: PointerInput) => Tool
  cancel: (editor: Editor) => Tool
}

/** On the screen: what is this near snaps, and what moves less is a click. */
export const snapReach = 6
export const clickReach = 3
