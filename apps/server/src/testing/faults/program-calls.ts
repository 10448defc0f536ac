// What a test asks of the program that it starts and kills.
import type { Network } from '@postelier/contract'
import type { ContentMedia } from '../../modules/publishing/content.ts'
import type { ReadyPost } from './ready-to-send.ts'
import type { StoredDelivery } from './verdict.ts'

/** What a program is told when it is started, besides its configuration. */
export interface Start {
  readonly sandbox: string
  readonly network: Network
  /** How far its clock is ahead. */
  readonly aheadMs: number
  /** Where it says at which moment it ends. */
  readonly lastWords: string
}

export interface LinkedPage {
  readonly accountId: number
  readonly pageId: number
  readonly picture: ContentMedia
}

/** A delivery as it lies there, with what time it is for the program. */
export interface Stand {
  readonly state: string
  readonly nextAt: number | null
  readonly heldUntil: number | null
  readonly holder: string | null
  readonly now: number
}

export interface Calls {
  link: { input: Record<string, never>; output: LinkedPage }
  linkAgain: { input: Pick<LinkedPage, 'pageId'>; output: null }
  prepare: { input: Pick<LinkedPage, 'accountId'> & { text: string }; output: ReadyPost }
  /** Now; `dieAt` counts moments from when that is committed. */
  send: { input: LinkedPage & { post: ReadyPost; dieAt: number | null }; output: null }
  stand: { input: Pick<ReadyPost, 'id'>; output: Stand }
  advance: { input: { ms: number }; output: null }
  written: { input: Pick<ReadyPost, 'id' | 'publicId'>; output: StoredDelivery }
  /** It is not killed any more; answers with the moments passed since it was sent. */
  disarm: { input: Record<string, never>; output: readonly string[] }
}

export type CallName = keyof Calls

export interface ProgramCall<Name extends CallName = CallName> {
  readonly number: number
  readonly name: Name
  readonly input: Calls[Name]['input']
}

export type ProgramMessage =
  /** Ready, with whoever had deliveries in hand when it started. */
  | { readonly type: 'ready'; readonly heldBy: readonly string[] }
  | { readonly type: 'answer'; readonly number: number; readonly output: unknown }
  | { readonly type: 'fault'; readonly number: number; readonly message: string }
