import { useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import type { LinkTarget } from '#shared/lib/link-target.ts'

/** Whose posts a screen is about, and what this person may do with them. */
export interface PostsContext {
  accountId: number
  /** Somebody works here for a customer of theirs. */
  isCustomers: boolean
  mayCreate: boolean
  list: LinkTarget
  /** Those that wait behind a stop. */
  stopped: LinkTarget
  write: LinkTarget
  one: (taskPublicId: string) => LinkTarget
  editor: (taskPublicId: string) => LinkTarget
}

export function useOwnPostsContext(): PostsContext {
  return {
    accountId: useManagedAccountId(),
    isCustomers: false,
    mayCreate: useCurrentUser()?.abilities.includes('posts:create') ?? false,
    list: { to: '/me/tasks' },
    stopped: { to: '/me/tasks', search: { status: 'stopped' } },
    write: { to: '/me/tasks/write' },
    one: (taskPublicId) => ({ to: '/me/tasks/$taskPublicId', params: { taskPublicId } }),
    editor: (taskPublicId) => ({ to: '/me/tasks/$taskPublicId/visual', params: { taskPublicId } }),
  }
}

export function useCustomerPostsContext(): PostsContext {
  const own = useOwnPostsContext()
  const agencyCustomerId = String(own.accountId)
  const at = (to: string, params: Record<string, string> = {}) =>
    ({
      to: `/agency/customers/$agencyCustomerId${to}`,
      params: { agencyCustomerId, ...params },
    }) as LinkTarget
  return {
    ...own,
    isCustomers: true,
    list: at('/tasks'),
    stopped: { ...at('/tasks'), search: { status: 'stopped' } },
    write: at('/tasks/write'),
    one: (taskPublicId) => at('/tasks/$taskPublicId', { taskPublicId }),
    editor: (taskPublicId) => at('/tasks/$taskPublicId/visual', { taskPublicId }),
  }
}
