import type { z } from 'zod'
import type { BillPlatform } from './bill-platform/bill-platform.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config/load-config.ts'
import type { Secrets } from './config/load-secrets.ts'
import type { Database, Transaction } from './database/open-database.ts'
import type { Engines } from './engines/engine-client.ts'
import type { EventBus } from './events/event-bus.ts'
import type { Translator } from './i18n/translator.ts'
import type { Log } from './log.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Networks } from './networks/network-client.ts'
import type { Painter } from './painting/painter.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import type { Reader } from './reader/reader.ts'
import type { Storage } from './storage/storage.ts'
import type { VatRegister } from './vat/vat-register.ts'
import type { Visitors } from './visitors.ts'

/** What every part of the server stands on; made once at start, handed down, never reached for. */
export interface Platform {
  readonly config: Config
  readonly secrets: Secrets
  readonly clock: Clock
  readonly log: Log
  readonly db: Database
  /** What people's questions are asked of: none takes long there. */
  readonly reading: Database
  readonly events: EventBus
  readonly jobs: JobQueue
  readonly storage: Storage
  readonly outbox: Outbox
  readonly painter: Painter
  readonly reader: Reader
  readonly networks: Networks
  readonly engines: Engines
  /** Nothing where this installation takes no money. */
  readonly payments: PaymentProvider | undefined
  /** Nothing where no register of VAT numbers is asked. */
  readonly vat: VatRegister | undefined
  /** Takes bills to businesses, where there is one. */
  readonly billPlatform: BillPlatform | undefined
  readonly translator: Translator
  readonly visitors: Visitors
}

/**
 * What may happen when a job breaks in the middle. `safe`: doing it again changes nothing, so it is retried; `patient`: so
 * too, for days, since it waits for somebody else's server; `once`: it is tried one time and a failure is shown;
 * `manual`: a person decides.
 */
export type RetryClass = 'safe' | 'patient' | 'once' | 'manual'

export interface JobDefinition<Data = unknown> {
  /** Imperative, such as `send-mail`. */
  readonly name: string
  readonly about: string
  readonly retry: RetryClass
  readonly data: z.ZodType<Data>
  /** Runs by the clock too, with empty data; five cron fields, UTC. */
  readonly cron?: string
  readonly concurrency?: number
  /** The embedded database has one connection, so there is little to gain; a server has many. */
  readonly concurrencyOnServer?: number
  readonly timeLimitSeconds?: number
  readonly handle: (
    platform: Platform,
    data: Data,
    job: { readonly id: string; readonly signal: AbortSignal },
  ) => Promise<void>
}

export interface SendOptions {
  readonly startAfter?: Date
  /** At most one waiting job with this key. */
  readonly onlyOne?: string
}

export interface JobQueue {
  /** Puts a job into the caller's transaction: no commit, no job. */
  send<Data extends object>(
    tx: Transaction,
    job: JobDefinition<Data>,
    data: Data,
    options?: SendOptions,
  ): Promise<void>
  /** Takes work until `stop`. */
  work(platform: Platform, jobs: readonly JobDefinition[]): Promise<void>
  /** Waits for running jobs; what does not finish in time goes back to the queue. */
  stop(timeoutMs: number): Promise<void>
}
