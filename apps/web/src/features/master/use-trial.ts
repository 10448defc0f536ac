import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#shared/api/api-error.ts'

/** One test at a time: under way, come, or refused before it was made. */
export function useTrial<T>() {
  const { t } = useTranslation('common')
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<T | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const run = async (ask: () => Promise<T>) => {
    setBusy(true)
    setMade(null)
    setFault(null)
    try {
      setMade(await ask())
    } catch (error) {
      setFault(messageOf(error, t('errors.unexpected')))
    } finally {
      setBusy(false)
    }
  }
  return { busy, made, fault, run }
}
