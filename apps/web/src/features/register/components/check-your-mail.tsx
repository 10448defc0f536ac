import { Check, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AuthLayout } from '#shared/layouts/auth-layout.tsx'
import { welcomeQuestions } from '#shared/lib/welcome-steps.ts'
import { Notice } from '#shared/ui/banner.tsx'
import '#features/register/components/check-your-mail.css'

interface CheckYourMailProps {
  email: string
  agency: boolean
  onAgain: () => void
}

export function CheckYourMail({ email, agency, onAgain }: CheckYourMailProps) {
  const { t } = useTranslation(['register', 'common'])
  const { time } = useFormats()
  const [sentAt, setSentAt] = useState<Date | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const resend = async () => {
    setFault(null)
    try {
      await call('POST /auth/register/resend', { body: { email }, anonymous: true })
      setSentAt(new Date())
    } catch (error) {
      setFault(messageOf(error, t('common:errors.unexpected')))
    }
  }
  return (
    <AuthLayout
      title={t('register:mail.title')}
      pageTitle={t('register:mail.pageTitle')}
      lead={t('register:mail.lead', { email })}
      foot={
        <>
          {t('register:mail.wrong')}{' '}
          <button type="button" className="po-link" onClick={onAgain}>
            {t('register:mail.again')}
          </button>
        </>
      }
    >
      <ol className="po-next" aria-label={t('register:mail.next')}>
        <li aria-current="step">{t('register:mail.next1')}</li>
        <li>
          {agency
            ? t('register:mail.nextAgency2')
            : t('register:mail.next2', { count: welcomeQuestions.length })}
        </li>
        <li>{agency ? t('register:mail.nextAgency3') : t('register:mail.next3')}</li>
      </ol>
      <p className="po-ink2">
        {t('register:mail.notThere')}{' '}
        <button type="button" className="po-link" onClick={() => void resend()}>
          {t('register:mail.resend')}
        </button>
        .
      </p>
      <div className="po-next-notice" aria-live="polite">
        {sentAt && (
          <Notice tone="done" icon={Check}>
            {t('register:mail.resent', { time: time(sentAt) })}
          </Notice>
        )}
        {fault && (
          <Notice tone="bad" icon={TriangleAlert}>
            {fault}
          </Notice>
        )}
      </div>
    </AuthLayout>
  )
}
