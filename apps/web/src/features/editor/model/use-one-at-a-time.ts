import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#shared/api/api-error.ts'
import { toast } from '#shared/ui/toast-store.ts'

/** Which of a list is being worked on; meanwhile no other one begins. */
export function useOneAtATime<Id = number>() {
  const { t } = useTranslation('common')
  const [busy, setBusy] = useState<Id | null>(null)
  const run = async (id: Id, action: () => Promise<unknown>) => {
    if (busy !== null) return
    setBusy(id)
    try {
      await action()
    } catch (error) {
      toast({ tone: 'bad', message: messageOf(error, t('errors.unexpected')) })
    } finally {
      setBusy(null)
    }
  }
  return { busy, run }
}
