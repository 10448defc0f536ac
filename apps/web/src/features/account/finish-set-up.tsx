import { useTranslation } from 'react-i18next'
import { stepAt, welcomeSteps } from '#features/account/model/steps.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import '#features/account/finish-set-up.css'

/** On the home page while the wizard is not done: what is left, and the way back into it. */
export function FinishSetUp() {
  const { t } = useTranslation('account')
  const at = stepAt(useCurrentUser()?.account?.registrationStep)
  const questions = welcomeSteps.length - 1
  const left = Math.min(welcomeSteps.length - at, questions)
  if (left <= 0) return null
  return (
    <section className="po-finish" aria-labelledby="finish-title">
      <SectionHead id="finish-title" title={t('finish.title')} note={t('finish.note', { count: left })} />
      <div className="po-finish-body">
        <p className="po-lead">{t('finish.words')}</p>
        <ButtonLink look="primary" to="/welcome">
          {t('finish.button')}
        </ButtonLink>
      </div>
    </section>
  )
}
