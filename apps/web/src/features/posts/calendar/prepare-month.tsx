import { useTranslation } from 'react-i18next'
import { useAbility } from '#shared/api/current-user.ts'
import type { Formats } from '#shared/i18n/formats.ts'
import { ButtonLink } from '#shared/ui/button.tsx'

/** Over an empty month that is still to come: that nothing is planned, and the way to its posts. */
export function PrepareMonth({ month, formats }: { month: string; formats: Formats }) {
  const { t } = useTranslation('calendar')
  const mayPlan = useAbility('planning:create')
  const name = formats.monthName(`${month}-15T12:00:00Z`)
  return (
    <p className="po-cal-nothing" role="status">
      <b>{t('preparing.none', { month: name })}</b>
      {mayPlan && <ButtonLink to="/me/planning">{t('preparing.begin', { month: name })}</ButtonLink>}
    </p>
  )
}
