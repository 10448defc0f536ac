import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shared/ui/icon.tsx'

interface FoldedFieldsProps {
  title: string
  /** What stands in them already, and where it comes from. */
  note?: string
  isOpen?: boolean
  children: ReactNode
}

/** Questions under their heading, shown and put away by it. */
export function FoldedFields({ title, note, isOpen, children }: FoldedFieldsProps) {
  return (
    <details className="po-order-more" {...(isOpen ? { open: true } : {})}>
      <summary>
        <Icon of={ChevronRight} size={16} />
        <b>{title}</b> {note && <span>{note}</span>}
      </summary>
      <div className="po-order-fields">{children}</div>
    </details>
  )
}

/** What may be said and need not be: closed until somebody wants to, or something in it is to be mended. */
export function MoreFields(props: Omit<FoldedFieldsProps, 'title'> & { note: string }) {
  const { t } = useTranslation('orders')
  return <FoldedFields title={t('more')} {...props} />
}
