import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '#shared/api/api-error.ts'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface PasskeySetupProps {
  titleId: string
  options: AnswerOf<'POST /api/me/passkeys/options'>['options']
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}

/** Registers a passkey with the browser and names it; hands on the recovery codes that come with it. */
export function PasskeySetup({ titleId, options, onCodes, onClose }: PasskeySetupProps) {
  const { t } = useTranslation(['account', 'common'])
  const [stopped, setStopped] = useState(false)
  const { form, busy, fault, submit } = useServerForm(
    { initialValues: { name: t('account:security.passkeyDefault') } },
    async ({ name }) => {
      setStopped(false)
      try {
        const { startRegistration } = await import('@simplewebauthn/browser')
        const answer = await startRegistration({
          optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
        })
        const { recoveryCodes } = await call('POST /api/me/passkeys', {
          body: { answer: { ...answer }, name: name.trim() || t('account:security.passkeyDefault') },
        })
        onCodes(recoveryCodes)
      } catch (error) {
        if (isApiError(error)) throw error
        setStopped(true)
      }
    },
  )
  return (
    <form className="po-step-form" onSubmit={submit} noValidate>
      <h2 id={titleId}>{t('account:security.passkeyAdd')}</h2>
      <TextField
        label={t('account:security.passkeyName')}
        help={t('account:security.passkeyNameHelp')}
        maxLength={60}
        {...form.getInputProps('name')}
        error={form.errors.name ?? fault ?? (stopped ? t('account:security.passkeyStopped') : undefined)}
      />
      <div className="po-dialog-end">
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button type="submit" look="primary" busy={busy}>
          {t('account:security.go')}
        </Button>
      </div>
    </form>
  )
}
