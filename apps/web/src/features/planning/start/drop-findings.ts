import { allFindingsQuery } from '#features/planning/planning-queries.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'

/**
 * Leaves out what was unticked, one by one: there is no call for several. Each goes with the version it has now, and what is
 * gone already is passed over, so that pressing again after a failure goes on with the rest.
 */
export async function dropFindings(accountId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { items } = await queryClient.fetchQuery({ ...allFindingsQuery(accountId), staleTime: 0 })
  for (const { id, version } of items.filter((one) => ids.includes(one.id)))
    await call('POST /api/users/{id}/findings/{findingId}', {
      params: { id: accountId, findingId: id },
      body: { version, isDropped: true },
    })
}
