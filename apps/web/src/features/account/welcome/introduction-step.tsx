import { useTranslation } from 'react-i18next'
import { useAccountCalls } from '#features/account/api/account.ts'
import { StepFrame, type StepProps } from '#features/account/welcome/step-frame.tsx'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { welcomeQuestions } from '#shared/lib/welcome-steps.ts'

const parts = ['company', 'voice', 'look', 'meetings', 'networks'] as const
/** Who begins with a site is asked elsewhere when to hear of us. */
const askedFromSite = parts.filter((part) => part !== 'meetings')

/** Where a site is known, it answers most of this: then that is the next step, and answering oneself the other one. */
export function IntroductionStep({ next, onDone, onReadSite, ...rest }: StepProps) {
  const { t } = useTranslation('account')
  const user = useCurrentUser()
  const calls = useAccountCalls(rest.account.id)
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    send: () => calls.save({ step: next }),
    onDone,
  })
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
      onNext={onReadSite ?? (() => void run())}
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
          <button type="button" className="po-link" onClick={() => void run()}>
            {t('welcome.introduction.withoutSite')}
          </button>
        </p>
      )}
    </StepFrame>
  )
}
