import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query'

/**
 * Something changed on the server: what is shown of it is read again. What is being read for the first time may have been
 * read before the change, and TanStack lets such a read end as it is, so it is read once more afterwards.
 */
export function makeStale(client: QueryClient, filters: InvalidateQueryFilters = {}): void {
  const first = client.getQueryCache().findAll(filters).filter(isFirstRead)
  void client.invalidateQueries(filters)
  for (const { promise, queryKey } of first) {
    const again = () => client.invalidateQueries({ queryKey, exact: true })
    void promise?.then(again, again)
  }
}

const isFirstRead = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && state.data === undefined
