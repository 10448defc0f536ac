import type { KeyDateView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DateDrawer } from '#features/occasions/components/date-drawer.tsx'
import { DateList } from '#features/occasions/components/date-list.tsx'
import { DatesBar, type DatesView } from '#features/occasions/components/dates-bar.tsx'
import { MonthGrid } from '#features/occasions/components/month-grid.tsx'
import { OccasionTabs } from '#features/occasions/components/occasion-tabs.tsx'
import { addDays, monthIn, weeksOf } from '#features/occasions/model/month.ts'
import { type DatesInput, keyDatesQuery } from '#features/occasions/occasion-queries.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { SearchDrawing } from '#shared/ui/illustrations.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { Pager } from '#shared/ui/pager.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/occasions/occasions.css'

const pageSize = 25
/** As many as are asked for at once; no six weeks have more. */
const most = 100
/** From today or the month on that is looked at, a year. */
const ahead = 365

/** The days everybody has on the calendar, by the month or as a list, each with the post it became. */
export function KeyDatesPage() {
  const { t } = useTranslation('occasions')
  const { dayKey } = useFormats()
  const accountId = useManagedAccountId()
  const [words, change] = useListSearch()
  const today = dayKey(new Date())
  const month = monthIn(words.month, today)
  const view: DatesView = words.view === 'month' ? 'month' : 'list'
  const scope = words.scope === 'all' ? 'all' : 'mine'
  const search = words.search ?? ''
  const offset = view === 'list' ? wholeNumber(words.offset) : 0
  const dates = useQuery(keyDatesQuery(accountId, { ...stretch(view, month, today), scope, search, offset }))
  const open = openIn(words.day)
  const show = ({ key, year }: KeyDateView) => change({ day: `${key}.${year}`, ...keepPage(offset) })
  const close = () => change({ day: '', ...keepPage(offset) })
  const title = dates.data?.items.find((one) => one.key === open?.key)?.title ?? t('dates.title')
  return (
    <div className="po-page po-dates">
      <PageHeader title={t('dates.title')} note={t('dates.note')} />
      <OccasionTabs />
      <DatesBar {...{ month, today, view, scope, search, change }} />
      <AsyncState
        of={dates}
        loading={<RowSkeleton rows={8} />}
        failedTitle={t('dates.failed')}
        isEmpty={({ total }) => total === 0 && (view === 'list' || search !== '')}
        empty={
          <EmptyState
            drawing={<SearchDrawing />}
            title={t('dates.none.title')}
            {...(scope === 'mine' || search
              ? {
                  action: (
                    <Button onClick={() => change({ scope: 'all', search: '' })}>
                      {t('dates.none.action')}
                    </Button>
                  ),
                }
              : {})}
          >
            {t('dates.none.words')}
          </EmptyState>
        }
      >
        {({ items, total }) =>
          view === 'month' ? (
            <MonthGrid {...{ month, today }} dates={items} onOpen={show} />
          ) : (
            <>
              <DateList dates={items} today={today} onOpen={show} />
              {total > pageSize && (
                <Pager
                  {...{ offset, total }}
                  limit={pageSize}
                  onMove={(to) => {
                    change({ offset: String(to) })
                    window.scrollTo({ top: 0 })
                  }}
                />
              )}
            </>
          )
        }
      </AsyncState>
      <DateDrawer {...{ accountId, title }} of={open} onClose={close} />
    </div>
  )
}

function stretch(view: DatesView, month: string, today: string): Pick<DatesInput, 'from' | 'to' | 'limit'> {
  if (view === 'list') {
    const from = month === today.slice(0, 7) ? today : `${month}-01`
    return { from, to: addDays(from, ahead), limit: pageSize }
  }
  const days = weeksOf(month).flat()
  return { from: days[0] ?? today, to: days.at(-1) ?? today, limit: most }
}

/** Which day an address opens: `mothers.2027`. */
function openIn(words: string | undefined): { key: string; year: number } | null {
  const found = /^([a-z0-9-]{1,60})\.(\d{4})$/.exec(words ?? '')
  return found?.[1] ? { key: found[1], year: Number(found[2]) } : null
}

const keepPage = (offset: number) => (offset > 0 ? { offset: String(offset) } : { offset: '' })
