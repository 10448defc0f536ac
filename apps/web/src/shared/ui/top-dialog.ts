import { valueStore } from '#shared/lib/value-store.ts'

/** Dialogs that are open, the last one on top: beside it the page is inert, and what is said must be said inside it. */
export const openDialogs = valueStore<readonly HTMLDialogElement[]>([])

export function stackDialog(dialog: HTMLDialogElement): () => void {
  openDialogs.set([...openDialogs.get(), dialog])
  return () => openDialogs.set(openDialogs.get().filter((one) => one !== dialog))
}
