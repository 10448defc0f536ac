import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { SignpostDrawing } from '#shared/ui/failure-drawings.tsx'

/** What this person's role does not show: one sentence, and the way back. */
export function NoRightHere() {
  const { t } = useTranslation('shell')
  return (
    <div role="alert">
      <EmptyState
        drawing={<SignpostDrawing />}
        title={t('errors.forbidden.title')}
        action={<ButtonLink to="/">{t('errors.home')}</ButtonLink>}
      >
        {t('errors.forbidden.words')}
      </EmptyState>
    </div>
  )
}
