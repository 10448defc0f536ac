import type { CustomerMoneyView } from '@postelier/contract/customer-money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { billsKey } from '#features/bills/bill-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { CreditDialog } from '#shared/ui/credit-dialog.tsx'
import { DataTable } from '#shared/ui/data-table.tsx'

interface CreditsLeftProps {
  accountId: number
  name: string
  credits: CustomerMoneyView['credits']
  reserved: CustomerMoneyView['reserved']
}

/** The balance, and what of it ends when; credits are given and the balance is corrected here. */
export function CreditsLeft({ accountId, name, credits, reserved }: CreditsLeftProps) {
  const { t } = useTranslation(['bills', 'people'])
  const { number, dayMonthYear } = useFormats()
  const [open, setOpen] = useState<'add' | 'change' | null>(null)
  const mayAdd = useAbility('adminCreditEntries:create')
  const mayChange = useAbility('adminCreditEntries:edit')
  const sum = credits.reduce((all, { left }) => all + left, 0)
  return (
    <section className="po-money-part">
      <h2>{t('customer.credits')}</h2>
      <p className="po-money-name">{t('customer.balance', { count: sum, number: number(sum) })}</p>
      {reserved > 0 && (
        <p className="po-ink2">{t('customer.reserved', { count: reserved, number: number(reserved) })}</p>
      )}
      <DataTable
        caption={t('customer.creditsCaption')}
        columns={[
          {
            key: 'bucket',
            header: t('customer.from'),
            cell: ({ bucket }) => t(`customer.buckets.${bucket}`),
          },
          {
            key: 'until',
            header: t('customer.until'),
            cell: ({ expiresAt }) => (expiresAt === null ? t('customer.never') : dayMonthYear(expiresAt)),
          },
          {
            key: 'left',
            header: t('customer.left'),
            align: 'end',
            cell: ({ left }) => <span className="po-num">{number(left)}</span>,
          },
        ]}
        rows={credits}
        rowKey={({ bucket, expiresAt }) => `${bucket} ${expiresAt}`}
        empty={<p className="po-mute">{t('customer.noCredits')}</p>}
      />
      <p className="po-money-act">
        {mayAdd && (
          <Button size="sm" onClick={() => setOpen('add')}>
            {t('people:credits.addTitle')}
          </Button>
        )}
        {mayChange && (
          <Button size="sm" look="quiet" onClick={() => setOpen('change')}>
            {t('people:credits.change')}
          </Button>
        )}
      </p>
      {open && (
        <CreditDialog
          kind={open}
          of={{ type: 'customer', id: accountId, name, credits: sum }}
          stale={[billsKey]}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}
