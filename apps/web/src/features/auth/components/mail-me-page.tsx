import { Link } from '@tanstack/react-router'
import { MailCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { AuthLayout } from '#shared/layouts/auth-layout.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#features/auth/components/login-form.css'

interface MailMePageProps {
  pageTitle: string
  title: string
  lead: string
  submitLabel: string
  sent: (email: string) => string
  send: (email: string) => Promise<unknown>
}

/** An address, and a mail goes out or not: the page says the same either way. */
export function MailMePage({ pageTitle, title, lead, submitLabel, sent, send }: MailMePageProps) {
  const { t } = useTranslation('auth')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, busy, fault, submit } = useServerForm(
    {
      initialValues: { email: '' },
      validate: { email: (value) => (value.trim() ? null : t('login.emailMissing')) },
    },
    async ({ email }) => {
      await send(email)
      setSentTo(email.trim())
    },
  )
  return (
    <AuthLayout
      title={sentTo ? t('forgot.sentTitle') : title}
      pageTitle={pageTitle}
      {...(sentTo ? {} : { lead })}
      foot={
        <Link to="/auth/login" className="po-link">
          {t('forgot.back')}
        </Link>
      }
    >
      {sentTo ? (
        <div className="po-login po-login-sent">
          <Notice tone="done" icon={MailCheck}>
            {sent(sentTo)}
          </Notice>
          <p>
            <button type="button" className="po-link" onClick={() => setSentTo(null)}>
              {t('forgot.again')}
            </button>
          </p>
        </div>
      ) : (
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
          <Button type="submit" look="primary" size="lg" wide busy={busy}>
            {submitLabel}
          </Button>
        </form>
      )}
    </AuthLayout>
  )
}
