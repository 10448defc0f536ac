import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Period } from '#features/posts/calendar/model/period.ts'
import { StatusFilter } from '#features/posts/calendar/status-filter.tsx'
import { ViewSwitch } from '#features/posts/calendar/view-switch.tsx'
import type { Formats } from '#shared/i18n/formats.ts'
import type { ListWords } from '#shared/lib/use-list-search.ts'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { ListSearch } from '#shared/ui/list-search.tsx'
import { NetworkToggle, networkNames } from '#shared/ui/network-mark.tsx'

interface CalendarBarProps {
  accountId: number
  period: Period
  formats: Formats
  today: string
  words: ListWords
  change: (next: Record<string, string>) => void
}

/** The period that is read in large letters, the ways to another, and what is narrowed. */
export function CalendarBar({ accountId, period, formats, today, words, change }: CalendarBarProps) {
  const { t } = useTranslation(['calendar', 'posts'])
  const isNarrowed = ['search', 'status', 'network'].some((name) => words[name])
  return (
    <header className="po-cal-bar">
      <IconButton
        icon={ChevronLeft}
        label={t(`before.${period.view}`)}
        onClick={() => change({ day: period.before })}
      />
      <IconButton
        icon={ChevronRight}
        label={t(`after.${period.view}`)}
        onClick={() => change({ day: period.after })}
      />
      <h2 aria-live="polite">{titleOf(period, formats)}</h2>
      <Button look="quiet" disabled={period.days.includes(today)} onClick={() => change({ day: '' })}>
        {t('goToday')}
      </Button>
      <div className="po-cal-filters">
        <ListSearch
          key={isNarrowed ? 'narrowed' : 'wide'}
          label={t('posts:search')}
          value={words.search ?? ''}
          onChange={(search) => change({ search })}
        />
        <fieldset className="po-row po-cal-networks" aria-label={t('posts:networks')}>
          {networkNames.map((network) => (
            <NetworkToggle
              key={network}
              network={network}
              markOnly
              on={words.network === network}
              onChange={(on) => change({ network: on ? network : '' })}
            />
          ))}
        </fieldset>
        <StatusFilter
          isLabelHeard
          accountId={accountId}
          value={words.status ?? ''}
          onChange={(status) => change({ status })}
        />
        {isNarrowed && (
          <IconButton
            icon={X}
            label={t('posts:reset')}
            onClick={() => change({ search: '', status: '', network: '' })}
          />
        )}
        <ViewSwitch view={period.view} change={change} />
      </div>
    </header>
  )
}

function titleOf(
  { view, day, days, month }: Period,
  { month: monthName, dateRange, longDate }: Formats,
): string {
  const noon = (at: string) => `${at}T12:00:00Z`
  if (view === 'day') return longDate(noon(day))
  if (view === 'week') return dateRange(noon(days[0] ?? day), noon(days.at(-1) ?? day))
  return monthName(noon(`${month}-15`))
}
