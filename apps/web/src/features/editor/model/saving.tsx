import type { Design } from '@postelier/scene'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useEditing } from '#features/editor/model/editing.ts'
import { type Autosave, useSaver } from '#shared/form/use-autosave.ts'
import { type ValueStore, valueStore } from '#shared/lib/value-store.ts'

export const noSaving = (): ValueStore<Autosave> =>
  valueStore<Autosave>({ state: { kind: 'idle' }, dirty: false, flush: async () => undefined })

interface SavingProps {
  save: (design: Design) => Promise<void>
  into: ValueStore<Autosave>
}

/** Knows every letter at once, and tells the screen only what changes there: it shows nothing itself. */
export function Saving({ save, into }: SavingProps) {
  const { editor } = useEditing()
  const saver = useSaver(editor.rested.design, save)
  const onChange = useEffectEvent(() => saver.note(editor.rested.design))
  useEffect(() => {
    let last = editor.rested.design
    return editor.subscribe(() => {
      if (editor.rested.design === last) return
      last = editor.rested.design
      onChange()
    })
  }, [editor])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is the same as long as these are.
  useLayoutEffect(() => into.set(saver), [into, saver.state, saver.dirty, save])
  return null
}
