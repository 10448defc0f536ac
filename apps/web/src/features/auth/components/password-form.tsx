import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Consents } from '#shared/fields/consents.tsx'
import { NewPasswordFields, passwordFaults } from '#shared/fields/new-password-fields.tsx'
import { type ServerForm, useServerForm } from '#shared/form/use-server-form.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#features/auth/components/login-form.css'

export interface PasswordValues extends Record<string, unknown> {
  firstName: string
  lastName: string
  password: string
  passwordConfirmation: string
  acceptTerms: boolean
  acceptPrivacy: boolean
}

interface PasswordFormProps {
  email: string
  withConsents?: boolean
  /** An invited person checks their name too. */
  name?: { firstName: string; lastName: string }
  submitLabel: ReactNode
  onSend: (values: PasswordValues) => Promise<void>
}

export function PasswordForm({ email, withConsents, name, submitLabel, onSend }: PasswordFormProps) {
  const { t } = useTranslation(['fields', 'auth'])
  const { form, busy, fault, submit } = useServerForm<PasswordValues>(
    {
      initialValues: {
        firstName: name?.firstName ?? '',
        lastName: name?.lastName ?? '',
        password: '',
        passwordConfirmation: '',
        acceptTerms: false,
        acceptPrivacy: false,
      },
      validate: (values) => ({
        ...passwordFaults(values, {
          missing: t('fields:password.missing'),
          differ: t('fields:password.differ'),
        }),
        acceptTerms: withConsents && !values.acceptTerms ? t('fields:consents.missing') : null,
        acceptPrivacy: withConsents && !values.acceptPrivacy ? t('fields:consents.missing') : null,
      }),
    },
    onSend,
  )
  return (
    <form className="po-login" onSubmit={submit} noValidate>
      {fault && (
        <Notice tone="bad" icon={TriangleAlert}>
          {fault}
        </Notice>
      )}
      {/* Password managers file the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {name && <NameFields form={form} />}
      <NewPasswordFields
        password={form.values.password}
        first={form.getInputProps('password')}
        second={form.getInputProps('passwordConfirmation')}
      />
      {withConsents && (
        <Consents
          terms={form.getInputProps('acceptTerms', { type: 'checkbox' })}
          privacy={form.getInputProps('acceptPrivacy', { type: 'checkbox' })}
        />
      )}
      <Button type="submit" look="primary" size="lg" wide busy={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}

function NameFields({ form }: Pick<ServerForm<PasswordValues>, 'form'>) {
  const { t } = useTranslation('auth')
  return (
    <>
      <TextField
        label={t('invitation.firstName')}
        size="lg"
        autoComplete="given-name"
        {...form.getInputProps('firstName')}
      />
      <TextField
        label={t('invitation.lastName')}
        size="lg"
        autoComplete="family-name"
        {...form.getInputProps('lastName')}
      />
    </>
  )
}
