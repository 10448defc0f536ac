import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { monthBeside } from '#features/occasions/model/month.ts'
import { useDayWords } from '#features/occasions/model/use-day-words.ts'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { ListSearch } from '#shared/ui/list-search.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

export type DatesView = 'month' | 'list'

interface DatesBarProps {
  month: string
  today: string
  view: DatesView
  scope: 'mine' | 'all'
  search: string
  change: (next: Record<string, string>) => void
}

/** Which month, whose days, and how they are looked at. */
export function DatesBar({ month, today, view, scope, search, change }: DatesBarProps) {
  const { t, i18n } = useTranslation('occasions')
  const { monthName } = useDayWords()
  const monthIn = (one: string) => (i18n.language === 'fr' ? monthName(one).toLowerCase() : monthName(one))
  return (
    <div className="po-dates-bar">
      <div className="po-dates-month">
        <IconButton
          icon={ChevronLeft}
          label={t('dates.previous')}
          onClick={() => change({ month: monthBeside(month, -1) })}
        />
        <IconButton
          icon={ChevronRight}
          label={t('dates.next')}
          onClick={() => change({ month: monthBeside(month, 1) })}
        />
        <h2 aria-live="polite">
          {view === 'list' ? t('dates.from', { month: monthIn(month) }) : monthName(month)}
        </h2>
        {month !== today.slice(0, 7) && (
          <Button look="quiet" onClick={() => change({ month: '' })}>
            {t('dates.today')}
          </Button>
        )}
      </div>
      <div className="po-dates-tools">
        <ListSearch
          label={t('dates.search')}
          value={search}
          onChange={(words) => change({ search: words, ...(words ? { view: '' } : {}) })}
        />
        <SegmentedChoice
          label={t('dates.scope')}
          value={scope}
          onChange={(next) => change({ scope: next === 'mine' ? '' : next })}
          choices={[
            { value: 'mine', label: t('dates.forYou') },
            { value: 'all', label: t('dates.whole') },
          ]}
        />
        <SegmentedChoice
          label={t('dates.view')}
          value={view}
          onChange={(next) => change({ view: next === 'list' ? '' : next })}
          choices={[
            { value: 'list', label: t('dates.list') },
            { value: 'month', label: t('dates.month') },
          ]}
        />
      </div>
    </div>
  )
}
