import type { MoneyMonth, moneyStatisticsRoutes } from '@postelier/contract/money-statistics'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MonthChart } from '#features/packs/month-chart.tsx'
import { packsKey } from '#features/packs/pack-queries.ts'
import { call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useListSearch } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** Makes the calls of statistics known here; types alone. */
export type StatisticsCalls = typeof moneyStatisticsRoutes

const statisticsQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: [...packsKey, 'statistics', year],
    queryFn: ({ signal }) =>
      call('GET /api/admin/money-statistics', { query: year === undefined ? {} : { year }, signal }),
    placeholderData: keepPreviousData,
  })

const views = ['income', 'plans', 'credits'] as const
type View = (typeof views)[number]

/** A figure of a month: in the table, and as a bar where it is one of the chart. */
interface Figure {
  readonly key:
    | 'income'
    | 'open'
    | 'began'
    | 'ended'
    | 'running'
    | 'left'
    | 'sold'
    | 'given'
    | 'spent'
    | 'expired'
  readonly of: (month: MoneyMonth) => number | null
  readonly isBar?: boolean
}

const figures: Readonly<Record<View, readonly Figure[]>> = {
  income: [
    { key: 'income', of: ({ incomeCents }) => incomeCents, isBar: true },
    { key: 'open', of: ({ openCents }) => openCents },
  ],
  plans: [
    { key: 'running', of: ({ plans }) => plans.running, isBar: true },
    { key: 'began', of: ({ plans }) => plans.began, isBar: true },
    { key: 'ended', of: ({ plans }) => plans.ended, isBar: true },
    { key: 'left', of: ({ plans }) => plans.leftPercent },
  ],
  credits: (['sold', 'given', 'spent', 'expired'] as const).map((key) => ({
    key,
    of: ({ credits }) => credits[key],
    isBar: true,
  })),
}

/** Addresses written by hand hold anything. */
export const yearOf = (typed: string | undefined): number | undefined =>
  typed && /^20\d\d$/.test(typed) ? Number(typed) : undefined

/** What is earned, who has a plan and what becomes of credits: one of them as a picture, with its figures below. */
export function MoneyStatistics() {
  const { t } = useTranslation('packs')
  const [words, change] = useListSearch()
  const year = yearOf(words.year)
  const view = views.find((one) => one === words.view) ?? 'income'
  const statistics = useQuery(statisticsQuery(year))
  return (
    <>
      <div className="po-packs-head po-statistics-head">
        <SegmentedChoice
          label={t('statistics.view')}
          value={view}
          onChange={(next) => change({ view: next === 'income' ? '' : next })}
          choices={views.map((value) => ({ value, label: t(`statistics.views.${value}`) }))}
        />
        <SelectField
          label={t('statistics.period')}
          isLabelHeard
          placeholder={t('statistics.lastTwelve')}
          value={year === undefined ? '' : String(year)}
          onChange={({ target }) => change({ year: target.value })}
          choices={(statistics.data?.years ?? []).map((one) => ({ value: String(one), label: String(one) }))}
        />
      </div>
      <p className="po-mute">{t(`statistics.words.${view}`)}</p>
      <AsyncState of={statistics} loading={<RowSkeleton rows={12} />}>
        {({ months }) => <Months view={view} months={months} />}
      </AsyncState>
    </>
  )
}

function Months({ view, months }: { view: View; months: readonly MoneyMonth[] }) {
  const { t } = useTranslation('packs')
  const { money, number, month: monthName, shortMonth } = useFormats()
  const shown = figures[view]
  const bars = shown.filter(({ isBar }) => isBar)
  const middleOf = (month: string) => `${month}-15T12:00:00`
  const say = ({ key }: Figure, value: number | null) => {
    if (value === null) return t('statistics.nobody')
    if (key === 'income' || key === 'open') return money(value)
    return number(value)
  }
  const columns: Column<MoneyMonth>[] = [
    { key: 'month', header: t('statistics.columns.month'), cell: ({ month }) => monthName(middleOf(month)) },
    ...shown.map(
      (figure): Column<MoneyMonth> => ({
        key: figure.key,
        header: t(`statistics.columns.${figure.key}`),
        align: 'end',
        cell: (month) => <span className="po-num">{say(figure, figure.of(month))}</span>,
      }),
    ),
  ]
  return (
    <>
      <MonthChart
        series={bars.map(({ key }) => ({ key, label: t(`statistics.columns.${key}`) }))}
        months={months.map((month) => ({
          month: month.month,
          label: shortMonth(middleOf(month.month)),
          values: bars.map(({ of }) => of(month) ?? 0),
        }))}
        say={(value) => (view === 'income' ? money(value) : number(value))}
      />
      <DataTable
        caption={t(`statistics.views.${view}`)}
        columns={columns}
        rows={months.toReversed()}
        rowKey={({ month }) => month}
        empty={<p className="po-mute">{t('statistics.empty')}</p>}
      />
    </>
  )
}
