import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Crumb } from '#shared/ui/page-header.tsx'

/** What is above a customer's screen, for its agency; nothing above one's own. */
export function useCustomerCrumbs(): Crumb[] {
  const { t } = useTranslation('shell')
  const { agencyCustomerId } = useParams({ strict: false }) as { agencyCustomerId?: string }
  if (!agencyCustomerId) return []
  return [
    { label: t('menu.agencyCustomers'), to: '/agency/customers' },
    { label: t('menu.customer'), to: `/agency/customers/${agencyCustomerId}/account` as never },
  ]
}
