// Rows that wait to be worked on: the one way in which workers take them, whatever they are. `drainQueue` is the loop around it.
import { and, asc, getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from './open-database.ts'

export interface Queue<Table extends PgTable> {
  readonly table: Table
  /** What tells rows from one another, where it is not their `id`. */
  readonly key?: keyof Table['$inferSelect'] & string
  /** How a row is kept from other workers: by a lease mostly, or put off until it was looked at. */
  readonly lease: {
    readonly isFree: (now: Date) => SQL | undefined
    readonly held: (by: string, now: Date) => object
  }
  /** Which comes first; the key decides between equals. */
  readonly order: readonly PgColumn[]
  /** Beside being free. */
  readonly isDue: (now: Date) => SQL | undefined
  /**
   * For queues of which an account has one row in hand at a time, since what is made of one must know what was made of those
   * before it: whether a row is the first of its `accountId`, with nothing else of it in hand.
   */
  readonly isFirst?: (now: Date) => SQL
  /** Counts in `tries` how often a row was taken. */
  readonly countsTries?: true
  readonly set?: (now: Date) => PgUpdateSetSource<Table>
}

export interface Claiming {
  readonly now: Date
  /** A word only whoever claims knows. */
  readonly holder: string
  readonly most: number
}

export interface Claimed<Row> {
  readonly row: Row
  readonly holder: string
  /** Another worker had it and is gone. */
  readonly wasAbandoned: boolean
}

/** Some that are due, each held by this worker alone from now on. */
export function claimRows<Table extends PgTable>(
  db: Database,
  queue: Queue<Table>,
  { now, holder, most }: Claiming,
): Promise<Claimed<Table['$inferSelect']>[]> {
  const { table, key = 'id', lease, order, isDue, isFirst, countsTries, set } = queue
  const columns = getTableColumns(table) as Readonly<Record<string, PgColumn>>
  const keyColumn = columns[key]
  if (!keyColumn) throw new Error(`Rows of this queue are not told apart by ${key}`)
  const isWanted = () => and(isDue(now), lease.isFree(now), isFirst?.(now))
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        key: keyColumn,
        account: columns.accountId ?? keyColumn,
        holder: columns.holder ?? sql<null>`null`,
      })
      .from(table as PgTable)
      .where(isWanted())
      .orderBy(...order.map((column) => asc(column)), asc(keyColumn))
      .limit(most)
      .for('update', { skipLocked: true })
    const accounts = isFirst && (await lockAccounts(tx, table, due))
    const found = due.filter(({ account }) => !accounts || accounts.has(Number(account)))
    if (found.length === 0) return []
    const isFound = inArray(
      keyColumn,
      found.map((one) => one.key),
    )
    const rows = await tx
      .update(table)
      .set({
        ...lease.held(holder, now),
        ...(countsTries ? { tries: sql`${columns.tries} + 1` } : {}),
        ...set?.(now),
      } as PgUpdateSetSource<Table>)
      // Asked once more: another row of an account may have come first, and been claimed, since the first look.
      .where(isFirst ? and(isFound, isWanted()) : isFound)
      .returning()
    const abandoned = new Set(found.flatMap((one) => (one.holder === null ? [] : [one.key])))
    return (rows as Table['$inferSelect'][]).map((row) => ({
      row,
      holder,
      wasAbandoned: abandoned.has((row as Readonly<Record<string, unknown>>)[key]),
    }))
  })
}

/**
 * Accounts of which nobody else claims a row of this table at this moment, until the transaction ends. Two who look at the same
 * time see each what the other has not written yet, and each a row that comes first.
 */
async function lockAccounts(
  tx: Transaction,
  table: PgTable,
  due: readonly { readonly account: unknown }[],
): Promise<ReadonlySet<number>> {
  const accounts = [...new Set(due.map(({ account }) => Number(account)))]
  if (accounts.length === 0) return new Set()
  const { rows } = await tx.execute<{ id: string | number }>(sql`
    select id from unnest(array[${sql.join(accounts, sql`, `)}]::bigint[]) as account(id)
    where pg_try_advisory_xact_lock(hashtextextended(${getTableName(table)}, id))`)
  return new Set(rows.map(({ id }) => Number(id)))
}
