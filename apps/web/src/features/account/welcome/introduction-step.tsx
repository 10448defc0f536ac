import { useTranslation } from 'react-i18next'
import { useDeed } from '#features/account/model/use-deed.ts'
import { StepFrame, type StepProps } from '#features/account/welcome/step-frame.tsx'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { welcomeQuestions } from '#shared/lib/welcome-steps.ts'

const parts = ['company', 'voice', 'look', 'meetings', 'networks'] as const

export function IntroductionStep({ onDone, ...rest }: StepProps) {
  const { t } = useTranslation('account')
  const user = useCurrentUser()
  const { busy, fault, run } = useDeed(onDone)
  return (
    <StepFrame
      {...rest}
      step="introduction"
      question={t('welcome.introduction.question', { name: user?.firstName ?? '' })}
      lead={t('welcome.introduction.lead', { count: welcomeQuestions.length })}
      nextLabel={t('welcome.introduction.next')}
      busy={busy}
      fault={fault}
      onNext={run}
    >
      <ol className="po-welcome-parts">
        {parts.map((part) => (
          <li key={part}>
            <b>{t(`welcome.introduction.${part}`)}</b>
            <span>{t(`welcome.introduction.${part}Words`)}</span>
          </li>
        ))}
      </ol>
    </StepFrame>
  )
}
