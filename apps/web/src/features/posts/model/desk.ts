import { useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import type { LinkTarget } from '#shared/lib/link-target.ts'

/** Whose posts a screen is about, and what this person may do with them. */
export interface Desk {
  accountId: number
  mayCreate: boolean
  list: LinkTarget
  write: LinkTarget
  one: (taskPublicId: string) => LinkTarget
  editor: (taskPublicId: string) => LinkTarget
}

export function useOwnDesk(): Desk {
  return {
    accountId: useManagedAccountId(),
    mayCreate: useCurrentUser()?.abilities.includes('posts:create') ?? false,
    list: { to: '/me/tasks' },
    write: { to: '/me/tasks/write' },
    one: (taskPublicId) => ({ to: '/me/tasks/$taskPublicId', params: { taskPublicId } }),
    editor: (taskPublicId) => ({ to: '/me/tasks/$taskPublicId/visual', params: { taskPublicId } }),
  }
}

export function useCustomerDesk(): Desk {
  const own = useOwnDesk()
  const agencyCustomerId = String(own.accountId)
  const at = (to: string, params: Record<string, string> = {}) =>
    ({
      to: `/agency/customers/$agencyCustomerId${to}`,
      params: { agencyCustomerId, ...params },
    }) as LinkTarget
  return {
    ...own,
    list: at('/tasks'),
    write: at('/tasks/write'),
    one: (taskPublicId) => at('/tasks/$taskPublicId', { taskPublicId }),
    editor: (taskPublicId) => at('/tasks/$taskPublicId/visual', { taskPublicId }),
  }
}
