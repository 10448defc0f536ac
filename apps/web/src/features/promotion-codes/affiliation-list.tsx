import type { AffiliationCodeView } from '@postelier/contract/affiliation-codes'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AffiliationDialog } from '#features/promotion-codes/affiliation-dialog.tsx'
import { affiliationCodesQuery, pageSize } from '#features/promotion-codes/code-queries.ts'
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

interface AffiliationListProps {
  open: AffiliationCodeView | 'new' | null
  setOpen: (code: AffiliationCodeView | 'new' | null) => void
  add: ReactNode
}

/** Codes of agencies, and the dialog of the one that is opened. */
export function AffiliationList({ open, setOpen, add }: AffiliationListProps) {
  const { t } = useTranslation('promotionCodes')
  const [words, change] = useListSearch()
  const { search = '' } = words
  const offset = wholeNumber(words.offset)
  const list = useQuery(affiliationCodesQuery(search, offset))
  const columns = useColumns(setOpen)
  return (
    <div className="po-list">
      <p className="po-lead">{t('affiliation.lead')}</p>
      <div className="po-list-tools">
        <ListSearch
          label={t('affiliation.search')}
          value={search}
          onChange={(typed) => change({ search: typed })}
        />
      </div>
      <AsyncState
        of={list}
        loading={<RowSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={
          search === '' ? (
            <EmptyState drawing={<BenchDrawing />} title={t('affiliation.empty')} action={add}>
              {t('affiliation.emptyWords')}
            </EmptyState>
          ) : (
            <EmptyState title={t('noneFound')}>{t('noneFoundWords')}</EmptyState>
          )
        }
      >
        {({ total, items }) => (
          <DataTable
            caption={t('tabs.affiliation')}
            columns={columns}
            rows={items}
            rowKey={({ id }) => String(id)}
            page={{ offset, limit: pageSize, total, onMove: (to) => change({ offset: String(to || '') }) }}
          />
        )}
      </AsyncState>
      {open && <AffiliationDialog of={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </div>
  )
}

function useColumns(onOpen: (code: AffiliationCodeView) => void): Column<AffiliationCodeView>[] {
  const { t } = useTranslation('promotionCodes')
  const { number } = useFormats()
  const mayEdit = useAbility('adminPromotionCodes:edit')
  const percent = (value: number) => t('percentOff', { percent: number(value) })
  const edit: Column<AffiliationCodeView> = {
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
      key: 'agency',
      header: t('affiliation.agency'),
      cell: ({ agency, isAgencyThere }) => (
        <>
          {agency.name}
          {!isAgencyThere && <small className="po-mute"> {t('affiliation.agencyGone')}</small>}
        </>
      ),
    },
    {
      key: 'state',
      header: t('affiliation.state'),
      cell: ({ isOpen }) => t(`affiliation.states.${isOpen ? 'open' : 'closed'}`),
    },
    {
      key: 'customer',
      header: t('affiliation.customer'),
      align: 'end',
      cell: ({ customerPercent }) => percent(customerPercent),
    },
    {
      key: 'share',
      header: t('affiliation.share'),
      align: 'end',
      cell: ({ agencyPercent }) => percent(agencyPercent),
    },
    { key: 'uses', header: t('affiliation.uses'), align: 'end', cell: ({ uses }) => number(uses) },
    ...(mayEdit ? [edit] : []),
  ]
}
