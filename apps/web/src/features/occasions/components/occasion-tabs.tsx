import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NavTabs } from '#shared/ui/nav-tabs.tsx'

/** What there is to post about besides one's own news: days of the calendar, and ideas. */
export function OccasionTabs() {
  const { t } = useTranslation('occasions')
  return (
    <NavTabs label={t('tabs.label')}>
      <Link to="/me/key-dates" activeProps={{ 'aria-current': 'page' }}>
        {t('tabs.dates')}
      </Link>
      <Link to="/me/ideas" activeProps={{ 'aria-current': 'page' }}>
        {t('tabs.ideas')}
      </Link>
    </NavTabs>
  )
}
