import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#shared/api/api-error.ts'

/** A step without a form of its own: under way, or what kept it from going on. */
export function useDeed(deed: () => Promise<void>): { busy: boolean; fault: string | null; run: () => void } {
  const { t } = useTranslation('common')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const attempt = async () => {
    setBusy(true)
    setFault(null)
    try {
      await deed()
    } catch (error) {
      setFault(messageOf(error, t('errors.unexpected')))
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, run: () => void attempt() }
}
