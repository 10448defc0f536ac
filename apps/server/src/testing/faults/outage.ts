// A database that is away for as long as somebody says: a server's behind its gate, the embedded one behind a proxy.
import type { Database } from '../../platform/database/open-database.ts'
import type { DatabaseProxy } from './database-gate.ts'

export interface Outage {
  /** What is written to meanwhile. */
  readonly db: Database
  begin(ms: number): Promise<void>
  /** Once the database is back; at once where it is there. */
  over(): Promise<void>
  /** Broken off since it was away. */
  explains(reason: unknown): boolean
}

class DatabaseGone extends Error {}

export function openOutage(db: Database, networkClient: DatabaseProxy | undefined): Outage {
  let isGone = false
  let wasGone = false
  let back = Promise.resolve()
  return {
    db: networkClient ? db : shaky(db, () => isGone),
    async begin(ms) {
      isGone = true
      wasGone = true
      await networkClient?.shut()
      back = new Promise((resolve) => setTimeout(resolve, ms)).then(async () => {
        await networkClient?.open()
        isGone = false
      })
    },
    over: () => back,
    explains: (reason) => (networkClient ? wasGone : reason instanceof DatabaseGone),
  }
}

const shaky = (db: Database, isGone: () => boolean): Database =>
  new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (isGone()) throw new DatabaseGone()
        return Reflect.apply(value, target, args) as unknown
      }
    },
  })
