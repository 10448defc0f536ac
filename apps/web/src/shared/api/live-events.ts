import type { EventName, PageEvent } from '@postelier/contract'
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { addressOf } from '#shared/api/client.ts'
import { notifyListeners } from '#shared/api/live-listeners.ts'
import { makeStale } from '#shared/api/make-stale.ts'
import { tabName } from '#shared/api/tab-name.ts'
import { isRecord } from '#shared/lib/is-record.ts'

/** Events of the server, and the queries that each makes stale. */
export type LiveTopics = Readonly<Partial<Record<EventName, (event: PageEvent) => readonly QueryKey[]>>>

const firstDelayMs = 1_000
const longestDelayMs = 30_000

/**
 * Server news: each event makes its queries stale; after a gap everything is, since we cannot know what was missed.
 * `account` is the business on screen, for who sees them all and is told of one.
 */
export function useLiveEvents(topics: LiveTopics, account?: number): void {
  const client = useQueryClient()
  const closedAt = useRef<number | null>(null)
  useEffect(() => {
    const deafSince = closedAt.current
    const startedAt = Date.now()
    const stop = listenLive({
      names: Object.keys(topics),
      account,
      onEvent: (name, event) => void applyEvent(client, topics, name, event),
      onGap: () => void makeStale(client),
      onOpen: () => {
        const openedAt = Date.now()
        // A page reads while its stream opens: what was told in between reached nobody.
        const from = deafSince === null ? startedAt : 0
        void makeStale(client, {
          predicate: ({ state: { dataUpdatedAt } }) => dataUpdatedAt >= from && dataUpdatedAt < openedAt,
        })
      },
    })
    return () => {
      stop()
      closedAt.current = Date.now()
    }
  }, [client, topics, account])
}

/**
 * What an event says is read again, where it is on screen. What this page caused itself it was answered already: that
 * is only marked, to be read when somebody comes to it.
 */
export async function applyEvent(
  client: QueryClient,
  topics: LiveTopics,
  name: string,
  event: PageEvent,
): Promise<void> {
  notifyListeners(name, event)
  const refetchType = event.own ? 'none' : 'active'
  await Promise.all(
    (topics[name as EventName]?.(event) ?? []).map((queryKey) =>
      makeStale(client, { queryKey, refetchType }),
    ),
  )
}

interface Listening {
  readonly names: readonly string[]
  readonly account?: number | undefined
  readonly onEvent: (name: string, event: PageEvent) => void
  /** Something may have been missed. */
  readonly onGap: () => void
  /** It is heard from now on. */
  readonly onOpen?: () => void
}

/** The stream itself, opened again whenever it ends. Ends by what it returns. */
export function listenLive({ names, account, onEvent, onGap, onOpen }: Listening): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  const address = addressOf('/api/events', { query: { tab: tabName, account } })
  let source: EventSource | null = null
  let timer: number | undefined
  let delayMs = firstDelayMs
  let wasLost = false

  const open = () => {
    source = new EventSource(address)
    source.onopen = () => {
      delayMs = firstDelayMs
      if (wasLost) onGap()
      else onOpen?.()
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
    for (const name of names) source.addEventListener(name, ({ data }) => onEvent(name, eventIn(data)))
  }
  open()
  return () => {
    window.clearTimeout(timer)
    source?.close()
  }
}

function eventIn(data: unknown): PageEvent {
  const event: unknown = JSON.parse(String(data))
  return isRecord(event) ? event : {}
}
