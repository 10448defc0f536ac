import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatementDialog } from '#features/home/components/statement-dialog.tsx'
import { planUseQuery } from '#features/home/plan-use-query.ts'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import type { Home } from '#shared/api/home-today.ts'
import { formatsFor } from '#shared/i18n/formats.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import '#features/home/components/credits-card.css'

/** What can be spent, which plan it comes from, and the way to its book. */
export function CreditsCard({ credits }: { credits: NonNullable<Home['credits']> }) {
  const { t, i18n } = useTranslation('home')
  const { number, dayMonth, dayMonthYear, money } = useFormats()
  const { left, nextExpiry, planNames, planUntil } = credits
  const [isOpen, setOpen] = useState(false)
  const planName = planNames?.[i18n.language === 'en' ? 'en' : 'fr'] ?? t('credits.noPlan')
  const plan = useQuery(planUseQuery(useManagedAccountId(), useAbility('billing:consult'))).data
  const next = plan?.subscription?.state === 'active' ? plan.subscription : null
  const most = plan?.limits?.postsAWeek ?? null
  const until = planUntil && formatsFor(i18n.language, 'UTC').dayMonthYear(planUntil)
  return (
    <section aria-labelledby="credits-title" className="po-credits">
      <SectionHead id="credits-title" title={t('credits.title')} />
      <p>
        <b className="po-num">{number(left)}</b> {t('credits.left', { count: left })}
      </p>
      {plan && most !== null && (
        <p className="po-credits-use">
          <span id="posts-of-week">{t('credits.postsOfWeek')}</span>
          <b>{t('credits.of', { count: plan.used.postsThisWeek, most: number(most) })}</b>
          <meter aria-labelledby="posts-of-week" max={Math.max(most, 1)} value={plan.used.postsThisWeek} />
        </p>
      )}
      <dl>
        <div>
          <dt>{t('credits.plan')}</dt>
          <dd>{until && !next ? t('credits.planUntil', { plan: planName, date: until }) : planName}</dd>
        </div>
        {next?.periodEnd && (
          <div>
            <dt>{t('credits.nextBill')}</dt>
            <dd>{t('credits.nextBillIs', { date: dayMonth(next.periodEnd), amount: money(next.cents) })}</dd>
          </div>
        )}
        {nextExpiry && (
          <div>
            <dt>{t('credits.expiring', { count: nextExpiry.amount })}</dt>
            <dd>{dayMonthYear(nextExpiry.at)}</dd>
          </div>
        )}
      </dl>
      <div className="po-credits-ends">
        <ButtonLink size="sm" to="/me/credits">
          {t('credits.buy')}
        </ButtonLink>
        <button type="button" className="po-link" onClick={() => setOpen(true)}>
          {t('credits.statement')}
        </button>
      </div>
      {isOpen && <StatementDialog onClose={() => setOpen(false)} />}
    </section>
  )
}
