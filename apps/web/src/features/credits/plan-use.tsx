import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

export type PlanNowView = AnswerOf<'GET /api/users/{id}/credit-subscription'>

/** How much of a plan is used. */
export function PlanUse({ now: { limits, ideasAMonth, used } }: { now: PlanNowView }) {
  const { t } = useTranslation('credits')
  const { number } = useFormats()
  const lines = [
    ['networks', used.networks, limits === null ? 1 : limits.networks],
    ['postsAWeek', used.postsThisWeek, limits?.postsAWeek ?? null],
    ['ideasAMonth', used.ideasThisMonth, ideasAMonth],
  ] as const
  return (
    <>
      <dl className="po-plan-used">
        {lines.map(([name, value, most]) => (
          <div key={name} data-full={most !== null && value >= most ? true : undefined}>
            <dt>{t(`used.${name}`)}</dt>
            <dd>
              <b className="po-num">{number(value)}</b>
              {most !== null && <span className="po-mute"> {t('used.of', { most: number(most) })}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {limits === null && <p className="po-ink2 po-plan-ahead">{t('used.ahead')}</p>}
    </>
  )
}
