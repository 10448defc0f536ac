import { useParams } from '@tanstack/react-router'
import type { LinkTarget } from '#shared/lib/link-target.ts'

/** Whose screens an agency is on; nothing where somebody is on their own. */
const useCustomer = () => (useParams({ strict: false }) as { agencyCustomerId?: string }).agencyCustomerId

/** Where the networks of a business are linked: an agency stays with its customer. */
export function useNetworksLink(): LinkTarget {
  const agencyCustomerId = useCustomer()
  return agencyCustomerId
    ? { to: '/agency/customers/$agencyCustomerId/networks', params: { agencyCustomerId } }
    : { to: '/me/networks' }
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
