import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NetworkList } from '#features/networks/components/network-list.tsx'
import { networksInService, networksQuery } from '#features/networks/network-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { NoRightHere } from '#shared/ui/no-right-here.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { useCustomerCrumbs } from '#shared/ui/use-customer-crumbs.ts'

/**
 * Where posts go: the accounts a business has linked, and those it could. An agency's customer's too, at its own address.
 * `banner` says what keeps posts from going out at all.
 */
export function NetworksPage({ banner }: { banner?: ReactNode }) {
  const { t } = useTranslation('networks')
  const accountId = useManagedAccountId()
  const { agencyCustomerId } = useParams({ strict: false })
  const crumbs = useCustomerCrumbs()
  const title = t(agencyCustomerId ? 'ofCustomer' : 'title')
  const networks = useQuery(networksQuery(accountId))
  if (isApiError(networks.error) && networks.error.status === 403 && !networks.data)
    return (
      <div className="po-page">
        <PageHeader title={title} crumbs={crumbs} />
        <NoRightHere />
      </div>
    )
  const { most, connections = [] } = networks.data ?? {}
  return (
    <div className="po-page">
      <PageHeader
        title={title}
        crumbs={crumbs}
        note={most != null && t('plan', { count: most, linked: networksInService(connections).length })}
      />
      {banner}
      <p className="po-ink2">{t('lead')}</p>
      <NetworkList accountId={accountId} />
    </div>
  )
}
