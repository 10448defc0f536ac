import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#shared/api/client.ts'
import { queryClient } from '#shared/api/query-client.ts'

export interface CurrentUser {
  id: string
  firstName: string
  lastName: string
  email: string
  language: string | null
  timeZone: string | null
  abilities: readonly string[]
  society?: { name: string; detail?: string | null; logoUrl?: string | null } | null
  /** Set while somebody else is signed in as this person, or works for this customer. */
  impersonator?: { name: string } | null
  actingFor?: { id: string; name: string } | null
}

export const currentUserQuery = queryOptions({
  queryKey: ['user', 'current'],
  queryFn: async ({ signal }): Promise<CurrentUser> => {
    const answer = await request<{ user: CurrentUser }>('GET', '/user/current', { signal, anonymous: true })
    return answer.user
  },
  staleTime: 30_000,
})

/** Screens inside the frame always have a person; public ones may not. */
export function useCurrentUser(): CurrentUser | undefined {
  return useQuery({ ...currentUserQuery, enabled: false }).data
}

export function useAbility(ability: string): boolean {
  return useCurrentUser()?.abilities.includes(ability) ?? false
}

export function forgetCurrentUser(): void {
  queryClient.clear()
}
