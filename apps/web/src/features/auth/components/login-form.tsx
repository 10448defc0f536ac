import { Link, useRouter } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Credentials, logIn } from '#features/auth/api/log-in.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { takePreviousPage } from '#shared/lib/previous-page.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#features/auth/components/login-form.css'

export function LoginForm() {
  const { t } = useTranslation('auth')
  const router = useRouter()
  const { form, busy, fault, submit } = useServerForm<Credentials>(
    {
      initialValues: { email: '', password: '', remember: true },
      validate: {
        email: (value) => (value.trim() ? null : t('login.emailMissing')),
        password: (value) => (value ? null : t('login.passwordMissing')),
      },
    },
    async (values) => {
      await logIn(values)
      await router.navigate({ href: takePreviousPage() })
    },
  )
  return (
    <form className="po-login" onSubmit={submit} noValidate>
      {fault && (
        <Notice tone="bad" icon={TriangleAlert}>
          {fault}
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
          <Link to={'/auth/forgot-password' as '/'} className="po-link">
            {t('login.forgotten')}
          </Link>
        }
        {...form.getInputProps('password')}
      />
      <Checkbox label={t('login.remember')} {...form.getInputProps('remember', { type: 'checkbox' })} />
      <Button type="submit" look="primary" size="lg" wide busy={busy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
