import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '#shared/lib/use-is-online.ts'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { StormDrawing } from '#shared/ui/failure-drawings.tsx'

/** Skeleton of what is on its way; without a connection nothing is, and they would promise it for ever. */
export function UntilHere({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  if (useIsOnline()) return children
  return (
    <div role="alert">
      <EmptyState drawing={<StormDrawing />} title={t('failed.title')}>
        {t('errors.offline')}
      </EmptyState>
    </div>
  )
}
