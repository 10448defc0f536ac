import type { JournalAction } from '@postelier/contract/journal-actions'
import { useTranslation } from 'react-i18next'

/** An action of the journal in the language of the interface. */
export function useActionName(): (action: string) => string {
  const { t } = useTranslation('journal')
  return (action) => t(`actions.${action as JournalAction}`)
}
