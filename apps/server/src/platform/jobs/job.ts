import type { z } from 'zod'
import type { Platform } from '../platform.ts'

/**
 * What may happen when a job breaks in the middle. `safe`: doing it again changes nothing, so it is retried; `once`: it is
 * tried one time and a failure is shown; `manual`: a person decides.
 */
export type RetryClass = 'safe' | 'once' | 'manual'

export interface JobDefinition<Data = unknown> {
  /** Imperative, such as `send-mail`. */
  readonly name: string
  readonly about: string
  readonly retry: RetryClass
  readonly data: z.ZodType<Data>
  /** Runs by the clock too, with empty data; five cron fields, UTC. */
  readonly cron?: string
  readonly concurrency?: number
  readonly timeLimitSeconds?: number
  readonly handle: (
    platform: Platform,
    data: Data,
    job: { readonly id: string; readonly signal: AbortSignal },
  ) => Promise<void>
}

export const defineJob = <Data>(definition: JobDefinition<Data>): JobDefinition<Data> => definition
