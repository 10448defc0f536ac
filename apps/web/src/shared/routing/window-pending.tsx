import { useTranslation } from 'react-i18next'
import { Logo } from '#shared/ui/logo.tsx'
import { Bone } from '#shared/ui/skeleton.tsx'
import '#shared/routing/window-pending.css'

/** A page without the layout while its code or its words come: never a white window. */
export function WindowPending() {
  const { t } = useTranslation('common')
  return (
    <div className="po-window-pending" aria-busy="true">
      <Logo />
      <span className="po-sr">{t('loading')}</span>
      <Bone width="38%" height={36} />
      <Bone width="52%" height={20} />
    </div>
  )
}
