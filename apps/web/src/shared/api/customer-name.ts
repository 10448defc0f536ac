import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { call } from '#shared/api/call.ts'

/** What the customer is called in whose account an agency works; nothing in one's own. */
export function useCustomerName(): string | undefined {
  const { agencyCustomerId } = useParams({ strict: false })
  const id = Number(agencyCustomerId)
  const name = useQuery({
    queryKey: ['account', id, 'name'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/account', { params: { id }, signal })).user.society.name,
    enabled: Number.isSafeInteger(id) && id > 0,
    staleTime: 5 * 60_000,
  }).data
  return agencyCustomerId ? name : undefined
}
