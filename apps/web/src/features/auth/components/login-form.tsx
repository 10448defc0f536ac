import { Link } from '@tanstack/react-router'
import { KeyRound, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resendValidation } from '#features/auth/api/links.ts'
import type { Credentials } from '#features/auth/api/log-in.ts'
import { usePasskey } from '#features/auth/model/use-passkey.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { passkeysWork } from '#shared/lib/passkeys.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#features/auth/components/login-form.css'

interface LoginFormProps {
  /** Where a mailed link told it. */
  email?: string
  onSend: (credentials: Credentials) => Promise<void>
  onEnter: () => Promise<void>
}

/** E-mail and password, or a passkey. `onSend` signs in; `onEnter` follows a passkey, which needs nothing more. */
export function LoginForm({ email = '', onSend, onEnter }: LoginFormProps) {
  const { t } = useTranslation('auth')
  const [pending, setPending] = useState(false)
  const { form, busy, fault, submit } = useServerForm<Credentials>(
    {
      initialValues: { email, password: '', remember: true },
      validate: {
        email: (value) => (value.trim() ? null : t('login.emailMissing')),
        password: (value) => (value ? null : t('login.passwordMissing')),
      },
    },
    async (values) => {
      setPending(false)
      try {
        await onSend(values)
      } catch (error) {
        setPending(isApiError(error) && error.code === 'validationPending')
        throw error
      }
    },
  )
  return (
    <form className="po-login" onSubmit={submit} noValidate>
      {fault && (
        <Notice tone={pending ? 'wait' : 'bad'} icon={TriangleAlert}>
          {fault} {pending && <ResendLink email={form.values.email} />}
        </Notice>
      )}
      <TextField
        label={t('login.email')}
        type="email"
        size="lg"
        autoComplete="username"
        inputMode="email"
        {...form.getInputProps('email')}
      />
      <PasswordField
        label={t('login.password')}
        size="lg"
        autoComplete="current-password"
        aside={
          <Link to="/auth/forgot-password" className="po-link">
            {t('login.forgotten')}
          </Link>
        }
        {...form.getInputProps('password')}
      />
      <Checkbox label={t('login.remember')} {...form.getInputProps('remember', { type: 'checkbox' })} />
      <Button type="submit" look="primary" size="lg" wide busy={busy}>
        {t('login.submit')}
      </Button>
      {passkeysWork() && <PasskeyButton remember={form.values.remember} onEnter={onEnter} />}
    </form>
  )
}

/** Says the same whether an account waits there or not. */
function ResendLink({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  const [isSent, setSent] = useState(false)
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    send: () => resendValidation(email),
    onDone: () => setSent(true),
  })
  if (isSent || fault) return <span>{fault ?? t('login.resent')}</span>
  return (
    <button type="button" className="po-link" disabled={busy} onClick={() => void run()}>
      {t('login.resend')}
    </button>
  )
}

function PasskeyButton({ remember, onEnter }: { remember: boolean; onEnter: () => Promise<void> }) {
  const { t } = useTranslation('auth')
  const { busy, fault, run } = usePasskey({ secondFactor: false, remember, onDone: onEnter })
  return (
    <div>
      <Button size="lg" wide icon={KeyRound} busy={busy} onClick={run}>
        {t('login.passkey')}
      </Button>
      {fault && (
        <p className="po-field-note po-field-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
