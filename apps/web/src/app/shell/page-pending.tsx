import { useTranslation } from 'react-i18next'
import { UntilHere } from '#shared/routing/until-here.tsx'
import { Bone } from '#shared/ui/skeleton.tsx'
import '#app/shell/page-pending.css'

/** A screen whose words or parts are still coming; where the frame was waited for, its skeleton simply stay. */
export function PagePending() {
  const { t } = useTranslation('common')
  return (
    <UntilHere>
      <div className="po-page-pending" aria-busy="true">
        <span className="po-sr">{t('loading')}</span>
        <Bone width="52%" height={40} />
        <Bone width="38%" height={40} />
      </div>
    </UntilHere>
  )
}
