import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { NewPasswordFields, passwordFaults } from '#shared/fields/new-password-fields.tsx'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { FieldNote } from '#shared/ui/field.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'

/** A signed-in person's new password, for which the current one has to be typed. */
export function ChangePassword({ email }: { email: string }) {
  const { t } = useTranslation(['account', 'fields'])
  const client = useQueryClient()
  const { form, busy, fault, submit } = useServerForm(
    {
      initialValues: { currentPassword: '', password: '', passwordConfirmation: '' },
      validate: (values) => ({
        ...passwordFaults(values, {
          missing: t('fields:password.missing'),
          differ: t('fields:password.differ'),
        }),
        currentPassword: values.currentPassword ? null : t('account:security.currentMissing'),
      }),
    },
    async (body) => {
      await call('POST /api/me/account/password', { body })
      form.reset()
      await client.invalidateQueries({ queryKey: ['devices'] })
      toast({ message: t('account:security.passwordChanged') })
    },
  )
  return (
    <form className="po-security-form" onSubmit={submit} noValidate>
      <FormSection title={t('account:security.password')} note={t('account:security.passwordNote')}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t('account:security.currentPassword')}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <NewPasswordFields
          size="md"
          label={t('account:security.newPassword')}
          password={form.values.password}
          first={form.getInputProps('password')}
          second={form.getInputProps('passwordConfirmation')}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('account:security.changePassword')}
          </Button>
          <FieldNote id="password-fault" error={fault} />
        </div>
      </FormSection>
    </form>
  )
}
