import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { FieldNote } from '#shared/ui/field.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

/** The address changes only when the link sent to the new one is used; the answer never tells whether it is taken. */
export function ChangeEmail({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, busy, fault, submit } = useServerForm(
    {
      initialValues: { email: '', currentPassword: '' },
      validate: {
        email: (value) => (value.trim() ? null : t('security.emailMissing')),
        currentPassword: (value) => (value ? null : t('security.currentMissing')),
      },
    },
    async (body) => {
      await call('POST /api/me/account/email', { body })
      setSentTo(body.email.trim())
      form.reset()
    },
  )
  return (
    <form className="po-security-form" onSubmit={submit} noValidate>
      <FormSection title={t('security.email')} note={t('security.emailNote', { email })}>
        {sentTo && (
          <Notice tone="done" icon={MailCheck}>
            {t('security.emailSent', { email: sentTo })}
          </Notice>
        )}
        <TextField
          label={t('security.newEmail')}
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t('security.currentPassword')}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('security.changeEmail')}
          </Button>
          <FieldNote id="email-fault" error={fault} />
        </div>
      </FormSection>
    </form>
  )
}
