import type { ReactNode } from 'react'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
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
  const { busyWith, run } = useAction({ send: (deed: NoticeDeed) => deed.run() })
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
          busy={busyWith?.key === deed.key}
          onClick={() => {
            if (!busyWith) void run(deed)
          }}
        >
          {deed.label}
        </Button>
      ))}
    </div>
  )
}
