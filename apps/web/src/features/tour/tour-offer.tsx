import { Compass } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endTour, keptTour, startTour } from '#features/tour/model/tour-store.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'

/** Once there are posts to show: offered once, and never begun by itself. */
export function TourOffer() {
  const { t } = useTranslation('tour')
  const user = useCurrentUser()
  const personId = user?.id ?? 0
  const [isAnswered, setAnswered] = useState(() => keptTour(personId) !== null)
  if (isAnswered || !['customer', 'contact'].includes(user?.type ?? '')) return null
  return (
    <Notice tone="done" icon={Compass}>
      <p>{t('offer.words')}</p>
      <span className="po-wrap">
        <Button
          size="sm"
          onClick={() => {
            setAnswered(true)
            startTour()
          }}
        >
          {t('offer.start')}
        </Button>
        <Button
          size="sm"
          look="quiet"
          onClick={() => {
            setAnswered(true)
            endTour(personId)
          }}
        >
          {t('offer.no')}
        </Button>
      </span>
    </Notice>
  )
}
