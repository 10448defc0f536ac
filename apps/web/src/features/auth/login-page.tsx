import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LoginForm } from '#features/auth/components/login-form.tsx'
import { AuthLayout } from '#shared/layouts/auth-layout.tsx'

export function LoginPage() {
  const { t } = useTranslation('auth')
  return (
    <AuthLayout
      title={t('login.title')}
      pageTitle={t('login.pageTitle')}
      lead={t('login.lead')}
      foot={
        <>
          {t('login.noAccount')}{' '}
          <Link to={'/auth/register' as '/'} className="po-link">
            {t('login.register')}
          </Link>
        </>
      }
    >
      <LoginForm />
    </AuthLayout>
  )
}
