import type { TaskCard } from '@postelier/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CalendarFilters, NetworkFilter } from '#features/posts/calendar/calendar-filters.tsx'
import { CalendarSearch } from '#features/posts/calendar/calendar-search.tsx'
import type { Period } from '#features/posts/calendar/model/period.ts'
import { useNetworksOffered } from '#features/posts/calendar/use-networks-offered.ts'
import { type PostsView, ViewSwitch } from '#features/posts/calendar/view-switch.tsx'
import type { Formats } from '#shared/i18n/formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import type { ListWords } from '#shared/lib/use-list-search.ts'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import '#features/posts/calendar/calendar-bar.css'

interface CalendarBarProps {
  accountId: number
  period: Period
  formats: Formats
  today: string
  words: ListWords
  /** What is on the page, before it is narrowed to a network. */
  posts: readonly Pick<TaskCard, 'networks'>[]
  change: (next: Record<string, string>) => void
}

/** The period that is read in large letters, the ways to another, and what is narrowed: one line at every width. */
export function CalendarBar({ accountId, period, formats, today, words, posts, change }: CalendarBarProps) {
  const { t } = useTranslation('calendar')
  return (
    <div className="po-cal-bar-room">
      <header className={cx('po-cal-bar', `po-cal-bar-${period.view}`)}>
        <div className="po-cal-ways">
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
        </div>
        <h2 aria-live="polite">{titleOf(period, formats)}</h2>
        <Button look="quiet" disabled={period.days.includes(today)} onClick={() => change({ day: '' })}>
          {t('goToday')}
        </Button>
        <NarrowBar {...{ accountId, words, posts, change }} view={period.view} />
      </header>
    </div>
  )
}

/** The same over a list, which has no period. */
export function ListBar({ accountId, words, posts, change }: Omit<NarrowBarProps, 'view'>) {
  const { t } = useTranslation('calendar')
  return (
    <div className="po-cal-bar-room">
      <header className="po-cal-bar po-cal-bar-list">
        <h2>{t('allPosts')}</h2>
        <NarrowBar {...{ accountId, words, posts, change }} view="list" />
      </header>
    </div>
  )
}

type NarrowBarProps = Pick<CalendarBarProps, 'accountId' | 'words' | 'posts' | 'change'> & { view: PostsView }

/** What is narrowed and how it is shown: one control for the four views. */
function NarrowBar({ accountId, words, posts, change, view }: NarrowBarProps) {
  const networks = useNetworksOffered(accountId, posts, words.network)
  return (
    <div className="po-cal-narrow">
      <CalendarSearch value={words.search ?? ''} onChange={(search) => change({ search })} />
      <div className="po-cal-networks-bar">
        <NetworkFilter {...{ words, networks, change }} />
      </div>
      <CalendarFilters {...{ accountId, words, networks, change }} />
      <ViewSwitch view={view} change={change} />
    </div>
  )
}

function titleOf(
  { view, day, days, month }: Period,
  { month: monthName, dateRange, shortDayMonth, namedDay }: Formats,
): string {
  const noon = (at: string) => `${at}T12:00:00Z`
  if (view === 'day') return namedDay(noon(day))
  if (view === 'week') {
    const [first, last] = [days[0] ?? day, days.at(-1) ?? day]
    // Two months in full are longer than their place.
    return first.slice(0, 7) === last.slice(0, 7)
      ? dateRange(noon(first), noon(last))
      : `${shortDayMonth(noon(first))} – ${shortDayMonth(noon(last))}`
  }
  return monthName(noon(`${month}-15`))
}
