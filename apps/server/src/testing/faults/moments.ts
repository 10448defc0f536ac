// Between any two steps of a publication there is a moment in which a process can end. Each of them is passed here.
import { type SQL, StringChunk } from 'drizzle-orm'
import { delivery } from '../../modules/publishing/publishing.tables.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'

export type Moment =
  /** Where it stands is written, and not committed. */
  | 'while it was written'
  /** Committed, and nothing was done since: a call is next, or the end. */
  | 'once it was written'
  /** Nothing of the answer is written. */
  | 'once a call was answered'

const isWriteOf = (query: SQL) => {
  const [first] = query.queryChunks
  return first instanceof StringChunk && /^\s*update delivery /.test(first.value.join(''))
}

/** A transaction that says so when it writes where a delivery stands. */
const watchedTransaction = (tx: Transaction, onWrite: () => void): Transaction =>
  new Proxy(tx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (name === 'update' && args[0] === delivery) onWrite()
        if (name === 'execute' && isWriteOf(args[0] as SQL)) onWrite()
        return Reflect.apply(value, target, args) as unknown
      }
    },
  })

/** The same database, which passes a moment before what is written of a delivery is committed, and one after. */
export const watchedDatabase = (db: Database, pass: (moment: Moment) => void): Database =>
  new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'transaction') return value.bind(target) as unknown
      return async (act: (tx: Transaction) => Promise<unknown>) => {
        let hasWritten = false
        const done = await target.transaction(async (tx) => {
          const result = await act(
            watchedTransaction(tx, () => {
              hasWritten = true
            }),
          )
          if (hasWritten) pass('while it was written')
          return result
        })
        if (hasWritten) pass('once it was written')
        return done
      }
    },
  })
