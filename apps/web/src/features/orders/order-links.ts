import { useParams } from '@tanstack/react-router'
import type { LinkTarget } from '#shared/lib/link-target.ts'

interface OrderLinks {
  readonly post: (taskPublicId: string) => LinkTarget
  readonly write: LinkTarget
  readonly wizard: (taskPublicId: string, step?: string) => LinkTarget
}

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
  }
}
