import type { ReactNode } from 'react'
import { valueStore } from '#shared/lib/value-store.ts'

export interface Loss {
  key: string
  show: ReactNode
}

export interface Question {
  title: string
  /** What happens, in a sentence or two. */
  words?: string
  /** What goes away, by name: one line each. */
  losses?: readonly Loss[]
  /** The verb of the action: "Unlink", never "OK". */
  confirmLabel: string
  /** Another way on, less wanted than the first. */
  other?: { readonly label: string; readonly run: () => void }
  /** The verb of leaving things as they are: "Keep Bluesky". */
  keepLabel?: string
  danger?: boolean
}

export interface OpenQuestion extends Question {
  answer: (yes: boolean) => void
}

export const openQuestion = valueStore<OpenQuestion | null>(null)

/** Only for what cannot be undone; what can be gets a toast with Undo. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    openQuestion.get()?.answer(false)
    openQuestion.set({
      ...question,
      answer: (yes) => {
        openQuestion.set(null)
        resolve(yes)
      },
    })
  })
}
