import { Check, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AuthLayout } from '#shared/layouts/auth-layout.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import '#features/register/components/check-your-mail.css'

interface CheckYourMailProps {
  email: string
  agency: boolean
  hasSite: boolean
  onAgain: () => void
}

/** After registration: says where the mail went, and sends it again. */
export function CheckYourMail({ email, agency, hasSite, onAgain }: CheckYourMailProps) {
  const { t } = useTranslation('register')
  const { time } = useFormats()
  const [sentAt, setSentAt] = useState<Date | null>(null)
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    send: () => call('POST /auth/register/resend', { body: { email }, anonymous: true }),
    onDone: () => setSentAt(new Date()),
  })
  return (
    <AuthLayout
      title={t('mail.title')}
      pageTitle={t('mail.pageTitle')}
      lead={t('mail.lead', { email })}
      foot={
        <>
          {t('mail.wrong')}{' '}
          <button type="button" className="po-link" onClick={onAgain}>
            {t('mail.again')}
          </button>
        </>
      }
    >
      <ol className="po-next" aria-label={t('mail.next')}>
        <li aria-current="step">{t('mail.next1')}</li>
        <li>{t(agency ? 'mail.nextAgency2' : hasSite ? 'mail.next2' : 'mail.nextWithoutSite2')}</li>
        <li>{agency ? t('mail.nextAgency3') : t('mail.next3')}</li>
      </ol>
      <p className="po-ink2">
        {t('mail.notThere')}{' '}
        <button type="button" className="po-link" disabled={busy} onClick={() => void run()}>
          {t('mail.resend')}
        </button>
        .
      </p>
      <div className="po-next-notice" aria-live="polite">
        {sentAt && (
          <Notice tone="done" icon={Check}>
            {t('mail.resent', { time: time(sentAt) })}
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
