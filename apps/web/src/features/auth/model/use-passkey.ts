import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logInWithPasskey } from '#features/auth/api/log-in.ts'
import { isApiError, messageOf } from '#shared/api/api-error.ts'

interface PasskeyOptions {
  secondFactor: boolean
  remember: boolean
  onDone: () => Promise<void>
  onFault?: () => Promise<unknown>
}

/** Asks the browser for a passkey; closing its window is no fault of ours, and is said so. */
export function usePasskey({ onDone, onFault, ...means }: PasskeyOptions) {
  const { t } = useTranslation('auth')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const run = async () => {
    setBusy(true)
    setFault(null)
    try {
      await logInWithPasskey(means)
      await onDone()
    } catch (error) {
      setFault(messageOf(isApiError(error) ? error : null, t('login.passkeyStopped')))
      await onFault?.()
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, run: () => void run() }
}
