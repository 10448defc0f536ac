import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { AccessFields, type AccessValues, noAccess } from '#shared/fields/access-fields.tsx'
import { OwnNameFields } from '#shared/fields/own-name-fields.tsx'
import { useAccessFaults } from '#shared/fields/use-access-faults.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import '#features/auth/components/login-form.css'

export interface PasswordValues extends AccessValues {
  firstName: string
  lastName: string
}

interface PasswordFormProps {
  email: string
  withConsents?: boolean
  /** An invited person checks their name too. */
  name?: { firstName: string; lastName: string }
  submitLabel: ReactNode
  onSend: (values: PasswordValues) => Promise<void>
}

/**
 * A password chosen twice, for resets, first passwords and invitations; with consents and the name where those are asked
 * for.
 */
export function PasswordForm({ email, withConsents = false, name, submitLabel, onSend }: PasswordFormProps) {
  const validate = useAccessFaults(withConsents)
  const { form, busy, fault, submit } = useServerForm<PasswordValues>(
    {
      initialValues: {
        firstName: name?.firstName ?? '',
        lastName: name?.lastName ?? '',
        ...noAccess,
      },
      validate,
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
      {name && <OwnNameFields form={form} size="lg" />}
      <AccessFields form={form} email={email} withConsents={withConsents} />
      <Button type="submit" look="primary" size="lg" wide busy={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}
