import type { QueryKey } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

interface ReasonedDialogProps<Output> {
  title: string
  words?: ReactNode
  /** What is asked for at the end, and under which name the server knows it. */
  reason: { readonly label: string; readonly help: string; readonly field: 'reason' | 'note' }
  confirmLabel: string
  isReady?: boolean
  /** Its fields come later: it is read from its head. */
  isReadFirst?: boolean
  onClose: () => void
  /** The key stands for this one dialogue: pressing twice, or again after a failure, does it once. */
  onSend: (given: { reason: string; key: string }) => Promise<Output>
  stale?: readonly QueryKey[]
  done?: string
  children?: (faults: Readonly<Record<string, string>>) => ReactNode
}

/** Something about somebody's money that is done by hand, and why: the reason is kept. */
export function ReasonedDialog<Output>({ reason, onSend, children, ...prompt }: ReasonedDialogProps<Output>) {
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState('')
  return (
    <PromptDialog<Output> {...prompt} onSend={() => onSend({ reason: typed, key })}>
      {(faults) => (
        <>
          {children?.(faults)}
          <TextArea
            label={reason.label}
            rows={2}
            help={reason.help}
            value={typed}
            error={faults[reason.field]}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
    </PromptDialog>
  )
}
