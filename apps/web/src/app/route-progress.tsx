import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import '#app/route-progress.css'

/** Shows itself only after a tenth of a second: most changes are quicker, and a flash is noise. */
export function RouteProgress() {
  const { t } = useTranslation('common')
  const pending = useRouterState({ select: (state) => state.isLoading })
  return (
    <div className="po-route-progress" role="status" data-pending={pending || undefined}>
      <span className="po-sr">{pending ? t('loading') : ''}</span>
    </div>
  )
}
