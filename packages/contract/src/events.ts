import type { PermissionRef } from './permissions.ts'
import type { Resources } from './registry.ts'

type EventOf<Resource> = Resource extends { readonly events: readonly (infer Name extends string)[] }
  ? Name
  : never

/** What the server tells open pages through server-sent events; names are past tense. Payloads carry ids only. */
export type EventName = EventOf<Resources[keyof Resources]>

/** Somebody at a thing that others have open too. */
export interface Presence {
  readonly personId: number
  readonly name: string
  /** Which part of it they are in. */
  readonly field: string | null
  readonly isGone: boolean
}

/** What changed, as processes tell each other: ids only, so that it says nothing to whom it does not reach. */
export interface LiveEvent {
  readonly name: EventName
  /** The one thing of its kind that changed, such as a post; without it, any of them may have. */
  readonly id?: string
  /** Pages of this account hear it; without one, everybody signed in does. */
  readonly accountId?: number
  /** Only this person's pages hear it. */
  readonly personId?: number
  /** Who looks after the account, or after the people it is about: an agency, or a team's manager. */
  readonly ownerId?: number | null
  /** Whoever lacks this permission does not hear of it. */
  readonly needs?: PermissionRef
  /** Who is at the thing now; kept nowhere, so that this is all there is to read of it. */
  readonly presence?: Presence
  /** The open page that caused it, by the name it gave itself; told to nobody. */
  readonly tab?: string
}

/** What an open page is told of it. */
export interface PageEvent extends Pick<LiveEvent, 'id' | 'accountId' | 'presence'> {
  /** The page caused it itself and has the answer already. */
  readonly own?: true
}

/** The header in which a page names itself with every call. */
export const tabHeader = 'x-tab'
/** How a page may name itself: not to be guessed, and short, since it travels with each event. */
export const tabPattern = /^[A-Za-z0-9_-]{16,40}$/
