import type { CurrentUser } from '@postelier/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { reportSessionExpired } from '#shared/api/session-expiry.ts'

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
  return useKnownUser().data
}

/** Told by an event that the session is over, an open page leaves without waiting for the next click. */
export function useSessionWatch(): void {
  const { error } = useKnownUser()
  useEffect(() => {
    if (isApiError(error) && error.status === 401) reportSessionExpired()
  }, [error])
}

function useKnownUser() {
  return useQuery({ ...currentUserQuery, enabled: (query) => query.state.data !== undefined })
}

export function useAbility(ability: string): boolean {
  return useCurrentUser()?.abilities.includes(ability) ?? false
}

export function clearCurrentUser(): void {
  queryClient.clear()
}

/** The account being worked on: an agency's customer where the address names one, else one's own. */
export function useManagedAccountId(): number {
  const { agencyCustomerId } = useParams({ strict: false }) as { agencyCustomerId?: string }
  const user = useCurrentUser()
  return Number(agencyCustomerId ?? user?.account?.id ?? user?.id ?? 0)
}

/** The business on screen, for who may see them all and so is told of this one; nothing for everybody else. */
export function useAccountLookedAt(): number | undefined {
  const { agencyCustomerId, userId } = useParams({ strict: false }) as Record<string, string | undefined>
  const seesAll = useCurrentUser()?.role?.isSuperAdmin === true
  const id = Number(agencyCustomerId ?? userId)
  return seesAll && id > 0 ? id : undefined
}
