import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Database } from './open-database.ts'

/**
 * A query that is built once a database instead of once a call: for the few that every request makes. Building costs
 * more than the database's own work on them. A query of several shapes (a filter that may be left out) is built once a
 * shape. Inside a transaction, which lives for one call, nothing is kept.
 */
export function prepared<Reader extends Pick<Database, 'select'>, Shape extends object, Query>(
  build: (db: Reader, shape: Shape) => Query,
): (db: Reader, shape?: Shape) => Query {
  const built = new WeakMap<object, Map<string, Query>>()
  return (db, shape = {} as Shape) => {
    const shapes = built.get(db) ?? new Map<string, Query>()
    built.set(db, shapes)
    const name = JSON.stringify(shape)
    const query = shapes.get(name) ?? build(db, shape)
    shapes.set(name, query)
    return query
  }
}

/** Whether a column is one of a list given at the call: one parameter for any number, so that one statement serves all. */
export const among = (column: AnyColumn, given: string): SQL =>
  sql`${column} = any(${sql.placeholder(given)}::${sql.raw(column.getSQLType())}[])`
