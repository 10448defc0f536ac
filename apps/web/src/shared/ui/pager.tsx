import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'

export interface PagerProps {
  offset: number
  limit: number
  total: number
  onMove: (offset: number) => void
}

/** Pages of a list by offset, with its range and total. Every list of the server is paged. */
export function Pager({ offset, limit, total, onMove }: PagerProps) {
  const { t } = useTranslation('common')
  const { number } = useFormats()
  const last = Math.min(offset + limit, total)
  return (
    <nav className="po-pager" aria-label={t('pager.label')}>
      <span className="po-num" role="status">
        {t('pager.range', {
          from: number(Math.min(offset + 1, total)),
          to: number(last),
          total: number(total),
        })}
      </span>
      <IconButton
        icon={ChevronLeft}
        label={t('pager.previous')}
        disabled={offset === 0}
        onClick={() => onMove(Math.max(0, offset - limit))}
      />
      <IconButton
        icon={ChevronRight}
        label={t('pager.next')}
        disabled={last >= total}
        onClick={() => onMove(offset + limit)}
      />
    </nav>
  )
}
