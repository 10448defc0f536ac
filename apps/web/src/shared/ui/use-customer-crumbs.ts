import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Crumb } from '#shared/ui/page-header.tsx'

/** What is above a customer's screen, for its agency; nothing above one's own. */
export function useCustomerCrumbs(): Crumb[] {
  const { t } = useTranslation('menu')
  const { agencyCustomerId } = useParams({ strict: false }) as { agencyCustomerId?: string }
  if (!agencyCustomerId) return []
  return [
    { label: t('agencyCustomers.name'), to: '/agency/customers' },
    { label: t('customer.name'), to: `/agency/customers/${agencyCustomerId}/account` as never },
  ]
}
