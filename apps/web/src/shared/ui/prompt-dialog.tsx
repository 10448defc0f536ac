import type { QueryKey } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useAction } from '#shared/api/use-action.ts'
import { focusFirst } from '#shared/form/focus-first.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { SoldLink } from '#shared/ui/sold-link.tsx'
import '#shared/ui/screen.css'

interface PromptDialogProps<Output> {
  title: string
  words?: ReactNode
  confirmLabel: string
  keepLabel?: string
  /** It takes something away. */
  danger?: boolean
  /** It holds something back. */
  holds?: boolean
  /** There is something to send; otherwise the action waits. */
  isReady?: boolean
  /** What it still waits for, said beside the action; empty where nothing is missing. */
  missing?: string
  /** Asked once it is pressed: where it is not, what is missing is marked at its field, and nothing is sent. */
  isComplete?: () => boolean
  /** What is answered stands beside the answer. */
  isWide?: boolean
  /** Its fields come later or open something when they are entered: it is read from its head. */
  isReadFirst?: boolean
  onClose: () => void
  /** One call. The dialogue closes when it succeeds; a refusal stays in it with everything typed. */
  onSend: () => Promise<Output>
  /** What was read and is old by then. */
  stale?: readonly QueryKey[]
  /** What is said once it is done. */
  done?: string | ((output: Output) => string)
  /** The way back, offered beside it, and what is said once it was taken. */
  undo?: ((output: Output) => Promise<unknown>) | undefined
  undone?: string
  /** Gets the faults of the server by field. */
  children: (faults: Readonly<Record<string, string>>) => ReactNode
}

/** Where an opening dialogue puts the focus; React has no attribute of that name, it focuses what is not shown yet. */
const focusedFirst = (head: HTMLElement | null) => head?.setAttribute('autofocus', '')

const focusFault = (form: HTMLElement | null) =>
  focusFirst(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])

/** A few fields and one action. */
export function PromptDialog<Output = unknown>({
  title,
  words,
  confirmLabel,
  keepLabel,
  danger = false,
  holds = false,
  isReady = true,
  missing,
  isComplete = () => true,
  isReadFirst = false,
  isWide = false,
  onClose,
  onSend,
  stale,
  done,
  undo,
  undone,
  children,
}: PromptDialogProps<Output>) {
  const { t } = useTranslation('common')
  const titleId = useId()
  const missingId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { busy, fault, faults, sold, run, clear } = useAction({
    send: onSend,
    faultIn: 'here',
    ...(stale ? { stale } : {}),
    ...(done ? { done } : {}),
    ...(undo ? { undo } : {}),
    ...(undone ? { undone } : {}),
  })
  useEffect(() => {
    if (Object.keys(faults).length > 0) focusFault(form.current)
  }, [faults])
  // What was refused is said until each field that it marks was changed.
  const changed = useRef(new Set<EventTarget>())
  const change = (field: EventTarget) => {
    changed.current.add(field)
    const marked = [...(form.current?.querySelectorAll('[aria-invalid="true"]') ?? [])]
    if (marked.length > 0 && marked.every((one) => changed.current.has(one))) clear()
  }
  const send = async () => {
    changed.current.clear()
    if (!isComplete()) requestAnimationFrame(() => focusFault(form.current))
    else if (await run()) onClose()
  }
  return createPortal(
    <Dialog open onClose={onClose} labelledBy={titleId} {...(isWide ? { className: 'po-dialog-wide' } : {})}>
      <form
        ref={form}
        className="po-stack"
        noValidate
        onInput={({ target }) => fault && change(target)}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy && isReady) void send()
        }}
      >
        <h2 id={titleId} {...(isReadFirst ? { tabIndex: -1, ref: focusedFirst } : {})}>
          {title}
        </h2>
        {words && <p className="po-ink2">{words}</p>}
        {children(faults)}
        {fault && (
          <p role="alert" className="po-fault">
            {fault} {sold && <SoldLink {...sold} />}
          </p>
        )}
        <div className="po-dialog-end">
          {missing !== undefined && (
            <p id={missingId} role="status" className="po-dialog-missing">
              {missing}
            </p>
          )}
          <Button onClick={onClose}>{keepLabel ?? t('actions.cancel')}</Button>
          <Button
            type="submit"
            look={danger ? 'danger' : holds ? 'wait' : 'primary'}
            busy={busy}
            disabled={!isReady}
            {...(missing ? { 'aria-describedby': missingId } : {})}
          >
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  )
}
