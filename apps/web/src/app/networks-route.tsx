import { NetworksPage } from '#features/networks/networks-page.tsx'
import { HoldBanner } from '#features/posts/components/hold-banner.tsx'
import { useManagedAccountId } from '#shared/api/current-user.ts'

/** Linked or not, nothing goes out while everything is stopped: said here too. */
export function NetworksRoute() {
  return <NetworksPage banner={<HoldBanner accountId={useManagedAccountId()} />} />
}
