import { useParams } from '@tanstack/react-router'
import type { LinkTarget } from '#shared/lib/link-target.ts'

/** Whose screens an agency is on; nothing where somebody is on their own. */
const useCustomer = () => (useParams({ strict: false }) as { agencyCustomerId?: string }).agencyCustomerId

/** What a linked account is called in the address of that screen. */
export const accountAnchor = (connectionId: number): string => `account-${connectionId}`

/** Where the networks of a business are linked, at one of its accounts if one is meant: an agency stays with its customer. */
export function useNetworksLink(connectionId?: number): LinkTarget {
  const agencyCustomerId = useCustomer()
  const at = connectionId === undefined ? {} : { hash: accountAnchor(connectionId) }
  return agencyCustomerId
    ? { to: '/agency/customers/$agencyCustomerId/networks', params: { agencyCustomerId }, ...at }
    : { to: '/me/networks', ...at }
}

/** Where a post of that business is. */
export function usePostLink(): (taskPublicId: string) => LinkTarget {
  const agencyCustomerId = useCustomer()
  return (taskPublicId) =>
    agencyCustomerId
      ? {
          to: '/agency/customers/$agencyCustomerId/tasks/$taskPublicId',
          params: { agencyCustomerId, taskPublicId },
        }
      : { to: '/me/tasks/$taskPublicId', params: { taskPublicId } }
}

/** Plan, credits and what is owed of that business. */
export function useCreditsLink(): LinkTarget {
  const agencyCustomerId = useCustomer()
  return agencyCustomerId
    ? { to: '/agency/customers/$agencyCustomerId/subscription', params: { agencyCustomerId } }
    : { to: '/me/credits' }
}

/** Everything that business was told. */
export function useInboxLink(): LinkTarget {
  const agencyCustomerId = useCustomer()
  return agencyCustomerId
    ? { to: '/agency/customers/$agencyCustomerId/notifications', params: { agencyCustomerId } }
    : { to: '/me/notifications' }
}
