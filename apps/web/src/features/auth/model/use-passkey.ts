import { useTranslation } from 'react-i18next'
import { logInWithPasskey } from '#features/auth/api/log-in.ts'
import { isApiError, messageOf } from '#shared/api/api-error.ts'
import { useAction } from '#shared/api/use-action.ts'

interface PasskeyOptions {
  secondFactor: boolean
  remember: boolean
  onDone: () => Promise<void>
  onFault?: () => Promise<unknown>
}

/** Asks the browser for a passkey; closing its window is no fault of ours, and is said so. */
export function usePasskey({ onDone, onFault, ...means }: PasskeyOptions) {
  const { t } = useTranslation('auth')
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    faultWords: (error) => messageOf(isApiError(error) ? error : null, t('login.passkeyStopped')),
    send: async () => {
      await logInWithPasskey(means)
      await onDone()
    },
    onFault: async () => {
      await onFault?.()
      return false
    },
  })
  return { busy, fault, run: () => void run() }
}
