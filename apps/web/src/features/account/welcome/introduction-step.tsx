import { useTranslation } from 'react-i18next'
import { StepFrame, type StepProps } from '#features/account/welcome/step-frame.tsx'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useDeed } from '#shared/lib/use-deed.ts'
import { welcomeQuestions } from '#shared/lib/welcome-steps.ts'

const parts = ['company', 'voice', 'look', 'meetings', 'networks'] as const
/** Who begins with a site is asked elsewhere when to hear of us. */
const askedFromSite = parts.filter((part) => part !== 'meetings')

/** Where a site is known, it answers most of this: then that is the next step, and answering oneself the other one. */
export function IntroductionStep({ onDone, onReadSite, ...rest }: StepProps) {
  const { t } = useTranslation('account')
  const user = useCurrentUser()
  const { busy, fault, run } = useDeed(onDone)
  return (
    <StepFrame
      {...rest}
      step="introduction"
      question={t('welcome.introduction.question', { name: user?.firstName ?? '' })}
      lead={
        onReadSite
          ? t('welcome.introduction.leadSite')
          : t('welcome.introduction.lead', { count: welcomeQuestions.length })
      }
      nextLabel={t(onReadSite ? 'welcome.introduction.fromSite' : 'welcome.introduction.next')}
      busy={busy}
      fault={fault}
      onNext={onReadSite ?? run}
    >
      <ol className="po-welcome-parts">
        {(onReadSite ? askedFromSite : parts).map((part) => (
          <li key={part}>
            <b>{t(`welcome.introduction.${part}`)}</b>
            <span>{t(`welcome.introduction.${part}Words`)}</span>
          </li>
        ))}
      </ol>
      {onReadSite && (
        <p>
          <button type="button" className="po-link" onClick={run}>
            {t('welcome.introduction.withoutSite')}
          </button>
        </p>
      )}
    </StepFrame>
  )
}
