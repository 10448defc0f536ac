import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NetworkCard } from '#features/networks/components/network-card.tsx'
import { networksQuery } from '#features/networks/network-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { useApplication } from '#shared/api/application.ts'
import { useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { networkNames } from '#shared/ui/network-mark.tsx'
import { NoRightHere } from '#shared/ui/no-right-here.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowBones } from '#shared/ui/skeleton.tsx'
import '#features/networks/networks.css'

/** Where posts go: the accounts a business has linked, and those it could. */
export function NetworksPage() {
  const { t } = useTranslation('networks')
  const accountId = useManagedAccountId()
  const user = useCurrentUser()
  const may = (deed: string) => user?.abilities.includes(`networks:${deed}`) ?? false
  const networks = useQuery(networksQuery(accountId))
  const isDemo = useApplication()?.demo === true
  if (isApiError(networks.error) && networks.error.status === 403 && !networks.data)
    return (
      <div className="po-page">
        <PageHeader title={t('title')} />
        <NoRightHere />
      </div>
    )
  const linked = new Set(
    networks.data?.connections.filter(({ state }) => state !== 'revoked').map(({ network }) => network),
  )
  const most = networks.data?.most
  return (
    <div className="po-page">
      <PageHeader title={t('title')} note={most != null && t('plan', { count: most, linked: linked.size })} />
      <p className="po-ink2">{t('lead')}</p>
      {isDemo && (
        <Notice tone="wait" icon={FlaskConical}>
          {t('demo')}
        </Notice>
      )}
      <AsyncState of={networks} loading={<RowBones rows={6} />}>
        {({ offers, connections }) => (
          <ul className="po-networks">
            {networkNames.map((network) => (
              <NetworkCard
                key={network}
                accountId={accountId}
                network={network}
                way={offers.find((offer) => offer.network === network)?.way ?? null}
                connections={connections.filter((one) => one.network === network)}
                may={{ link: may('create'), choose: may('edit'), unlink: may('delete') }}
              />
            ))}
          </ul>
        )}
      </AsyncState>
    </div>
  )
}
