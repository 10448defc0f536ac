import { useTranslation } from 'react-i18next'
import { askForReset, resendValidation } from '#features/auth/api/links.ts'
import { MailMePage } from '#features/auth/components/mail-me-page.tsx'

/** Asks for a mail that resets the password. The answer is the same whether the address is known or not. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth')
  return (
    <MailMePage
      pageTitle={t('forgot.pageTitle')}
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      submitLabel={t('forgot.submit')}
      sent={(email) => t('forgot.sent', { email })}
      send={askForReset}
    />
  )
}

export function ResendValidationPage() {
  const { t } = useTranslation('auth')
  return (
    <MailMePage
      pageTitle={t('resend.pageTitle')}
      title={t('resend.title')}
      lead={t('resend.lead')}
      submitLabel={t('resend.submit')}
      sent={(email) => t('resend.sent', { email })}
      send={resendValidation}
    />
  )
}
