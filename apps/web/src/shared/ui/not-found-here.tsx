import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { SignpostDrawing } from '#shared/ui/failure-drawings.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { WriteToUs } from '#shared/ui/write-to-us.tsx'

/** Nothing stands behind this address: said in the page's own place, with the menu still at hand. */
export function NotFoundHere() {
  const { t } = useTranslation('shell')
  return (
    <div className="po-page">
      <PageHeader title={t('errors.notFound.title')} />
      <EmptyState
        drawing={<SignpostDrawing />}
        title={t('errors.notFound.title')}
        action={
          <span className="po-wrap">
            <ButtonLink to="/">{t('errors.home')}</ButtonLink>
            <WriteToUs />
          </span>
        }
      >
        {t('errors.notFound.words')}
      </EmptyState>
    </div>
  )
}
