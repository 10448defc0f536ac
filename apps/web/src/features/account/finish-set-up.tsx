import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAbility, useCurrentUser } from '#shared/api/current-user.ts'
import { homeQuery } from '#shared/api/home-today.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { stepAt, welcomeQuestions } from '#shared/lib/welcome-steps.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import '#features/account/finish-set-up.css'

/** On the home page while the wizard is not done: what is left, and the way back into it. */
export function FinishSetUp() {
  const { t } = useTranslation('account')
  const step = useCurrentUser()?.account?.registrationStep
  const { list } = useFormats()
  const home = useQuery(homeQuery).data
  const isLinked = home?.hasNetwork === true
  // Until there is a post, the way to the first one asks for all of this.
  const isOnTheWay = useAbility('planning:create') && home?.posts?.any === false
  // Linked elsewhere since, it is not asked for.
  const left = welcomeQuestions
    .slice(Math.max(stepAt(step) - 1, 0))
    .filter((one) => one !== 'networks' || !isLinked)
  // Which notifications come is a setting like others: nothing of the posts waits for it.
  if (!home || left.every((one) => one === 'notifications') || isOnTheWay) return null
  const parts = list(left.map((step) => t(`welcome.steps.${step}`)))
  return (
    <section className="po-finish" aria-labelledby="finish-title">
      <SectionHead
        id="finish-title"
        title={t('finish.title')}
        note={t('finish.note', { count: left.length })}
      />
      <div className="po-finish-body">
        <p className="po-lead">{t('finish.words', { parts })}</p>
        <ButtonLink to="/welcome">{t('finish.button')}</ButtonLink>
      </div>
    </section>
  )
}
