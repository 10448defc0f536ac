import { useQuery } from '@tanstack/react-query'
import { WelcomePage } from '#features/account/welcome/welcome-page.tsx'
import { NetworkList } from '#features/networks/components/network-list.tsx'
import { isLinkedOrCannot, networksQuery } from '#features/networks/network-queries.ts'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'

/** The wizard, with the networks as its last question. */
export function WelcomeRoute() {
  const accountId = useManagedAccountId()
  const mayLink = useAbility('networks:create')
  const networks = useQuery(networksQuery(accountId))
  const list = <NetworkList accountId={accountId} back="/welcome?step=networks" />
  return <WelcomePage networks={{ list, isEnough: !mayLink || isLinkedOrCannot(networks.data) }} />
}
