import type { DebtView } from '@postelier/contract/debts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { billsKey } from '#features/bills/bill-queries.ts'
import { CustomerLink } from '#features/bills/customer-link.tsx'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { type Column, DataTable, type DataTableProps } from '#shared/ui/data-table.tsx'
import { ReasonedDialog } from '#shared/ui/reasoned-dialog.tsx'

interface DebtTableProps {
  debts: readonly DebtView[]
  /** One customer's own page does not name them again. */
  isOneCustomers?: boolean
  page?: DataTableProps<DebtView>['page']
}

/** What is owed since a debit came back, and the word that it was paid in another way. */
export function DebtTable({ debts, isOneCustomers = false, page }: DebtTableProps) {
  const { t } = useTranslation('bills')
  const { money, dayMonthYear } = useFormats()
  const mayEdit = useAbility('adminBills:edit')
  const [settling, setSettling] = useState<DebtView | null>(null)
  const customer: Column<DebtView> = {
    key: 'customer',
    header: t('all.buyer'),
    cell: ({ account }) => <CustomerLink {...account} />,
  }
  const acts: Column<DebtView> = {
    key: 'do',
    header: '',
    align: 'end',
    cell: (debt) => (
      <Button
        size="sm"
        look="quiet"
        aria-label={t('debts.settleOf', { name: debt.account.name })}
        onClick={() => setSettling(debt)}
      >
        {t('debts.settle')}
      </Button>
    ),
  }
  return (
    <>
      <DataTable
        caption={t('debts.caption')}
        columns={[
          ...(isOneCustomers ? [] : [customer]),
          {
            key: 'bill',
            header: t('debts.bill'),
            cell: ({ billNumber }) => <BillOfDebt number={billNumber} />,
          },
          { key: 'since', header: t('debts.since'), cell: ({ openedAt }) => dayMonthYear(openedAt) },
          {
            key: 'amount',
            header: t('debts.amount'),
            align: 'end',
            cell: ({ cents }) => <span className="po-num">{money(cents)}</span>,
          },
          ...(mayEdit ? [acts] : []),
        ]}
        rows={debts}
        rowKey={({ paymentId }) => String(paymentId)}
        {...(page ? { page } : {})}
      />
      {settling && <SettleDialog debt={settling} onClose={() => setSettling(null)} />}
    </>
  )
}

/** The bill by its number, in the list of them. */
function BillOfDebt({ number }: { number: string | null }) {
  const { t } = useTranslation('bills')
  if (number === null) return null
  return (
    <Link
      className="po-link"
      to="/admin/bills"
      search={{ search: number }}
      aria-label={t('debts.billOf', { number })}
    >
      {number}
    </Link>
  )
}

function SettleDialog({ debt, onClose }: { debt: DebtView; onClose: () => void }) {
  const { t } = useTranslation('bills')
  const { money } = useFormats()
  const said = { name: debt.account.name, amount: money(debt.cents) }
  return (
    <ReasonedDialog
      title={t('debts.title', said)}
      words={t('debts.words', said)}
      reason={{ label: t('refund.reason'), help: t('debts.reasonHelp'), field: 'reason' }}
      confirmLabel={t('debts.settle')}
      onClose={onClose}
      onSend={({ reason }) =>
        call('POST /api/admin/debts/{paymentId}/paid', {
          params: { paymentId: debt.paymentId },
          body: { reason },
        })
      }
      stale={[billsKey]}
      done={t('debts.done', said)}
    />
  )
}
