import { useTranslation } from 'react-i18next'
import { useApplication } from '#shared/api/application.ts'
import { cx } from '#shared/lib/class-names.ts'

/** To the address the platform gives; without one there is nobody to write to. */
export function WriteToUs({ large = false }: { large?: boolean }) {
  const { t } = useTranslation('shell')
  const address = useApplication()?.legal.email
  if (!address) return null
  return (
    <a className={cx('po-btn', large && 'po-btn-lg')} href={`mailto:${address}`}>
      {t('errors.contact')}
    </a>
  )
}
