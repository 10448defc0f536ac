// The platform thinks of subjects in a moment, and whoever asked would rather have them than a promise. Nothing is held while it is
// waited for: neither a transaction nor a connection, only a listener to what is announced.
import type { SearchView } from '@postelier/contract'
import type { Call } from '../../../http/handlers.ts'
import type { EventListener } from '../../../platform/events/event-bus.ts'
import { readSearch } from '../queries/read-search.ts'

interface AwaitSearchInput {
  readonly accountId: number
  readonly searchId: string
}

/** Longer than the platform needs when it is not busy, shorter than anybody minds. */
const mostMs = 2000

/** The search once it is over, or as it stands after a short while. */
export async function awaitSearch(
  { read, language, platform }: Pick<Call<never>, 'read' | 'language' | 'platform'>,
  input: AwaitSearchInput,
  waitMs = mostMs,
): Promise<{ search: SearchView }> {
  const news = newsOf(platform, input.accountId)
  const until = performance.now() + waitMs
  try {
    for (;;) {
      const found = await read(readSearch, { ...input, language, translator: platform.translator })
      const left = until - performance.now()
      if (found.search.endedAt !== null || left <= 0) return found
      await news.next(left)
    }
  } finally {
    news.stop()
  }
}

/** Listens from the beginning: what is announced between a look and the wait after it is not missed. */
function newsOf({ events }: Call<never>['platform'], accountId: number) {
  let isNews = false
  let wake: () => void = () => undefined
  const listener: EventListener = (event) => {
    const isOurs = event === 'gap' || (event.name === 'planning.changed' && event.accountId === accountId)
    if (!isOurs) return
    isNews = true
    wake()
  }
  const stop = events.subscribe(listener)
  return {
    stop,
    next: async (mostMs: number): Promise<void> => {
      if (!isNews)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, mostMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      isNews = false
    },
  }
}
