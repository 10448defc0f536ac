import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import { stackDialog } from '#shared/ui/top-dialog.ts'
import '#shared/ui/dialog.css'

export interface DialogProps {
  open: boolean
  onClose: () => void
  /** Id of the heading inside, or a name. */
  labelledBy?: string
  label?: string
  shape?: 'box' | 'drawer' | 'bar'
  className?: string
  children?: ReactNode
}

const openInside = '[aria-haspopup][aria-expanded="true"], [data-dates-dropdown]'

/** The platform's modal: it keeps the focus inside, makes the rest inert, closes on Escape and gives the focus back. */
export function Dialog({
  open,
  onClose,
  labelledBy,
  label,
  shape = 'box',
  className,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  useEffect(() => {
    if (open && ref.current) return stackDialog(ref.current)
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the box closes; Escape does it by keyboard.
    <dialog
      ref={ref}
      className={cx('po-dialog', `po-dialog-${shape}`, className)}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // What hangs open inside, a calendar or a menu, is what Escape closes first.
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape' && ref.current?.querySelector(openInside)) event.preventDefault()
      }}
      // The second press of two quick ones on what opened it is no press beside the box.
      onClick={(event) => event.target === ref.current && event.detail < 2 && onClose()}
    >
      <div className="po-dialog-body">{open && children}</div>
    </dialog>
  )
}
