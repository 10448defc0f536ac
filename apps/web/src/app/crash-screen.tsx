import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isChunkFailure } from '#app/stale-chunks.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { useIsOnline } from '#shared/lib/use-is-online.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { StormDrawing } from '#shared/ui/failure-drawings.tsx'
import '#app/crash-screen.css'

/** Each failure once: this screen may be put up anew for the same one, before the next try has ended. */
const triedAgain = new WeakSet<Error>()

/**
 * Shown in place of a screen that failed. After a newer version was installed it offers to load the page anew; what a lost
 * connection broke is tried once more when it is back.
 */
export function CrashScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['shell', 'common'])
  const router = useRouter()
  const stale = isChunkFailure(error)
  const retry = () => {
    reset()
    void router.invalidate()
  }
  const isOnline = useIsOnline()
  const onBack = useEffectEvent(() => {
    if (!isApiError(error) || !error.wasCutOff || triedAgain.has(error)) return
    triedAgain.add(error)
    retry()
  })
  useEffect(() => {
    if (isOnline) onBack()
  }, [isOnline])
  return (
    <main className="po-crash" role="alert">
      <EmptyState
        drawing={<StormDrawing />}
        title={stale ? t('shell:crash.stale') : t('shell:crash.title')}
        action={
          isApiError(error) ? (
            <Button look="primary" onClick={retry}>
              {t('common:actions.retry')}
            </Button>
          ) : (
            <Button look="primary" onClick={() => window.location.reload()}>
              {t('common:actions.reload')}
            </Button>
          )
        }
      >
        {isApiError(error) ? error.message : stale ? t('shell:crash.staleWords') : t('shell:crash.words')}
      </EmptyState>
    </main>
  )
}
