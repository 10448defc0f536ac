import type { CurrentUser } from '@postelier/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'

export type { CurrentUser }

export const currentUserQuery = queryOptions({
  queryKey: ['user', 'current'],
  queryFn: async ({ signal }): Promise<CurrentUser> => {
    const answer = await call('GET /user/current', { signal, anonymous: true })
    return answer.user
  },
  staleTime: 30_000,
})

/** Screens inside the frame always have a person; public ones may not, and never ask: only who is known is kept fresh. */
export function useCurrentUser(): CurrentUser | undefined {
  return useQuery({ ...currentUserQuery, enabled: (query) => query.state.data !== undefined }).data
}

export function useAbility(ability: string): boolean {
  return useCurrentUser()?.abilities.includes(ability) ?? false
}

export function forgetCurrentUser(): void {
  queryClient.clear()
}

/** The account being worked on: an agency's customer where the address names one, else one's own. */
export function useManagedAccountId(): number {
  const { agencyCustomerId } = useParams({ strict: false }) as { agencyCustomerId?: string }
  const user = useCurrentUser()
  return Number(agencyCustomerId ?? user?.account?.id ?? user?.id ?? 0)
}
