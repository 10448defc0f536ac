import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/ui/save-state.css'

interface FormWordsProps {
  dirty: boolean
  /** How many fields are to be corrected. */
  faults?: number
  /** While nothing waits to be saved. */
  rest?: string | undefined
}

/** At the foot of a form: what keeps it from being saved, that something waits, or that nothing does. */
export function FormWords({ dirty, faults = 0, rest }: FormWordsProps) {
  const { t } = useTranslation('common')
  return (
    <span role="status" className={faults > 0 ? 'po-save-failed' : 'po-mute'}>
      {faults > 0 ? (
        <>
          <Icon of={TriangleAlert} size={16} />
          {t('saveState.faults', { count: faults })}
        </>
      ) : dirty ? (
        t('saveState.unsaved')
      ) : (
        rest
      )}
    </span>
  )
}
