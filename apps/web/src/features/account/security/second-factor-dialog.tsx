import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppSetup } from '#features/account/security/app-setup.tsx'
import { ConfirmPassword } from '#features/account/security/confirm-password.tsx'
import { PasskeySetup } from '#features/account/security/passkey-setup.tsx'
import { RecoveryCodes } from '#features/account/security/recovery-codes.tsx'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { Dialog } from '#shared/ui/dialog.tsx'
import { toast } from '#shared/ui/toast-store.ts'

export type SecondFactorAction =
  | { kind: 'addApp' }
  | { kind: 'removeApp' }
  | { kind: 'addPasskey' }
  | { kind: 'removePasskey'; id: string; name: string }
  | { kind: 'renewCodes' }

interface SecondFactorDialogProps {
  action: SecondFactorAction | null
  onDone: () => void
  onClose: () => void
}

/** The dialog around every change of second factors: confirm by password first, then the step that was asked for. */
export function SecondFactorDialog({ action, onDone, onClose }: SecondFactorDialogProps) {
  const titleId = useId()
  return (
    <Dialog open={action !== null} onClose={onClose} labelledBy={titleId}>
      {action && <Course action={action} titleId={titleId} onDone={onDone} onClose={onClose} />}
    </Dialog>
  )
}

type Stage =
  | { at: 'password' }
  | { at: 'app'; secret: string; uri: string }
  | { at: 'passkey'; options: AnswerOf<'POST /api/me/passkeys/options'>['options'] }
  | { at: 'codes'; codes: readonly string[] }

interface CourseProps extends Omit<SecondFactorDialogProps, 'action'> {
  action: SecondFactorAction
  titleId: string
}

/** Password first, then the action, then the codes where there are new ones. */
function Course({ action, titleId, onDone, onClose }: CourseProps) {
  const { t } = useTranslation('account')
  const [stage, setStage] = useState<Stage>({ at: 'password' })
  const finish = (words: string) => {
    onDone()
    onClose()
    toast({ message: words })
  }
  const showCodes = (codes: readonly string[], words: string) => {
    onDone()
    if (codes.length === 0) return finish(words)
    setStage({ at: 'codes', codes })
  }
  const begin = async (currentPassword: string) => {
    const body = { currentPassword }
    switch (action.kind) {
      case 'addApp':
        return setStage({ at: 'app', ...(await call('POST /api/me/second-factor/app', { body })) })
      case 'addPasskey':
        return setStage({ at: 'passkey', ...(await call('POST /api/me/passkeys/options', { body })) })
      case 'renewCodes': {
        const { recoveryCodes } = await call('POST /api/me/second-factor/recovery-codes', { body })
        return showCodes(recoveryCodes, t('saved'))
      }
      case 'removeApp':
        await call('POST /api/me/second-factor/app/remove', { body })
        return finish(t('security.appRemoved'))
      case 'removePasskey':
        await call('POST /api/me/passkeys/{passkeyId}/remove', { params: { passkeyId: action.id }, body })
        return finish(t('security.passkeyRemoved', { name: action.name }))
    }
  }
  switch (stage.at) {
    case 'password':
      return <ConfirmPassword titleId={titleId} onSend={begin} onClose={onClose} />
    case 'app':
      return (
        <AppSetup
          titleId={titleId}
          secret={stage.secret}
          uri={stage.uri}
          onCodes={(codes) => showCodes(codes, t('security.appOn'))}
          onClose={onClose}
        />
      )
    case 'passkey':
      return (
        <PasskeySetup
          titleId={titleId}
          options={stage.options}
          onCodes={(codes) => showCodes(codes, t('security.passkeyAdded'))}
          onClose={onClose}
        />
      )
    case 'codes':
      return <RecoveryCodes titleId={titleId} codes={stage.codes} onClose={onClose} />
  }
}
