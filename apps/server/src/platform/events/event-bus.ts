import type { LiveEvent } from '@postelier/contract'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Log } from '../log.ts'

export const eventChannel = 'postelier_events'

export type EventListener = (event: LiveEvent | 'gap') => void

/** Events of this process and of every other on the same database; they travel with the commit that caused them. */
export interface EventBus {
  subscribe(listener: EventListener): () => void
}

/** Connects this process to the events of all processes on the database; a gap tells listeners to read anew. */
export async function openEventBus(database: OpenDatabase, log: Log): Promise<EventBus> {
  const listeners = new Set<EventListener>()
  const tell = (event: LiveEvent | 'gap') => {
    for (const listener of listeners) listener(event)
  }
  await database.listen(
    eventChannel,
    (payload) => {
      const event = readEvent(payload)
      if (event) tell(event)
      else log.warn({ payload }, 'event of an unknown form')
    },
    () => tell('gap'),
  )
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function readEvent(payload: string): LiveEvent | undefined {
  const parsed: unknown = JSON.parse(payload)
  if (typeof parsed !== 'object' || parsed === null || !('name' in parsed)) return undefined
  // A process of a newer version may announce what this one has no name for: pages listen only to what they know.
  return typeof parsed.name === 'string' ? (parsed as LiveEvent) : undefined
}
