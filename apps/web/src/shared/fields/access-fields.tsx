import type { UseFormReturnType } from '@mantine/form'
import { Consents } from '#shared/fields/consents.tsx'
import { NewPasswordFields } from '#shared/fields/new-password-fields.tsx'

export interface AccessValues extends Record<string, unknown> {
  password: string
  passwordConfirmation: string
  acceptTerms: boolean
  acceptPrivacy: boolean
}

export const noAccess: AccessValues = {
  password: '',
  passwordConfirmation: '',
  acceptTerms: false,
  acceptPrivacy: false,
}

interface AccessFieldsProps<Values extends AccessValues> {
  form: UseFormReturnType<Values>
  email: string
  withConsents?: boolean
}

/** What opens an account, at registration, by invitation or after a reset: a new password and, the first time, both consents. */
export function AccessFields<Values extends AccessValues>({
  form,
  email,
  withConsents = false,
}: AccessFieldsProps<Values>) {
  return (
    <>
      {/* Password managers file the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
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
    </>
  )
}
