import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import type { ConstructorOptions } from 'pg-boss'
import type { Database } from './database.ts'
import { isEarlier, putAside } from './earlier-database.ts'
import { lockFolder } from './lock-folder.ts'

export type { Database, Transaction } from './database.ts'

export interface OpenDatabase {
  readonly kind: 'embedded' | 'server'
  readonly db: Database
  /** The same for what people read: connections of its own, where no question takes long. */
  readonly reading: Database
  /** How the job queue reaches the same database. */
  readonly jobStore: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>
  migrate(): Promise<void>
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string | undefined
  /** The same server, without a pooler that hands connections on between transactions. */
  readonly directUrl?: string | undefined
  /** Not where a pooler knows none; they are named otherwise. */
  readonly namesStatements?: boolean
  /** Folder of the embedded database; in memory without one. */
  readonly folder: string | undefined
  /** An embedded database from before the first release is put aside for a new one, and this is told where it went. */
  readonly onPutAside?: ((folder: string) => void) | undefined
  readonly poolSize: number
  /** How long a question of a person's may take, and how long one waits for a connection. */
  readonly readingLimitMs?: number
  readonly patienceMs?: number
  readonly onLost: (reason: Error) => void
  /** Told of each statement before it is asked: tests count them. */
  readonly onStatement?: ((statement: string) => void) | undefined
}

const loggerFor = ({ onStatement }: DatabaseOptions) => ({
  logger: onStatement ? { logQuery: onStatement } : false,
})

/** Opens the embedded database in the data folder, or connects to the server that `DATABASE_URL` names. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.url ? openServer(options.url, options) : openEmbedded(options)
}

/** One process, one connection: the defaults of a server for a hundred would double the memory of this one. */
const smallServer = ['shared_buffers=16MB', 'max_connections=8', 'wal_buffers=256kB'].flatMap((setting) => [
  '-c',
  setting,
])

async function openEmbedded(options: DatabaseOptions): Promise<OpenDatabase> {
  const { folder, onPutAside } = options
  const unlock = folder ? lockFolder(folder) : () => undefined
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    const [{ PGlite }, { drizzle: drizzlePglite }, { fromPglite }, { migrateEmbedded }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('drizzle-orm/pglite'),
      import('pg-boss'),
      import('./migrate.ts'),
    ])
    const create = () =>
      PGlite.create({
        dataDir: folder ? join(folder, 'pg') : 'memory://',
        startParams: [...PGlite.defaultStartParams, ...smallServer],
      })
    let lite = await create()
    let db = drizzlePglite(lite, loggerFor(options))
    if (folder && onPutAside && (await isEarlier(db as unknown as Database))) {
      await lite.close()
      onPutAside(putAside(folder, new Date()))
      lite = await create()
      db = drizzlePglite(lite, loggerFor(options))
    }
    return {
      kind: 'embedded',
      db: db as unknown as Database,
      reading: db as unknown as Database,
      jobStore: { db: fromPglite(lite), backend: 'pglite' },
      migrate: () => migrateEmbedded(db),
      listen: async (channel, onMessage) => {
        await lite.listen(channel, onMessage)
      },
      close: async () => {
        await lite.close()
        unlock()
      },
    }
  } catch (reason) {
    unlock()
    throw reason
  }
}

async function openServer(url: string, options: DatabaseOptions): Promise<OpenDatabase> {
  const [{ default: pg }, { migrateServer }, { listenOnServer }, statements] = await Promise.all([
    import('pg'),
    import('./migrate.ts'),
    import('./listen-on-server.ts'),
    import('./named-statements.ts'),
  ])
  const { directUrl = url, namesStatements = true } = options
  const poolOf = (statementLimitMs: number) => {
    const pool = new pg.Pool({
      Client: namesStatements ? statements.NamingClient : statements.UnnamingClient,
      connectionString: url,
      max: options.poolSize,
      connectionTimeoutMillis: options.patienceMs ?? 10_000,
      statement_timeout: statementLimitMs,
      idle_in_transaction_session_timeout: 60_000,
    })
    return pool.on('error', options.onLost)
  }
  // Apart, so that whoever reads at length keeps nobody from signing in, writing and publishing.
  const [pool, readers] = [poolOf(30_000), poolOf(options.readingLimitMs ?? 5_000)]
  let stopListening: (() => Promise<void>) | undefined
  return {
    kind: 'server',
    db: drizzleServer(pool, loggerFor(options)) as unknown as Database,
    reading: drizzleServer(readers, loggerFor(options)) as unknown as Database,
    jobStore: { connectionString: directUrl, max: 4 },
    migrate: () => migrateServer(directUrl),
    listen: async (channel, onMessage, onGap) => {
      stopListening = await listenOnServer(directUrl, channel, onMessage, onGap, options.onLost)
    },
    close: async () => {
      await stopListening?.()
      await Promise.all([pool.end(), readers.end()])
    },
  }
}
