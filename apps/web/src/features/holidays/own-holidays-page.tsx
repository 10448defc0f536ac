import type { HolidayBalance, HolidayRequestView, HolidayType } from '@postelier/contract/holidays'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskHolidaysDialog } from '#features/holidays/ask-holidays-dialog.tsx'
import { useDays, useHolidayColumns } from '#features/holidays/holiday-columns.tsx'
import { holidaysKey, ownHolidaysQuery, pageSize } from '#features/holidays/holiday-queries.ts'
import { useNewAction } from '#shared/actions/use-new-action.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** An agent's own requests for days off, and what is left of the year. */
export function OwnHolidaysPage() {
  const { t } = useTranslation('holidays')
  const [words, change] = useListSearch()
  const offset = wholeNumber(words.offset)
  const [isAsking, setAsking] = useState(false)
  const mayAsk = useAbility('holidays:create')
  const answer = useQuery(ownHolidaysQuery(offset))
  useNewAction({ id: 'new:holidays', label: t('own.ask'), may: mayAsk, run: () => setAsking(true) })
  const ask = (
    <Button look="primary" icon={Plus} onClick={() => setAsking(true)}>
      {t('own.ask')}
    </Button>
  )
  return (
    <div className="po-page">
      <PageHeader title={t('own.title')} actions={mayAsk && ask} />
      <p className="po-lead">{t('own.lead')}</p>
      <AsyncState of={answer} loading={<RowSkeleton />}>
        {({ data: { total, items }, balance }) => (
          <>
            {balance && <Balance of={balance} />}
            {total === 0 ? (
              <EmptyState drawing={<BenchDrawing />} title={t('own.empty')} action={mayAsk && ask}>
                {t('own.emptyWords')}
              </EmptyState>
            ) : (
              <OwnRequests
                items={items}
                page={{
                  offset,
                  limit: pageSize,
                  total,
                  onMove: (to) => change({ offset: String(to || '') }),
                }}
              />
            )}
          </>
        )}
      </AsyncState>
      {isAsking && answer.data && (
        <AskHolidaysDialog
          types={answer.data.types as HolidayType[]}
          balance={answer.data.balance}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

interface OwnRequestsProps {
  items: readonly HolidayRequestView[]
  page: { offset: number; limit: number; total: number; onMove: (offset: number) => void }
}

function OwnRequests({ items, page }: OwnRequestsProps) {
  const { t } = useTranslation('holidays')
  const days = useDays()
  const { period, type, days: count, status } = useHolidayColumns()
  const takeBack = useAction({
    send: ({ id: requestId }: HolidayRequestView) =>
      call('DELETE /api/admin/users/me/request-holidays/{requestId}', { params: { requestId } }),
    stale: [holidaysKey],
    done: t('own.takenBack'),
  })
  const askFirst = async (request: HolidayRequestView) => {
    const isSure =
      request.status === 'waiting' ||
      (await confirm({
        title: t('own.takeBackAsk'),
        words: t('own.takeBackAccepted'),
        confirmLabel: t('own.takeBack'),
      }))
    if (isSure) await takeBack.run(request)
  }
  return (
    <DataTable
      caption={t('own.caption')}
      columns={[
        period,
        type,
        count,
        status,
        {
          key: 'do',
          header: '',
          align: 'end',
          cell: (request) =>
            request.abilities.takeBack && (
              <Button
                size="sm"
                look="quiet"
                aria-label={t('own.takeBackOf', { begin: days.longDate(request.begin) })}
                onClick={() => void askFirst(request)}
              >
                {t('own.takeBack')}
              </Button>
            ),
        },
      ]}
      rows={items}
      rowKey={({ id }) => String(id)}
      page={page}
    />
  )
}

function Balance({ of: { year, granted, taken, asked, left } }: { of: HolidayBalance }) {
  const { t } = useTranslation('holidays')
  const { number } = useDays()
  const figures = { left, taken, asked, granted }
  return (
    <section aria-labelledby="holiday-balance">
      <SectionHead id="holiday-balance" title={t('balance.title', { year })} />
      <dl className="po-holiday-balance">
        {Object.entries(figures).map(([name, value]) => (
          <div key={name}>
            <dt className="po-mute">{t(`balance.${name as keyof typeof figures}`)}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
