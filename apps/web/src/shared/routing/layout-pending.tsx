import { useTranslation } from 'react-i18next'
import { Logo } from '#shared/ui/logo.tsx'
import { Bone } from '#shared/ui/skeleton.tsx'
import '#shared/routing/layout-pending.css'

/** The empty layout while the person and the screen are fetched, so that nothing jumps when they come. */
export function LayoutPending() {
  const { t } = useTranslation('common')
  return (
    <div className="po-layout-pending" aria-busy="true">
      <div className="po-layout-pending-menu">
        <Logo />
      </div>
      <div>
        <header>
          <Bone width={140} height={20} />
        </header>
        <main>
          <span className="po-sr">{t('loading')}</span>
          <Bone width="52%" height={40} />
          <Bone width="38%" height={40} />
        </main>
      </div>
    </div>
  )
}
