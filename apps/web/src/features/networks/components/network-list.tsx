import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NetworkCard } from '#features/networks/components/network-card.tsx'
import { PlanWords } from '#features/networks/components/plan-words.tsx'
import { networksQuery, networksUsed } from '#features/networks/network-queries.ts'
import { useApplication } from '#shared/api/application.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { networkNames } from '#shared/ui/network-mark.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/networks/networks.css'

/** All networks, with the accounts a business has linked and the way to link one; a network leads back to `back`. */
export function NetworkList({ accountId, back }: { accountId: number; back?: string }) {
  const { t } = useTranslation('networks')
  const user = useCurrentUser()
  const may = (action: string) => user?.abilities.includes(`networks:${action}`) ?? false
  const networks = useQuery(networksQuery(accountId))
  const isDemo = useApplication()?.demo === true
  return (
    <div className="po-network-list">
      {isDemo && (
        <p className="po-network-demo">
          <Icon of={FlaskConical} size={16} />
          {t('demo')}
        </p>
      )}
      <AsyncState of={networks} loading={<RowSkeleton rows={6} />}>
        {({ offers, connections, most }) => (
          <>
            {most !== null && <PlanWords {...{ accountId, most }} used={networksUsed(connections).length} />}
            <ul className="po-networks">
              {networkNames.map((network) => (
                <NetworkCard
                  key={network}
                  accountId={accountId}
                  network={network}
                  back={back ?? window.location.pathname}
                  offer={offers.find((offer) => offer.network === network) ?? null}
                  connections={connections.filter((one) => one.network === network)}
                  may={{ link: may('create'), choose: may('edit'), unlink: may('delete') }}
                />
              ))}
            </ul>
          </>
        )}
      </AsyncState>
    </div>
  )
}
