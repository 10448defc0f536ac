import { Compass, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endTour, keptTour, startTour } from '#features/tour/model/tour-store.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import '#features/tour/tour-offer.css'

/** Once there are posts to show: offered once, and never begun by itself. */
export function TourOffer() {
  const { t } = useTranslation('tour')
  const user = useCurrentUser()
  const personId = user?.id ?? 0
  const [isAnswered, setAnswered] = useState(() => keptTour(personId) !== null)
  if (isAnswered || !['customer', 'contact'].includes(user?.type ?? '')) return null
  return (
    <aside className="po-tour-offer" aria-label={t('offer.title')}>
      <Icon of={Compass} size={16} />
      <p>
        {t('offer.words')}{' '}
        <button
          type="button"
          className="po-link"
          onClick={() => {
            setAnswered(true)
            startTour()
          }}
        >
          {t('offer.start')}
        </button>
      </p>
      <IconButton
        icon={X}
        size="sm"
        label={t('offer.no')}
        onClick={() => {
          setAnswered(true)
          endTour(personId)
        }}
      />
    </aside>
  )
}
