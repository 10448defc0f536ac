import type { Editor, EditorState, Hand, Hints, PictureOptions, Point, Surroundings } from '@postelier/scene'
import { createContext, use, useSyncExternalStore } from 'react'
import type { ValueStore } from '#shared/lib/value-store.ts'

export interface Writing {
  id: string
  /** The selection in the words; both the same where only the caret stands. */
  from: number
  to: number
  /** Typed before the field was there: its face was still on its way. */
  early?: string
}

/** Where a picture goes: into a frame, around a point of the page, or wherever the panel would put it. */
export type PictureTarget = { into: string } | { at: Point } | 'chosen' | 'behind'

/** A kept picture, as the canvas needs it. */
export interface KnownPicture {
  id: string
  width: number
  height: number
  file: string
}

/** A file of the person's own that was dropped on the canvas and is still to be sent. */
export interface DroppedFile {
  file: File
  place: PictureTarget
}

export interface Editing {
  editor: Editor
  hand: Hand
  hints: ValueStore<Hints>
  writing: ValueStore<Writing | null>
  /** The state from before, while letters follow each other. */
  beforeTyping: ValueStore<EditorState | null>
  zoom: ValueStore<number>
  /** Faces and emoji come in while one works: a new object then, so that what waits for them is painted. */
  around: ValueStore<Surroundings>
  /** Where a picture is read from. */
  addressOf: (asset: string) => string
  /** A picture that came to hand while one works, to be painted like those the design came with. */
  know: (picture: KnownPicture) => void
  /** What a picture that is being dragged from a panel becomes; some must be fetched first. */
  dragged: { current: (() => Promise<PictureOptions>) | null }
  dropped: ValueStore<DroppedFile | null>
  /** Counts up each time a tool asks for the panel of pictures; null where there is none. */
  mediaAsked: ValueStore<number> | null
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('The editor’s parts stand inside EditingContext.')
  return editing
}

/** One part of what the editor knows. `read` answers with the same thing as long as nothing about that part changed. */
export function useEditorPart<T>(read: (editor: Editor) => T): T {
  const { editor } = useEditing()
  return useSyncExternalStore(editor.subscribe, () => read(editor))
}

export const useEditorState = (): EditorState => useEditorPart(({ state }) => state)

/**
 * The same, but standing still while something is pulled and while letters follow each other: tools, lists and small
 * pictures follow when hand or fingers rest, so that what is worked on is drawn at once.
 */
export function useRestingState(): EditorState {
  const { editor, beforeTyping } = useEditing()
  // One subscription to both: the first letter changes where the state is read, and not the state.
  const subscribe = (listener: () => void) => {
    const leave = [editor.subscribe(listener), beforeTyping.subscribe(listener)]
    return () => {
      for (const one of leave) one()
    }
  }
  return useSyncExternalStore(subscribe, () => beforeTyping.get() ?? editor.rested)
}
