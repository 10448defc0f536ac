import { useTranslation } from 'react-i18next'
import { AuthLayout } from '#shared/layouts/auth-layout.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'

/** Linked again, and what comes next. */
export function ReconnectDone({ name }: { name: string }) {
  const { t } = useTranslation('auth')
  return (
    <AuthLayout
      title={t('reconnect.done', { name })}
      pageTitle={t('reconnect.pageTitle')}
      lead={<span role="status">{t('reconnect.doneLead')}</span>}
    >
      <div className="po-wrap">
        <ButtonLink look="primary" size="lg" to="/me/tasks">
          {t('reconnect.open')}
        </ButtonLink>
      </div>
    </AuthLayout>
  )
}
