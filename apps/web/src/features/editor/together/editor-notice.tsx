import type { ReactNode } from 'react'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import '#features/editor/together/editor-notice.css'

export interface NoticeAction {
  key: string
  label: string
  run: () => Promise<unknown>
}

/** A strip under the editor's head: what is so, and what can be done about it; the first action is the one to take. */
export function EditorNotice({
  isUrgent,
  title,
  children,
  actions,
}: {
  isUrgent?: boolean
  title?: string
  children: ReactNode
  actions: readonly NoticeAction[]
}) {
  const { busyWith, run } = useAction({ send: (action: NoticeAction) => action.run() })
  return (
    <div className="po-editor-notice">
      <p role={isUrgent ? 'alert' : undefined}>
        {title && <b>{title}</b>} {children}
      </p>
      {actions.map((action, at) => (
        <Button
          key={action.key}
          size="sm"
          look={at === 0 ? 'ink' : 'default'}
          busy={busyWith?.key === action.key}
          onClick={() => {
            if (!busyWith) void run(action)
          }}
        >
          {action.label}
        </Button>
      ))}
    </div>
  )
}
