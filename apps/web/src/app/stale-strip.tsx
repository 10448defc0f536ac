import { RefreshCw } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { hasStaleChunks } from '#app/stale-chunks.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { Banner } from '#shared/ui/banner.tsx'

/** A part that cannot be fetched any more is offered a reload, at a moment the person chooses. */
export function StaleStrip() {
  if (!useValue(hasStaleChunks)) return null
  return (
    <Suspense>
      <Strip />
    </Suspense>
  )
}

// Apart, so that its words are fetched only when it has something to say.
function Strip() {
  const { t } = useTranslation(['shell', 'common'])
  return (
    <Banner
      icon={RefreshCw}
      action={
        <button type="button" className="po-link" onClick={() => window.location.reload()}>
          {t('common:actions.reload')}
        </button>
      }
    >
      {t('shell:crash.staleWords')}
    </Banner>
  )
}
