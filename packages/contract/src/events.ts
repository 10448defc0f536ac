import type { Resources } from './registry.ts'

type EventOf<Resource> = Resource extends { readonly events: readonly (infer Name extends string)[] } ? Name : never

/** What the server tells open pages through server-sent events; names are past tense. Payloads carry ids only. */
export type EventName = EventOf<Resources[keyof Resources]>

export interface LiveEvent {
  readonly name: EventName
  /** Pages of this account hear it; without one, everybody signed in does. */
  readonly accountId?: number
  /** Only this person's pages hear it. */
  readonly personId?: number
  /** Whom the people it is about belong to; hears it next to who sees everybody. */
  readonly ownerId?: number | null
}
