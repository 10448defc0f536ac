import { type HolidayRequestView, holidayStatuses } from '@postelier/contract/holidays'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerHolidaysDialog } from '#features/holidays/answer-holidays-dialog.tsx'
import { useHolidayColumns } from '#features/holidays/holiday-columns.tsx'
import { pageSize, receivedHolidaysQuery } from '#features/holidays/holiday-queries.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** What a manager's agents ask for. */
export function ReceivedHolidaysPage() {
  const { t } = useTranslation('holidays')
  const [words, change] = useListSearch()
  const offset = wholeNumber(words.offset)
  const status = holidayStatuses.find((one) => one === words.status)
  const requests = useQuery(receivedHolidaysQuery(status, offset))
  const [answering, setAnswering] = useState<HolidayRequestView | null>(null)
  const { period, type, days, status: answer } = useHolidayColumns()
  return (
    <div className="po-page">
      <PageHeader title={t('received.title')} />
      <p className="po-lead">{t('received.lead')}</p>
      <div className="po-list">
        <div className="po-list-tools">
          <SelectField
            label={t('status')}
            placeholder={t('received.all')}
            value={status ?? ''}
            onChange={({ target }) => change({ status: target.value })}
            choices={holidayStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          />
        </div>
        <AsyncState
          of={requests}
          loading={<RowSkeleton />}
          isEmpty={({ total }) => total === 0}
          empty={
            status ? (
              <p className="po-mute">{t('received.emptyOf')}</p>
            ) : (
              <EmptyState drawing={<BenchDrawing />} title={t('received.empty')}>
                {t('received.emptyWords')}
              </EmptyState>
            )
          }
        >
          {({ total, items }) => (
            <DataTable
              caption={t('received.caption')}
              columns={[
                { key: 'person', header: t('person'), cell: ({ agent }) => agent.name },
                period,
                type,
                days,
                answer,
                {
                  key: 'do',
                  header: '',
                  align: 'end',
                  cell: (request) =>
                    request.abilities.answer && (
                      <Button
                        size="sm"
                        aria-label={t('received.answerTo', { name: request.agent.name })}
                        onClick={() => setAnswering(request)}
                      >
                        {t('received.answer')}
                      </Button>
                    ),
                },
              ]}
              rows={items}
              rowKey={({ id }) => String(id)}
              page={{
                offset,
                limit: pageSize,
                total,
                onMove: (to) => change({ offset: to === 0 ? '' : String(to) }),
              }}
            />
          )}
        </AsyncState>
      </div>
      {answering && <AnswerHolidaysDialog request={answering} onClose={() => setAnswering(null)} />}
    </div>
  )
}
