import type { TemplateFormat } from '@postelier/contract'
import type { ReactNode } from 'react'
import '#features/templates/components/templates.css'

/** The picture as wide as its ratio asks, and beside it what there is to say. */
export function TemplateSheet({ format, children }: { format: TemplateFormat; children: ReactNode }) {
  return <div className={`po-tpl-sheet po-tpl-${format.replace(':', 'x')}`}>{children}</div>
}
