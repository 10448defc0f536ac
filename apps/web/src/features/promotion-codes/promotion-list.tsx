import type { PromotionCodeView } from '@postelier/contract/promotion-codes'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeDialog } from '#features/promotion-codes/code-dialog.tsx'
import { codesQuery, pageSize } from '#features/promotion-codes/code-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { ListSearch } from '#shared/ui/list-search.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

interface CodeListProps {
  open: PromotionCodeView | 'new' | null
  setOpen: (code: PromotionCodeView | 'new' | null) => void
  add: ReactNode
}

/** Promotion codes, and the dialog of the one that is opened. */
export function PromotionList({ open, setOpen, add }: CodeListProps) {
  const { t } = useTranslation('promotionCodes')
  const [words, change] = useListSearch()
  const { search = '' } = words
  const offset = wholeNumber(words.offset)
  const list = useQuery(codesQuery(search, offset))
  const columns = useCodeColumns(setOpen)
  return (
    <div className="po-list">
      <p className="po-lead">{t('lead')}</p>
      <div className="po-list-tools">
        <ListSearch label={t('search')} value={search} onChange={(typed) => change({ search: typed })} />
      </div>
      <AsyncState
        of={list}
        loading={<RowSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={
          search === '' ? (
            <EmptyState drawing={<BenchDrawing />} title={t('empty')} action={add}>
              {t('emptyWords')}
            </EmptyState>
          ) : (
            <EmptyState title={t('noneFound')}>{t('noneFoundWords')}</EmptyState>
          )
        }
      >
        {({ total, items }) => (
          <DataTable
            caption={t('tabs.promotion')}
            columns={columns}
            rows={items}
            rowKey={({ id }) => String(id)}
            page={{ offset, limit: pageSize, total, onMove: (to) => change({ offset: String(to || '') }) }}
          />
        )}
      </AsyncState>
      {open && <CodeDialog of={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </div>
  )
}

function useCodeColumns(onOpen: (code: PromotionCodeView) => void): Column<PromotionCodeView>[] {
  const { t } = useTranslation('promotionCodes')
  const { number, money, dayMonthYear } = useFormats()
  const mayEdit = useAbility('adminPromotionCodes:edit')
  const day = (date: string) => dayMonthYear(`${date}T12:00:00`)
  const edit: Column<PromotionCodeView> = {
    key: 'do',
    header: '',
    align: 'end',
    cell: (row) => (
      <Button size="sm" look="quiet" aria-label={t('editOf', { code: row.code })} onClick={() => onOpen(row)}>
        {t('edit')}
      </Button>
    ),
  }
  return [
    { key: 'code', header: t('code'), cell: ({ code }) => <b>{code}</b> },
    {
      key: 'reduction',
      header: t('reduction'),
      align: 'end',
      cell: ({ cents, percent }) =>
        cents === null ? t('percentOff', { percent: number(percent ?? 0) }) : money(cents),
    },
    {
      key: 'days',
      header: t('days'),
      cell: ({ startsOn, endsOn }) => t('between', { from: day(startsOn), to: day(endsOn) }),
    },
    {
      key: 'periods',
      header: t('periods'),
      align: 'end',
      fold: true,
      cell: ({ periods }) => number(periods),
    },
    {
      key: 'sectors',
      header: t('sectors'),
      fold: true,
      cell: ({ sectors }) =>
        sectors.length === 0 ? t('allSectors') : sectors.map(({ name }) => name).join(', '),
    },
    { key: 'uses', header: t('uses'), align: 'end', cell: ({ uses }) => number(uses) },
    ...(mayEdit ? [edit] : []),
  ]
}
