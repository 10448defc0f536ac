import type { ConnectionView, Network, NetworkPageView } from '@postelier/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'

export type { ConnectionView, Network, NetworkPageView }

export const networksQuery = (id: number) =>
  queryOptions({
    queryKey: ['networks', id],
    queryFn: async ({ signal }) => {
      const { offers, connections, most } = await call('GET /api/users/{id}/networks', {
        params: { id },
        signal,
      })
      return { offers, connections, most }
    },
    enabled: id > 0,
  })

export const networksChanged = () => queryClient.invalidateQueries({ queryKey: ['networks'] })
