import { useTranslation } from 'react-i18next'
import { creditsAddress } from '#shared/lib/to-credits.ts'

/** Where a limit or too few credits stand in the way: to what helps, and back again. */
export function SoldLink({ what, button }: { what: 'plan' | 'credits'; button?: boolean }) {
  const { t } = useTranslation('common')
  return (
    <a className={button ? 'po-btn po-btn-default' : 'po-link'} href={creditsAddress(what, window.location)}>
      {t(`sold.${what}`)}
    </a>
  )
}
