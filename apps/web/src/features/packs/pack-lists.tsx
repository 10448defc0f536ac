import type { CreditPackView, PlanView } from '@postelier/contract/packs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CreditPackDialog } from '#features/packs/credit-pack-dialog.tsx'
import { packsKey, useOwnName } from '#features/packs/pack-queries.ts'
import { PlanDialog } from '#features/packs/plan-dialog.tsx'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { movedTo } from '#shared/lib/moved-to.ts'
import { Button } from '#shared/ui/button.tsx'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { OrderButtons } from '#shared/ui/order-buttons.tsx'
import { PlanSign } from '#shared/ui/plan-sign.tsx'
import { WhereShown } from '#shared/ui/where-shown.tsx'
import '#features/packs/packs.css'

type Either = PlanView | CreditPackView

interface ListProps<Row> {
  rows: readonly Row[]
  /** The one that is being changed, or a new one. */
  open: Row | 'new' | null
  setOpen: (open: Row | 'new' | null) => void
}

/** The plans on sale, for administrators, with the dialog that changes one. */
export function PlanList({ rows, open, setOpen }: ListProps<PlanView>) {
  const { t } = useTranslation('packs')
  const { number, money } = useFormats()
  const limit = (most: number | null) => (most === null ? t('unlimited') : number(most))
  const columns: Column<PlanView>[] = [
    nameColumn(t('name')),
    {
      key: 'price',
      header: t('monthly'),
      align: 'end',
      cell: ({ monthlyCents, yearlyCents }) => (
        <span className="po-cell-two">
          <span>{money(monthlyCents)}</span>
          <small>{yearlyCents === null ? t('notYearly') : t('aYear', { amount: money(yearlyCents) })}</small>
        </span>
      ),
    },
    { key: 'credits', header: t('credits'), align: 'end', cell: ({ credits }) => number(credits) },
    {
      key: 'networks',
      header: t('networks'),
      align: 'end',
      cell: ({ limits }) => limit(limits.networks),
    },
    {
      key: 'posts',
      header: t('postsAWeek'),
      align: 'end',
      cell: ({ limits }) => limit(limits.postsAWeek),
    },
    {
      key: 'ideas',
      header: t('ideasAMonth'),
      align: 'end',
      cell: ({ limits }) => number(limits.ideasAMonth),
    },
    { key: 'holders', header: t('holders'), align: 'end', cell: ({ holders }) => number(holders) },
  ]
  return (
    <>
      <PackTable
        lead={t('plansLead')}
        where={t('where.plans')}
        caption={t('tabs.plans')}
        columns={columns}
        rows={rows}
        onOpen={setOpen}
      />
      {open && <PlanDialog of={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  )
}

export function CreditPackList({ rows, open, setOpen }: ListProps<CreditPackView>) {
  const { t } = useTranslation('packs')
  const { number, money } = useFormats()
  const columns: Column<CreditPackView>[] = [
    nameColumn(t('name')),
    { key: 'credits', header: t('credits'), align: 'end', cell: ({ credits }) => number(credits) },
    { key: 'price', header: t('price'), align: 'end', cell: ({ cents }) => money(cents) },
    {
      key: 'each',
      header: t('each'),
      align: 'end',
      cell: ({ cents, credits }) => (credits === 0 ? '' : money(Math.round(cents / credits))),
    },
  ]
  return (
    <>
      <PackTable
        lead={t('creditsLead')}
        where={t('where.credits')}
        caption={t('tabs.credits')}
        columns={columns}
        rows={rows}
        onOpen={setOpen}
      />
      {open && <CreditPackDialog of={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  )
}

const nameColumn = <Row extends Either>(header: string): Column<Row> => ({
  key: 'name',
  header,
  width: '20%',
  cell: (row) => <PackName of={row} />,
})

function PackName({ of }: { of: Either }) {
  const { t } = useTranslation('packs')
  const nameIn = useOwnName()
  const notes = [
    'isRecommended' in of && of.isRecommended && t('recommended'),
    !of.isPublic && t('forSome', { count: of.assignedTo.length }),
  ].filter(Boolean)
  return (
    <span className="po-cell-two">
      <span className="po-pack-name">
        <PlanSign of={of.emoticon} /> {nameIn(of.names)}
      </span>
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </span>
  )
}

interface PackTableProps<Row extends Either> {
  lead: string
  /** Where people see what is listed. */
  where: string
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  onOpen: (row: Row) => void
}

function PackTable<Row extends Either>(props: PackTableProps<Row>): ReactNode {
  const { lead, where, caption, columns, rows, onOpen } = props
  const { t } = useTranslation('packs')
  const nameIn = useOwnName()
  const mayEdit = useAbility('adminPacks:edit')
  const order = useAction({
    send: (packIds: number[]) => call('POST /api/admin/packs/order', { body: { packIds } }),
    stale: [packsKey],
  })
  const move = (from: number, to: number) => void order.run(movedTo(rows, from, to).map(({ id }) => id))
  const acts: Column<Row> = {
    key: 'do',
    header: '',
    align: 'end',
    cell: (row) => {
      const at = rows.indexOf(row)
      const name = nameIn(row.names)
      return (
        <span className="po-packs-acts">
          <OrderButtons
            at={at}
            count={rows.length}
            busy={order.busy}
            up={t('up', { name })}
            down={t('down', { name })}
            onMove={move}
          />
          <Button size="sm" look="quiet" aria-label={t('editOf', { name })} onClick={() => onOpen(row)}>
            {t('edit')}
          </Button>
        </span>
      )
    },
  }
  return (
    <>
      <div className="po-packs-lead">
        <p className="po-lead">{lead}</p>
        <WhereShown>{where}</WhereShown>
      </div>
      <DataTable
        caption={caption}
        columns={mayEdit ? [...columns, acts] : columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title={t('empty')}>{t('emptyWords')}</EmptyState>}
      />
    </>
  )
}
