import type { Database } from './open-database.ts'

/**
 * A query that is built once a database instead of once a call: for the few that every request makes. Building costs
 * more than the database's own work on them.
 */
export function prepared<Reader extends Pick<Database, 'select'>, Query>(
  build: (db: Reader) => Query,
): (db: Reader) => Query {
  const built = new WeakMap<object, Query>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const fresh = build(db)
    built.set(db, fresh)
    return fresh
  }
}
