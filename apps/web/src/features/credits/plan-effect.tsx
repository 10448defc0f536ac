import type { SubscriptionView } from '@postelier/contract/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type AllowedName, isLess, whatChanges } from '#features/credits/plan-steps.ts'
import { subscriptionQuery, useOwnName } from '#features/credits/purchase-queries.ts'
import type { AnswerOf } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'

export type Leaving = AnswerOf<'GET /api/users/{id}/subscription/leave'>

interface PlanEffectProps {
  accountId: number
  subscription: SubscriptionView
  leaving: Leaving
  /** Posts that lose their date, with the networks that stay. */
  unscheduled: number
}

/** What a plan's end means: each figure that changes with its day, what stays, and what does not. */
export function PlanEffect({ accountId, subscription, leaving, unscheduled }: PlanEffectProps) {
  const { t } = useTranslation('credits')
  const { dayMonthYear, number, list } = useFormats()
  const nameIn = useOwnName()
  const now = useQuery(subscriptionQuery(accountId)).data
  if (!now) return null
  const today = {
    limits: now.limits,
    ideasAMonth: now.ideasAMonth,
    credits: subscription.plan.credits,
  }
  const changes = whatChanges([today, ...leaving.steps])
  const say = (name: AllowedName, value: number | boolean | null) => {
    if (typeof value === 'boolean') return t(`effect.${name === 'dates' ? 'dates' : 'robots'}.${value}`)
    return value === null ? t('effect.all') : number(value)
  }
  const sum = (lots: readonly { amount: number }[]) => lots.reduce((all, { amount }) => all + amount, 0)
  const others = sum(now.credits) - sum(leaving.planCredits)
  // Those of the plan have a line of their own.
  const dated = now.credits.flatMap(({ amount, endsAt }) => {
    const left = amount - sum(leaving.planCredits.filter((one) => one.endsAt === endsAt))
    return endsAt === null || left <= 0
      ? []
      : t('effect.until', { number: number(left), date: dayMonthYear(endsAt) })
  })
  const isNarrower = leaving.most !== null && leaving.networks.length > leaving.most
  return (
    <div className="po-effect">
      {changes.length === 0 ? (
        <p>{t('effect.same')}</p>
      ) : (
        <table>
          <caption className="po-sr">{t('effect.caption')}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('effect.today')}</th>
              {leaving.steps.map(({ from }) => (
                <th key={from} scope="col">
                  {t('effect.from', { date: dayMonthYear(from) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{t(`effect.rows.${name}`)}</th>
                {values.map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a time has no name but its place, and does not move
                  <td key={at} className="po-num" data-less={at > 0 && isLess(value, values[at - 1] ?? null)}>
                    {say(name, value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {now.given && leaving.steps.length > 1 && (
        <p>
          {t('effect.given', {
            plan: nameIn(now.given.names),
            date: dayMonthYear(`${now.given.until}T12:00:00`),
          })}
        </p>
      )}
      <h3>{t('effect.kept')}</h3>
      <ul>
        <li>{t('effect.posts')}</li>
        {others > 0 && (
          <li>
            {t('effect.otherCredits', { count: others, number: number(others) })}
            {dated.length > 0 && ` ${t('effect.ofThem', { list: list(dated) })}`}
          </li>
        )}
        {leaving.planCredits.map(({ amount, endsAt }) => (
          <li key={endsAt}>
            {t('effect.planCredits', { count: amount, number: number(amount), date: dayMonthYear(endsAt) })}
          </li>
        ))}
      </ul>
      {(isNarrower || unscheduled > 0) && (
        <>
          <h3>{t('effect.lost')}</h3>
          <ul>
            {isNarrower && leaving.most !== 1 && (
              <li>{t('effect.networks', { kept: leaving.kept.map(networkLabel).join(', ') })}</li>
            )}
            {isNarrower && leaving.most === 1 && <li>{t('effect.otherNetworks')}</li>}
            {unscheduled > 0 && <li>{t('effect.unscheduled', { count: unscheduled })}</li>}
          </ul>
        </>
      )}
    </div>
  )
}
