import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query'

/**
 * Something changed on the server: what is shown of it is read again. What is being read for the first time may have been
 * read before the change, and TanStack lets such a read end as it is, so it is read once more afterwards.
 */
export async function makeStale(client: QueryClient, filters: InvalidateQueryFilters = {}): Promise<void> {
  const first = client.getQueryCache().findAll(filters).filter(isFirstRead)
  const again = ({ promise, queryKey }: Query) => {
    const readAgain = () => client.invalidateQueries({ ...filters, queryKey, exact: true })
    return promise?.then(readAgain, readAgain)
  }
  await Promise.all([client.invalidateQueries(filters), ...first.map(again)])
}

const isFirstRead = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && state.data === undefined
