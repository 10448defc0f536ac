// What is said between the server and a process that takes foreign pages and feeds apart.
import type {
  FeedInput,
  FeedReading,
  OnePageAnswer,
  Progress,
  SiteReading,
  WebPage,
} from '@postelier/reading'

interface OfSite {
  readonly address: string
  readonly today: string
  /** All of its pages together. */
  readonly timeLimitMs: number
}
export type ReadingTask =
  | { readonly site: OfSite }
  | { readonly page: OfSite & { readonly ownSite: string } }
  | { readonly feed: FeedInput & { readonly body: Uint8Array } }
export type ReadingAnswer =
  | { readonly site: SiteReading }
  | { readonly page: OnePageAnswer }
  | { readonly feed: FeedReading }

/** A page it asked for by that number, or why there is none; without either, its wait is over. */
export interface Reply {
  readonly to: number
  readonly page?: WebPage
  readonly refused?: string
}
/** One after the other: the next is sent when it rested from this one. */
export type ToProcess = { readonly task: ReadingTask } | { readonly reply: Reply }

export type FromProcess =
  | { readonly is: 'ready' | 'rested' }
  | { readonly is: 'fetch'; readonly id: number; readonly url: string }
  | { readonly is: 'wait'; readonly id: number; readonly ms: number }
  /** It does not want that page any more; that is answered, too. */
  | { readonly is: 'stop'; readonly id: number }
  | { readonly is: 'progress'; readonly at: Progress }
  | { readonly is: 'answer'; readonly answer: ReadingAnswer }
  /** A fault of ours. */
  | { readonly is: 'fault'; readonly detail: string }
