import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** The business an agency works for, as its account names it. */
export function useCustomerName(accountId: number): string | undefined {
  const account = useQuery({
    queryKey: ['account', accountId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/account', { params: { id: accountId }, signal })).user,
    enabled: accountId > 0,
  })
  const { commercialName, name } = account.data?.society ?? {}
  return commercialName || name || undefined
}
