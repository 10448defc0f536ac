import type { BillView } from '@postelier/contract/bills'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BillDocumentLink } from '#features/bills/bill-document-link.tsx'
import { RefundDialog } from '#features/bills/refund-dialog.tsx'
import { useAbility } from '#shared/api/current-user.ts'
import { Button } from '#shared/ui/button.tsx'
import type { Column } from '#shared/ui/data-table.tsx'
import '#features/bills/bills.css'

/** What an administrator does with a bill: its document, and giving back. */
export function useBillActs(): { readonly acts: Column<BillView>; readonly dialog: ReactNode } {
  const { t } = useTranslation('bills')
  const mayRefund = useAbility('adminBills:edit')
  const [refunding, setRefunding] = useState<BillView | null>(null)
  const acts: Column<BillView> = {
    key: 'document',
    header: '',
    align: 'end',
    cell: (bill) => (
      <span className="po-bill-acts">
        {mayRefund && bill.kind === 'bill' && bill.isPaid && (
          <Button
            size="sm"
            look="quiet"
            aria-label={t('refund.openOf', { number: bill.number })}
            onClick={() => setRefunding(bill)}
          >
            {t('refund.open')}
          </Button>
        )}
        <BillDocumentLink number={bill.number} href={`/api/admin/bills/${bill.id}/document`} isQuiet />
      </span>
    ),
  }
  return { acts, dialog: refunding && <RefundDialog bill={refunding} onClose={() => setRefunding(null)} /> }
}
