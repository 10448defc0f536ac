import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shared/ui/icon.tsx'

interface BillDocumentLinkProps {
  number: string
  href: string
}

/** A link, so that the browser shows that the file comes and keeps it where people look for files. */
export function BillDocumentLink({ number, href }: BillDocumentLinkProps) {
  const { t } = useTranslation('bills')
  return (
    <a
      className="po-btn po-btn-default po-btn-sm"
      href={href}
      download={`${number}.pdf`}
      aria-label={t('downloadOf', { number })}
    >
      <Icon of={Download} size={16} />
      <span className="po-btn-text">{t('download')}</span>
    </a>
  )
}
