import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { creditsAddress, type ForSale } from '#shared/lib/to-credits.ts'

/** Where a limit or too few credits stand in the way: to what helps, and back again. */
export function SoldLink({ what, limit, button }: ForSale & { button?: boolean }) {
  const { t } = useTranslation('common')
  // Read from the router: it stays on the page while its address changes, as from one question of a brief to the next.
  const pathname = useLocation({ select: (location) => location.pathname })
  const search = useLocation({ select: (location) => location.searchStr })
  return (
    <a
      className={button ? 'po-btn po-btn-default' : 'po-link'}
      href={creditsAddress({ what, limit }, { pathname, search })}
    >
      {t(`sold.${what}`)}
    </a>
  )
}
