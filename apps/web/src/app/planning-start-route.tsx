import { useQuery } from '@tanstack/react-query'
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
  const list = <NetworkList accountId={accountId} back="/me/planning/start?step=networks" />
  return (
    <AsyncState of={networks} loading={<LineSkeleton />}>
      {(data) => (
        <PlanningStartPage
          networks={{ list, isEnough: isLinkedOrCannot(data), used: networksUsed(data.connections) }}
          feeds={FoundFeeds}
        />
      )}
    </AsyncState>
  )
}
