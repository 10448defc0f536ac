import { Link, useSearch } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckYourMail } from '#features/register/components/check-your-mail.tsx'
import { AccessStep, BusinessStep, YouStep } from '#features/register/components/steps.tsx'
import {
  bodyOf,
  type Draft,
  fieldsOf,
  firstDraft,
  stepOfFault,
  steps,
} from '#features/register/model/draft.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAccessFaults } from '#shared/fields/use-access-faults.ts'
import { clearDraft, useKeptDraft } from '#shared/form/use-kept-draft.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { isInterfaceLanguage } from '#shared/i18n/language.ts'
import { WizardLayout } from '#shared/layouts/wizard-layout.tsx'
import { registrationStops, wholePath } from '#shared/lib/first-path.ts'
import { wholeAddress } from '#shared/lib/site-address.ts'
import { LivingPost } from '#shared/living-post/living-post.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { LanguageSwitch } from '#shared/ui/language-switch.tsx'
import '#features/register/page.css'

const required = ['societyName', 'firstName', 'lastName', 'email'] as const
const secret = ['password', 'passwordConfirmation'] as const
/** What the server would refuse anyway, said while the question is still there; it judges the rest. */
const looksRight = {
  email: (value: string) => /^\S+@[^\s@]+\.[^\s@]{2,}$/.test(value.trim()),
  phone: (value: string) => value.trim() === '' || /^\+?[\d\s().-]{6,}$/.test(value.trim()),
}

/** The first of the wizard's steps, one question a screen. Everything typed stays while one goes back and forth. */
export function RegisterPage() {
  const { t, i18n } = useTranslation(['register', 'auth'])
  // The router hands unread words of the address through: only one of them means anything here.
  const agency = (useSearch({ strict: false }) as { userType?: unknown }).userType === 'agency'
  const userType = agency ? 'agency' : 'customer'
  const [at, setAt] = useState(0)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [withoutSite, setWithoutSite] = useState(false)
  const step = steps[at] ?? 'business'
  const draft = `register:${userType}`

  const accessFaults = useAccessFaults(true)
  const { form, busy, fault, submit } = useServerForm<Draft>(
    {
      initialValues: firstDraft(isInterfaceLanguage(i18n.language) ? i18n.language : 'fr'),
      validate: (values) => ({
        ...Object.fromEntries(
          (['email', 'phone'] as const).map((name) => [
            name,
            looksRight[name](values[name]) ? null : t(`you.${name}Form`),
          ]),
        ),
        ...Object.fromEntries(
          required.flatMap((name) => (values[name].trim() ? [] : [[name, t('missing')]])),
        ),
        ...accessFaults(values),
      }),
    },
    async (values) => {
      try {
        // The language is the one the screens are read in, wherever it was chosen.
        const applicationLang = isInterfaceLanguage(i18n.language) ? i18n.language : values.applicationLang
        await call('POST /auth/register', {
          body: bodyOf({ ...values, applicationLang }, userType),
          anonymous: true,
        })
        clearDraft(draft)
        setSentTo(values.email.trim())
      } catch (error) {
        const faulty = isApiError(error) && stepOfFault(error.fields)
        if (faulty) setAt(steps.indexOf(faulty))
        throw error
      }
    },
  )

  useKeptDraft(form, sentTo ? undefined : draft, secret)

  const goOn = async () => {
    if (step === 'access') return submit()
    const names = fieldsOf[step]
    const faulty = names.filter((name) => form.validateField(name).hasError)
    if (faulty[0]) return form.getInputNode(faulty[0])?.focus()
    if (step === 'business') {
      form.setFieldValue('siteUrl', wholeAddress(form.values.siteUrl))
      if (!form.values.siteUrl.trim() && !withoutSite && !(await agreesWithoutSite())) return
    }
    setAt(at + 1)
  }
  const agreesWithoutSite = async () => {
    const agrees = await confirm({
      title: t('noSite.title'),
      words: t('noSite.words'),
      confirmLabel: t('noSite.without'),
      keepLabel: t('noSite.give'),
    })
    setWithoutSite(agrees)
    if (!agrees) form.getInputNode('siteUrl')?.focus()
    return agrees
  }

  if (sentTo) {
    return (
      <CheckYourMail
        email={sentTo}
        agency={agency}
        hasSite={form.values.siteUrl.trim() !== ''}
        onAgain={() => setSentTo(null)}
      />
    )
  }
  const question = step === 'business' && agency ? 'questionAgency' : 'question'
  const lead = step === 'business' && agency ? 'leadAgency' : 'lead'
  const StepFields = { business: BusinessStep, you: YouStep, access: AccessStep }[step]
  return (
    <WizardLayout
      // An agency posts for others: its way ends with its account.
      steps={(agency ? registrationStops : wholePath).map((one) => t(`auth:path.${one}`))}
      at={at}
      question={t(`${step}.${question as 'question'}`)}
      lead={t(`${step}.${lead as 'lead'}`, { email: form.values.email })}
      head={<Head agency={agency} />}
      busy={busy}
      {...(step === 'access' ? { nextLabel: t('access.submit') } : {})}
      onNext={() => void goOn()}
      {...(at > 0 ? { onBack: () => setAt(at - 1) } : {})}
      panel={
        // An agency posts for others: no post of its own comes first.
        agency ? undefined : (
          <LivingPost
            name={form.values.societyName}
            line={form.values.trade || form.values.sectorName}
            colors={[]}
          />
        )
      }
    >
      {fault && (
        <div className="po-register-fault">
          <Notice tone="bad" icon={TriangleAlert}>
            {fault}
          </Notice>
        </div>
      )}
      <StepFields form={form} agency={agency} />
    </WizardLayout>
  )
}

function Head({ agency }: { agency: boolean }) {
  const { t } = useTranslation('register')
  return (
    <div className="po-register-head">
      <span className="po-register-switch">
        {agency ? t('asCustomer') : t('asAgency')}{' '}
        <Link to="/auth/register" search={agency ? {} : { userType: 'agency' }} className="po-link">
          {t('switch')}
        </Link>
      </span>
      <span>
        <span className="po-register-have">{t('haveAccount')} </span>
        <Link to="/auth/login" className="po-link">
          {t('logIn')}
        </Link>
      </span>
      <LanguageSwitch />
    </div>
  )
}
