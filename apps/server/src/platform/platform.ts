import type { Clock } from './clock.ts'
import type { Config } from './config/load-config.ts'
import type { Secrets } from './config/load-secrets.ts'
import type { Database } from './database/open-database.ts'
import type { EventBus } from './events/event-bus.ts'
import type { Translator } from './i18n/translator.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Log } from './log.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Storage } from './storage/storage.ts'

/** What every part of the server stands on; made once at start, handed down, never reached for. */
export interface Platform {
  readonly config: Config
  readonly secrets: Secrets
  readonly clock: Clock
  readonly log: Log
  readonly db: Database
  readonly events: EventBus
  readonly jobs: JobQueue
  readonly storage: Storage
  readonly outbox: Outbox
  readonly translator: Translator
}
