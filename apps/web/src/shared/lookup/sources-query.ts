import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

const oftenMs = 1500
const isUnderWay = (state: string) => state === 'waiting' || state === 'reading'

/** Sources of a business, with how reading them stands; asked again while one is being read. */
export const sourcesQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'sources'],
    queryFn: ({ signal }) => call('GET /api/users/{id}/sources', { params: { id }, signal }),
    enabled: id > 0,
    refetchInterval: ({ state }) =>
      state.data?.sources.some((one) => isUnderWay(one.state)) ? oftenMs : false,
  })
