import { useQuery } from '@tanstack/react-query'
import { DraftedNetworksPart } from '#app/drafted-networks-part.tsx'
import { NetworkList } from '#features/networks/components/network-list.tsx'
import { isLinkedOrCannot, networksQuery, networksUsed } from '#features/networks/network-queries.ts'
import { PlanningStartPage } from '#features/planning/start/start-page.tsx'
import { FoundFeeds } from '#features/sources/components/found-feeds.tsx'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'

/** The way from a site to posts, with the feeds that were found on it, and the networks to link. */
export function PlanningStartRoute() {
  const accountId = useManagedAccountId()
  const networks = useQuery(networksQuery(accountId))
  return (
    <AsyncState of={networks} loading={<LineSkeleton />}>
      {(data) => {
        const list = (
          <>
            <NetworkList accountId={accountId} back="/me/planning/start?step=networks" />
            <DraftedNetworksPart accountId={accountId} linked={networksUsed(data.connections)} />
          </>
        )
        return <PlanningStartPage networks={{ list, isEnough: isLinkedOrCannot(data) }} feeds={FoundFeeds} />
      }}
    </AsyncState>
  )
}
