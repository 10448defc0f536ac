import { Check, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { cx } from '#shared/lib/class-names.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { closeToast, type Toast, type ToastTone, toasts, undoMs } from '#shared/ui/toast-store.ts'
import { openDialogs } from '#shared/ui/top-dialog.ts'
import '#shared/ui/toasts.css'

const icons = { done: Check, plain: Info, wait: TriangleAlert, bad: TriangleAlert } satisfies Record<
  ToastTone,
  unknown
>

/**
 * Mounted once, always there: a live region must exist before it is spoken into. While a dialog is open it stands inside it:
 * what is beside a modal can neither be pressed nor is it read.
 */
export function Toasts() {
  const { t } = useTranslation('common')
  const list = useValue(toasts)
  const dialog = useValue(openDialogs, (all) => all.at(-1))
  return createPortal(
    <section
      className="po-toasts"
      aria-label={t('toasts.label')}
      aria-live="polite"
      aria-relevant="additions text"
    >
      {list.map((one) => (
        <TimedToast key={one.id} toast={one} />
      ))}
    </section>,
    dialog ?? document.body,
  )
}

function TimedToast({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const leftMs = useRef(toast.durationMs ?? undoMs)
  const stays = toast.progress !== undefined && toast.progress < 1

  useEffect(() => {
    if (held || stays) return
    const startedAt = Date.now()
    const timer = window.setTimeout(() => closeToast(toast.id), leftMs.current)
    return () => {
      window.clearTimeout(timer)
      leftMs.current -= Date.now() - startedAt
    }
  }, [held, stays, toast.id])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only stop the clock; the controls are inside.
    <div
      className="po-toast-slot"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToastFace toast={toast} onClose={() => closeToast(toast.id)} />
    </div>
  )
}

export function ToastFace({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { t } = useTranslation('common')
  const { tone = 'done', action, message, progress } = toast
  return (
    <div className={cx('po-toast', `po-toast-${tone}`)}>
      <Icon of={icons[tone]} />
      <span>{message}</span>
      {progress !== undefined && (
        <progress value={progress} max={1} aria-label={message}>
          {Math.round(progress * 100)}
        </progress>
      )}
      {action && (
        <button
          type="button"
          className="po-link"
          onClick={() => {
            action.run()
            onClose()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton icon={X} label={t('actions.close')} size="sm" onClick={onClose} />
    </div>
  )
}
