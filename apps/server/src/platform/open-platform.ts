import { motifByName } from '@postelier/scene'
import { type BillPlatform, openBillPlatform } from './bill-platform/bill-platform.ts'
import type { Clock } from './clock.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config/load-config.ts'
import { loadSecrets } from './config/load-secrets.ts'
import { type OpenDatabase, openDatabase } from './database/open-database.ts'
import type { Engines } from './engines/engine-client.ts'
import { openEngines } from './engines/open-engines.ts'
import { openEventBus } from './events/event-bus.ts'
import { openTranslator } from './i18n/translator.ts'
import { openJobQueue } from './jobs/job-queue.ts'
import { createLog, type Log } from './log.ts'
import { openOutbox } from './mail/outbox.ts'
import type { Networks } from './networks/network-client.ts'
import { openNetworks } from './networks/open-networks.ts'
import { siteRules } from './outside/reach.ts'
import { createPainter } from './painting/painter.ts'
import { openPayments } from './payments/open-payments.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import type { JobDefinition, Platform } from './platform.ts'
import { createReader, type Reader } from './reader/reader.ts'
import { openStorage } from './storage/open-storage.ts'
import { openVatRegister, type VatRegister } from './vat/vat-register.ts'
import { createVisitors } from './visitors.ts'

export interface OpenPlatform extends Platform {
  readonly database: OpenDatabase
  close(): Promise<void>
}

/** What is otherwise made from the configuration. */
export interface PlatformParts {
  readonly clock?: Clock
  readonly log?: Log
  /** Migrated already. */
  readonly database?: OpenDatabase
  readonly networks?: Networks
  readonly engines?: Engines
  readonly payments?: PaymentProvider
  readonly vat?: VatRegister
  readonly billPlatform?: BillPlatform
  readonly reader?: Reader
  readonly onStatement?: (statement: string) => void
}

const beginsAfresh =
  'the demo begins afresh: its database was made by a version from before the first release; the old one is kept aside'

/** Opens everything the program stands on, in the order it depends on each other; closes it in the reverse. */
export async function openPlatform(
  config: Config,
  jobs: readonly JobDefinition[],
  options: PlatformParts = {},
): Promise<OpenPlatform> {
  const log = options.log ?? createLog(config.LOG_LEVEL)
  const secrets = loadSecrets(config)
  const database =
    options.database ??
    (await openDatabase({
      url: config.DATABASE_URL,
      directUrl: config.DATABASE_DIRECT_URL,
      namesStatements: config.DATABASE_STATEMENTS === 'named',
      folder: config.dataDir,
      poolSize: config.DATABASE_POOL,
      onLost: (reason) => log.error({ err: reason }, 'database connection lost'),
      onStatement: options.onStatement,
      onPutAside: config.MODE === 'demo' ? (kept) => log.warn({ kept }, beginsAfresh) : undefined,
    }))
  const [translator, storage] = await Promise.all([openTranslator(), openStorage(config)])
  if (!options.database) await database.migrate()
  const [events, queue] = [await openEventBus(database, log), await openJobQueue(database, jobs, log)]
  const outbox = openOutbox(config, translator)
  const clock = options.clock ?? systemClock
  const painter = createPainter({
    storage,
    clock,
    log,
    motif: motifByName,
    ...(config.PAINTERS === undefined ? {} : { processes: config.PAINTERS }),
  })
  const reader = options.reader ?? createReader({ log, rules: siteRules({ config }) })
  return {
    config,
    secrets,
    clock,
    log,
    db: database.db,
    reading: database.reading,
    database,
    events,
    jobs: queue,
    storage,
    outbox,
    painter,
    reader,
    networks: options.networks ?? openNetworks(config, clock),
    engines: options.engines ?? openEngines(config),
    payments: options.payments ?? openPayments(config),
    vat: options.vat ?? openVatRegister(config),
    billPlatform: options.billPlatform ?? openBillPlatform(config),
    translator,
    visitors: createVisitors(),
    async close() {
      await queue.stop(config.SHUTDOWN_SECONDS * 1000)
      await Promise.all([painter.close(), reader.close()])
      await outbox.close()
      await database.close()
    },
  }
}
