import { useParams } from '@tanstack/react-router'
import type { LinkTarget } from '#shared/lib/link-target.ts'

interface OrderLinks {
  readonly post: (taskPublicId: string) => LinkTarget
  readonly write: LinkTarget
  readonly wizard: (taskPublicId: string, step?: string) => LinkTarget
  /** A brief of which nothing is kept before something is said. */
  readonly begin: (configurationId: number, day: string | undefined) => LinkTarget
  readonly networks: LinkTarget
}

/** Stands in the address for a brief that is not kept yet. */
export const newOrder = 'new'

/** Where one is at: on one's own posts, or on those of a customer. */
export function useOrderLinks(): OrderLinks {
  const { agencyCustomerId } = useParams({ strict: false })
  if (!agencyCustomerId)
    return {
      post: (taskPublicId) => ({ to: '/me/tasks/$taskPublicId', params: { taskPublicId } }),
      write: { to: '/me/tasks/write', search: { way: 'order' } },
      wizard: (taskPublicId, step) => ({
        to: '/me/tasks/$taskPublicId/order',
        params: { taskPublicId },
        ...(step ? { search: { step } } : {}),
      }),
      begin: (kind, day) => ({
        to: '/me/tasks/$taskPublicId/order',
        params: { taskPublicId: newOrder },
        search: { step: 'subject', kind: String(kind), ...(day ? { day } : {}) },
      }),
      networks: { to: '/me/networks' },
    }
  return {
    post: (taskPublicId) => ({
      to: '/agency/customers/$agencyCustomerId/tasks/$taskPublicId',
      params: { agencyCustomerId, taskPublicId },
    }),
    write: {
      to: '/agency/customers/$agencyCustomerId/tasks/write',
      params: { agencyCustomerId },
      search: { way: 'order' },
    },
    wizard: (taskPublicId, step) => ({
      to: '/agency/customers/$agencyCustomerId/tasks/$taskPublicId/order',
      params: { agencyCustomerId, taskPublicId },
      ...(step ? { search: { step } } : {}),
    }),
    begin: (kind, day) => ({
      to: '/agency/customers/$agencyCustomerId/tasks/$taskPublicId/order',
      params: { agencyCustomerId, taskPublicId: newOrder },
      search: { step: 'subject', kind: String(kind), ...(day ? { day } : {}) },
    }),
    networks: { to: '/agency/customers/$agencyCustomerId/networks', params: { agencyCustomerId } },
  }
}
