import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#shared/api/api-error.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import '#features/editor/together/editor-notice.css'

export interface NoticeDeed {
  key: string
  label: string
  run: () => Promise<unknown>
}

/** A strip under the editor's head: what is so, and what can be done about it; the first deed is the one to take. */
export function EditorNotice({
  isUrgent,
  title,
  children,
  deeds,
}: {
  isUrgent?: boolean
  title?: string
  children: ReactNode
  deeds: readonly NoticeDeed[]
}) {
  const { busy, run } = useBusy()
  return (
    <div className="po-editor-notice">
      <p role={isUrgent ? 'alert' : undefined}>
        {title && <b>{title}</b>} {children}
      </p>
      {deeds.map((deed, at) => (
        <Button
          key={deed.key}
          size="sm"
          look={at === 0 ? 'ink' : 'default'}
          busy={busy === deed.key}
          onClick={() => run(deed)}
        >
          {deed.label}
        </Button>
      ))}
    </div>
  )
}

function useBusy() {
  const { t } = useTranslation('common')
  const [busy, setBusy] = useState<string | null>(null)
  const run = (deed: NoticeDeed) => {
    if (busy !== null) return
    setBusy(deed.key)
    deed
      .run()
      .catch((error: unknown) => toast({ tone: 'bad', message: messageOf(error, t('errors.unexpected')) }))
      .finally(() => setBusy(null))
  }
  return { busy, run }
}
