import type { Design, Editor } from '@postelier/scene'

/** Puts another design in place of the one that is drawn on: a step that can be undone. */
export type Exchange = (editor: Editor, next: (current: Design) => Design) => Promise<void>

interface ExchangeInput {
  /** Everything the design shows can be painted, once this is done. */
  ready: (design: Design) => Promise<unknown>
  /** What is saved of it is a state of its own, so that what the editor saved by itself before stays in the list. */
  onPlaced: (design: Design) => void
}

/** Replaces the whole design, by another template for example, once everything it shows is loaded. */
export const exchangeWith =
  ({ ready, onPlaced }: ExchangeInput): Exchange =>
  async (editor, next) => {
    await ready(next(editor.state.design))
    // Drawn on meanwhile, perhaps.
    editor.replace(next(editor.state.design))
    onPlaced(editor.state.design)
  }
