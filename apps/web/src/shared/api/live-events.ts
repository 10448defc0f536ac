import type { EventName } from '@postelier/contract'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Events of the server, and the queries each makes stale. */
export type LiveTopics = Readonly<Partial<Record<EventName, readonly QueryKey[]>>>

const firstDelayMs = 1_000
const longestDelayMs = 30_000

/** Server news: each named event makes its queries stale; after a gap everything is, since we cannot know what was missed. */
export function useLiveEvents(topics: LiveTopics, enabled = true): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!enabled) return
    return listenLive(
      Object.keys(topics),
      (name) => {
        for (const queryKey of topics[name as EventName] ?? []) void client.invalidateQueries({ queryKey })
      },
      () => void client.invalidateQueries(),
    )
  }, [client, enabled, topics])
}

/** The stream itself, opened again whenever it ends; `onGap` says that something may have been missed. Ends by what it returns. */
export function listenLive(
  names: readonly string[],
  onNews: (name: string) => void,
  onGap: () => void,
): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  let source: EventSource | null = null
  let timer: number | undefined
  let delayMs = firstDelayMs
  let wasLost = false

  const open = () => {
    source = new EventSource('/api/events')
    source.onopen = () => {
      delayMs = firstDelayMs
      if (wasLost) onGap()
      wasLost = false
    }
    source.onerror = () => {
      wasLost = true
      // The browser reconnects by itself until the server answers something else than a stream.
      if (source?.readyState !== EventSource.CLOSED) return
      timer = window.setTimeout(open, delayMs)
      delayMs = Math.min(delayMs * 2, longestDelayMs)
    }
    // The server itself has missed something: so have we.
    source.addEventListener('gap', onGap)
    for (const name of names) source.addEventListener(name, () => onNews(name))
  }
  open()
  return () => {
    window.clearTimeout(timer)
    source?.close()
  }
}
