import type { Design } from '@postelier/scene'
import { useLayoutEffect } from 'react'
import { useEditorPart } from '#features/editor/model/editing.ts'
import { type Autosave, useAutosave } from '#shared/form/use-autosave.ts'
import { type ValueStore, valueStore } from '#shared/lib/value-store.ts'

export const noSaving = (): ValueStore<Autosave> =>
  valueStore<Autosave>({ state: { kind: 'idle' }, dirty: false, flush: async () => undefined })

interface SavingProps {
  save: (design: Design) => Promise<void>
  into: ValueStore<Autosave>
}

/** Knows every letter at once, and tells the screen only what changes there: it shows nothing itself. */
export function Saving({ save, into }: SavingProps) {
  const saving = useAutosave(
    useEditorPart(({ rested }) => rested.design),
    save,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is the same as long as these are.
  useLayoutEffect(() => into.set(saving), [into, saving.state, saving.dirty, save])
  return null
}
