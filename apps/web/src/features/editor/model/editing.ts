import type { Editor, EditorState, Hand, Hints, Surroundings } from '@postelier/scene'
import { createContext, use, useSyncExternalStore } from 'react'

export interface Writing {
  id: string
  /** The selection in the words; both the same where only the caret stands. */
  from: number
  to: number
}

/** A value that is told when it changes. */
export class Cell<T> {
  readonly #listeners = new Set<() => void>()
  #value: T

  constructor(value: T) {
    this.#value = value
  }

  get value(): T {
    return this.#value
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return
    this.#value = value
    for (const listener of this.#listeners) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

export interface Editing {
  editor: Editor
  hand: Hand
  hints: Cell<Hints>
  writing: Cell<Writing | null>
  zoom: Cell<number>
  /** Faces and emoji come in while one works: a new object then, so that what waits for them is painted. */
  around: Cell<Surroundings>
  /** Where a picture is read from. */
  addressOf: (asset: string) => string
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('The editor’s parts stand inside EditingContext.')
  return editing
}

export function useEditorState(): EditorState {
  const { editor } = useEditing()
  return useSyncExternalStore(
    (listener) => editor.subscribe(listener),
    () => editor.state,
  )
}

export const useCell = <T>(cell: Cell<T>): T => useSyncExternalStore(cell.subscribe, () => cell.value)
