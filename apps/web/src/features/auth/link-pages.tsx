import { useTranslation } from 'react-i18next'
import { confirmEmail, keepAccount, validateEmail } from '#features/auth/api/links.ts'
import { LinkButtonPage } from '#features/auth/components/link-button-page.tsx'
import '#features/auth/components/login-form.css'

/** A mailed link that is confirmed by a button, since programs that read mail follow links by themselves. */
export function ValidateEmailPage() {
  const { t } = useTranslation('auth')
  return (
    <LinkButtonPage
      kind="validateEmail"
      pageTitle={t('validate.pageTitle')}
      title={t('validate.title')}
      lead={(found) => (found.societyName ? t('validate.lead', found) : t('validate.leadAlone', found))}
      submitLabel={t('validate.submit')}
      use={async (token) => {
        const { awaitingAcceptance, signedIn } = await validateEmail(token)
        if (signedIn) return null
        return awaitingAcceptance ? 'awaitingAcceptance' : 'emailValidated'
      }}
    />
  )
}

export function ConfirmEmailPage() {
  const { t } = useTranslation('auth')
  return (
    <LinkButtonPage
      kind="changeEmail"
      pageTitle={t('confirmEmail.pageTitle')}
      title={t('confirmEmail.title')}
      lead={(found) => t('confirmEmail.lead', found)}
      submitLabel={t('confirmEmail.submit')}
      use={async (token) => {
        await confirmEmail(token)
        return 'emailChanged'
      }}
    />
  )
}

export function KeepAccountPage() {
  const { t } = useTranslation('auth')
  return (
    <LinkButtonPage
      kind="cancelDeletion"
      pageTitle={t('keepAccount.pageTitle')}
      title={t('keepAccount.title')}
      lead={(found) => t('keepAccount.lead', found)}
      submitLabel={t('keepAccount.submit')}
      use={async (token) => {
        await keepAccount(token)
        return 'accountKept'
      }}
    />
  )
}
