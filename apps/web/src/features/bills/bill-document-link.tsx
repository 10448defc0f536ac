import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '#shared/lib/class-names.ts'
import { Icon } from '#shared/ui/icon.tsx'

interface BillDocumentLinkProps {
  number: string
  href: string
  /** In a row with other actions: its sign alone. */
  isQuiet?: boolean
}

/** A link, so that the browser shows that the file comes and keeps it where people look for files. */
export function BillDocumentLink({ number, href, isQuiet = false }: BillDocumentLinkProps) {
  const { t } = useTranslation('bills')
  return (
    <a
      className={cx('po-btn po-btn-sm', isQuiet ? 'po-btn-quiet' : 'po-btn-default')}
      title={isQuiet ? t('download') : undefined}
      href={href}
      download={`${number}.pdf`}
      aria-label={t('downloadOf', { number })}
    >
      <Icon of={Download} size={16} />
      {!isQuiet && <span className="po-btn-text">{t('download')}</span>}
    </a>
  )
}
