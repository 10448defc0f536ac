import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Both drivers answer raw statements with `rows`. */
interface Rows<Row> {
  rows: Row[]
}
interface RawResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** What queries are written against: the embedded database and a server look the same. */
export type Database = PgDatabase<RawResult, Record<string, never>>
/** A database inside a transaction; only commands hold one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
