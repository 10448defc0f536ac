import type { StockPictureView, StockService } from '@postelier/contract'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { OutsideCall } from '../../../platform/outside/ask-service.ts'
import type { RecentPages } from './recent-pages.ts'

export type RemoteService = Exclude<StockService, 'collection'>

/** What it takes to speak to a service. */
export interface Remote {
  readonly service: RemoteService
  readonly key: string
  readonly url: string
  /** Where its pictures lie, whatever an answer says. */
  readonly pictureOrigins: readonly string[]
  /** The servers of it that the operator named, in the service's place. */
  readonly named: readonly string[]
  readonly clock: Clock
  readonly recent: RecentPages
  readonly timeLimitMs?: number | undefined
}

type Ask = Pick<OutsideCall, 'headers' | 'absentOn'>

/** A question to the service itself. */
export function callOf(
  { url, named, timeLimitMs }: Remote,
  path: string,
  query: Readonly<Record<string, string | number>>,
  signal: AbortSignal,
  ask: Ask = {},
): OutsideCall {
  const to = new URL(`${url.replace(/\/+$/, '')}${path}`)
  for (const [name, value] of Object.entries(query)) to.searchParams.set(name, String(value))
  return { url: to, origins: [to.origin], named, signal, timeLimitMs, ...ask }
}

/** A question for a picture's bytes: never with the key. */
export const pictureCallOf = (
  { pictureOrigins, named, timeLimitMs }: Remote,
  address: string,
  signal: AbortSignal,
): OutsideCall => ({
  url: new URL(address),
  origins: pictureOrigins,
  named,
  signal,
  timeLimitMs,
  absentOn: [404],
})

/** A picture of a list; nothing where a browser would be sent elsewhere for the small one: an answer can name any place. */
export const shown = (
  { pictureOrigins }: Remote,
  found: Omit<StockPictureView, 'asset' | 'thumb'> & { readonly thumb: string },
): StockPictureView | null =>
  pictureOrigins.includes(new URL(found.thumb).origin) ? { asset: null, ...found } : null

/** What others wrote, such that the database and a page take it. */
export const words = z.string().transform((text) =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 300),
)
export const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(4000)
  .transform((text) => new URL(text).href)
export const size = z.number().int().positive()

/** One thing of a list that is not as documented is left out, not the whole list. */
export const lenient = <T extends z.ZodType>(item: T) => z.array(item.nullable().catch(null))
