import { onlineManager, QueryClient } from '@tanstack/react-query'
import { isApiError } from '#shared/api/api-error.ts'

const maxRetries = 2

/** The one cache of server answers, with the rules of retrying: reads only, and only what may pass by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      // A refusal stays a refusal: only what may pass by itself is tried again, and the coming back of the network is awaited.
      retry: (failures, error) =>
        failures < maxRetries && isApiError(error) && error.mayPass && onlineManager.isOnline(),
      // Without a connection a screen says so, rather than waiting in silence; it reads again by itself when it is back.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: true,
    },
    // A write may have succeeded before the answer was lost: never send it twice unasked.
    mutations: { retry: false, networkMode: 'always' },
  },
})
