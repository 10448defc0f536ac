import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

export type PlanNowView = AnswerOf<'GET /api/users/{id}/credit-subscription'>

/** How much of a plan is used, and which credits are left until when. */
export function PlanUse({ now: { limits, used, credits } }: { now: PlanNowView }) {
  const { t } = useTranslation('credits')
  const { number, dayMonthYear } = useFormats()
  const lines = [
    ['networks', used.networks, limits === null ? 1 : limits.networks],
    ['postsAWeek', used.postsThisWeek, limits?.postsAWeek ?? null],
    ['ideasAMonth', used.ideasThisMonth, limits?.ideasAMonth ?? null],
  ] as const
  return (
    <dl className="po-plan-used">
      <div>
        <dt>{t('used.credits')}</dt>
        <dd>
          <b className="po-num">{number(credits.reduce((all, { amount }) => all + amount, 0))}</b>
        </dd>
        {credits.length > 0 && (
          <dd className="po-plan-ends po-mute">
            {credits.map(({ amount: count, endsAt }) => (
              <span key={endsAt ?? ''}>
                {endsAt === null
                  ? t('used.stay', { count, number: number(count) })
                  : t('used.endOn', { count, number: number(count), date: dayMonthYear(endsAt) })}
              </span>
            ))}
          </dd>
        )}
      </div>
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
  )
}
