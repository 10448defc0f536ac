import type { CustomerMoneyView } from '@postelier/contract/customer-money'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { DataTable } from '#shared/ui/data-table.tsx'

interface CreditsLeftProps {
  accountId: number
  credits: CustomerMoneyView['credits']
  reserved: CustomerMoneyView['reserved']
}

/** The balance, and what of it ends when. Giving and correcting is done where the person is. */
export function CreditsLeft({ accountId, credits, reserved }: CreditsLeftProps) {
  const { t } = useTranslation('bills')
  const { number, dayMonthYear } = useFormats()
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
        <ButtonLink
          size="sm"
          to="/admin/users/$userType/$userId/edit"
          params={{ userType: 'customer', userId: String(accountId) }}
        >
          {t('customer.changeCredits')}
        </ButtonLink>
      </p>
    </section>
  )
}
