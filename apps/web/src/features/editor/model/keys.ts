import type { Clipping, Editor } from '@postelier/scene'
import type { Editing } from '#features/editor/model/editing.ts'

/** Kept for the visit, so that something can be carried from one page or design to another. */
let clipping: Clipping | null = null

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Action = (editor: Editor) => void
type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

export const copySelected: Action = (editor) => {
  if (editor.selected.length > 0) clipping = editor.copy()
}
export const cutSelected: Action = (editor) => {
  if (editor.selected.length === 0) return
  clipping = editor.copy()
  editor.remove()
}
export const pasteCopied: Action = (editor) => {
  if (clipping) editor.paste(clipping)
}
export const hasCopied = (): boolean => clipping !== null

const withControl: Record<string, Action> = {
  a: (editor) => editor.selectAll(),
  c: copySelected,
  x: cutSelected,
  v: pasteCopied,
  d: (editor) => editor.duplicate(),
  g: (editor) => editor.group(),
  l: (editor) => editor.lock(),
  z: (editor) => editor.undo(),
  y: (editor) => editor.redo(),
  ']': (editor) => editor.arrange('forward'),
  '[': (editor) => editor.arrange('backward'),
}
const withControlAndShift: Record<string, Action> = {
  g: (editor) => editor.ungroup(),
  z: (editor) => editor.redo(),
  ']': (editor) => editor.arrange('front'),
  '[': (editor) => editor.arrange('back'),
  '}': (editor) => editor.arrange('front'),
  '{': (editor) => editor.arrange('back'),
}

/** What a key does on the canvas; false where it is the browser's. */
export function pressKey({ editor, hand, writing, hints }: Editing, event: KeyPress): boolean {
  const { key, shiftKey, altKey } = event
  const isControl = event.ctrlKey || event.metaKey
  if (isControl && !altKey) {
    const action = (shiftKey ? withControlAndShift : withControl)[key.toLowerCase()]
    action?.(editor)
    return action !== undefined
  }
  const arrow = arrows[key]
  if (arrow) {
    const step = shiftKey ? 10 : 1
    if (editor.selected.length === 0) return false
    if (altKey) grow(editor, arrow[0] * step, arrow[1] * step)
    else editor.move(arrow[0] * step, arrow[1] * step)
    return true
  }
  switch (key) {
    case 'Delete':
    case 'Backspace':
      editor.remove()
      return true
    case 'Escape': {
      const was = hand.isBusy || editor.selected.length > 0
      hand.cancel()
      hints.set(hand.hints)
      return was
    }
    case 'Tab':
      return walk(editor, shiftKey ? -1 : 1)
    case 'Enter': {
      const [only] = editor.selected
      const id = only === undefined ? null : hand.open(only.id)
      const node = id === null ? undefined : editor.node(id)
      if (node?.kind === 'text') writing.set({ id: node.id, from: 0, to: node.content.length })
      return only !== undefined
    }
    case ',':
    case '.':
      editor.turn(key === '.' ? 15 : -15, 'turn')
      return editor.selected.length > 0
    default:
      return false
  }
}

const isWrittenIn = (target: Element) =>
  target.matches(
    'textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])',
  )

/**
 * The same from the toolbar and the panels, for what has no meaning there: after a tool was used, the keys still go to
 * what is chosen.
 */
export function pressShortcut(editing: Editing, event: KeyboardEvent): boolean {
  const { target, key } = event
  if (event.defaultPrevented || !(target instanceof Element) || isWrittenIn(target)) return false
  const isRemoving = key === 'Delete' || key === 'Backspace'
  const isShortcut = isRemoving || event.ctrlKey || event.metaKey
  if (!isShortcut || target.closest('[role=menu], [role=dialog]:not(.po-floating)')) return false
  // Words somebody marked on the screen are copied as words.
  if (key.toLowerCase() === 'c' && window.getSelection()?.isCollapsed === false) return false
  return pressKey(editing, event)
}

/** Alt and an arrow: the right and the lower edge move. */
function grow(editor: Editor, dx: number, dy: number): void {
  editor.change(
    editor.free.flatMap((node) =>
      node.kind === 'group'
        ? []
        : [{ id: node.id, set: { width: node.width + dx, height: node.height + dy } }],
    ),
    'grow',
  )
}

/** From element to element; behind the last one the key leaves the canvas, as it should. */
function walk(editor: Editor, step: 1 | -1): boolean {
  const ids = editor.page.nodes.filter((node) => !node.isHidden).map((node) => node.id)
  const [current] = editor.state.selection
  const end = step > 0 ? ids.at(-1) : ids[0]
  if (ids.length === 0 || (current !== undefined && current === end)) {
    editor.select()
    return false
  }
  editor.selectNext(step)
  return true
}
