import type { Design, Node, Page } from '../document/design.ts'

export interface EditorState {
  readonly design: Design
  readonly page: string
  readonly selection: readonly string[]
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** What was copied: plain nodes, good for another page and another design. */
export interface Clipping {
  nodes: readonly Node[]
}

/** The page that is being edited; the first one where its id is gone, after an undo for example. */
export function pageOf({ design, page }: Pick<EditorState, 'design' | 'page'>): Page {
  const found = design.pages.find((one) => one.id === page) ?? design.pages[0]
  if (!found) throw new Error('A design has at least one page.')
  return found
}
