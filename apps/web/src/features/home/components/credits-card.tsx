import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatementDialog } from '#features/home/components/statement-dialog.tsx'
import type { Home } from '#shared/api/home-today.ts'
import { formatsFor } from '#shared/i18n/formats.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { SectionHead } from '#shared/ui/section-head.tsx'
import '#features/home/components/credits-card.css'

/** What can be spent, which plan it comes from, and the way to its book. */
export function CreditsCard({ credits }: { credits: NonNullable<Home['credits']> }) {
  const { t, i18n } = useTranslation('home')
  const { number, dayMonthYear } = useFormats()
  const { left, nextExpiry, planNames, planUntil } = credits
  const [isOpen, setOpen] = useState(false)
  const planName = planNames?.[i18n.language === 'en' ? 'en' : 'fr'] ?? t('credits.noPlan')
  const until = planUntil && formatsFor(i18n.language, 'UTC').dayMonthYear(planUntil)
  return (
    <section aria-labelledby="credits-title" className="po-credits">
      <SectionHead id="credits-title" title={t('credits.title')} />
      <p>
        <b className="po-num">{number(left)}</b> {t('credits.left', { count: left })}
      </p>
      <dl>
        <div>
          <dt>{t('credits.plan')}</dt>
          <dd>{until ? t('credits.planUntil', { plan: planName, date: until }) : planName}</dd>
        </div>
        {nextExpiry && (
          <div>
            <dt>{t('credits.expiring', { count: nextExpiry.amount })}</dt>
            <dd>{dayMonthYear(nextExpiry.at)}</dd>
          </div>
        )}
      </dl>
      <button type="button" className="po-link" onClick={() => setOpen(true)}>
        {t('credits.statement')}
      </button>
      <Link to="/me/credits" className="po-link">
        {t('credits.toPlans')}
      </Link>
      {isOpen && <StatementDialog onClose={() => setOpen(false)} />}
    </section>
  )
}
