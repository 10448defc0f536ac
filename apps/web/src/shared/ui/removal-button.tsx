import type { QueryKey } from '@tanstack/react-query'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'

interface RemovalButtonProps {
  label: string
  /** The question, and what goes away. */
  title: string
  words: string
  send: () => Promise<unknown>
  stale: readonly QueryKey[]
  done: string
  onDone: () => void
}

/** Takes something away for good, after a question. */
export function RemovalButton({ label, title, words, ...action }: RemovalButtonProps) {
  const removal = useAction(action)
  const ask = async () => {
    if (await confirm({ title, words, confirmLabel: label, danger: true })) await removal.run()
  }
  return (
    <Button look="quiet" busy={removal.busy} onClick={() => void ask()}>
      {label}
    </Button>
  )
}
