import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shared/ui/icon.tsx'

interface MoreFieldsProps {
  /** What stands in them already, and where it comes from. */
  note: string
  /** Something in it is to be mended. */
  isOpen?: boolean
  children: ReactNode
}

/** What may be said and need not be: closed until somebody wants to. */
export function MoreFields({ note, isOpen, children }: MoreFieldsProps) {
  const { t } = useTranslation('orders')
  return (
    <details className="po-order-more" {...(isOpen ? { open: true } : {})}>
      <summary>
        <Icon of={ChevronRight} size={16} />
        <b>{t('more')}</b> <span>{note}</span>
      </summary>
      <div className="po-order-fields">{children}</div>
    </details>
  )
}
