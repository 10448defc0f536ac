import { and, desc, eq, getTableColumns, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { oneAtATime } from '../../platform/database/one-at-a-time.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { among, prepared } from '../../platform/database/prepared.ts'
import { newDigitsId } from '../../platform/ids.ts'
import type { CreditReason } from './credit-reasons.ts'
import { appliedKey, creditEntry, creditLot } from './ledger.tables.ts'
import type { Bucket, Lot, Part } from './ledger.ts'

/** An entry of the ledger of credits to be written; entries are never changed afterwards. */
export interface NewEntry {
  readonly accountId: number
  readonly lotId: number
  readonly bucket: Bucket
  readonly amount: number
  readonly expiresAt: Date | null
  readonly reason: CreditReason
  readonly reference?: string
  readonly note?: string
  readonly idempotencyKey: string
  readonly actorId: number | null
  readonly createdAt: Date
}

const asLot = (row: typeof creditLot.$inferSelect): Lot => ({ ...row, bucket: row.bucket as Bucket })

/**
 * One writer an account at a time: the lock hangs on the account's number, not on rows, so that the first lot is safe
 * too. It ends with the transaction.
 */
export async function lockLots(tx: Transaction, accountId: number): Promise<Lot[]> {
  await oneAtATime(tx, 'credits', accountId)
  return (await tx.select().from(creditLot).where(eq(creditLot.accountId, accountId))).map(asLot)
}

const lotsOfAll = prepared((db: Pick<Database, 'select'>) =>
  db.select().from(creditLot).where(among(creditLot.accountId, 'ids')).prepare('credit_lots'),
)

export async function lotsOf(
  db: Pick<Database, 'select'>,
  accountIds: readonly number[],
): Promise<Map<number, Lot[]>> {
  const found = new Map<number, Lot[]>(accountIds.map((id) => [id, []]))
  if (found.size === 0) return found
  for (const row of await lotsOfAll(db).execute({ ids: [...found.keys()] }))
    found.get(row.accountId)?.push(asLot(row))
  return found
}

/** A lot as it comes in a query's own JSON. */
export type LotInJson = Omit<Lot, 'expiresAt'> & { readonly expiresAt: string | null }

/** For queries elsewhere, to be summed by `balanceIn`: the lots of the account that a column or a placeholder names. */
export const lotsOfAccount = (accountId: SQLWrapper): SQL<readonly LotInJson[]> =>
  sql`(select coalesce(json_agg(json_build_object('lotId', ${creditLot.lotId}, 'bucket', ${creditLot.bucket}, 'left', ${creditLot.left}, 'expiresAt', ${creditLot.expiresAt}, 'isClosed', ${creditLot.isClosed})), '[]') from ${creditLot} where ${creditLot.accountId} = ${accountId})`

/** The same with whether a key is used up, in one way to the database: others wait for the account meanwhile. */
export async function lockFor(
  tx: Transaction,
  accountId: number,
  idempotencyKey: string,
): Promise<{ readonly lots: Lot[]; readonly isUsed: boolean }> {
  await oneAtATime(tx, 'credits', accountId)
  const { rows } = await tx.execute<{ lots: LotInJson[]; is_used: boolean }>(
    sql`select ${lotsOfAccount(sql`${accountId}::bigint`)} as lots, ${isUsedKey(accountId, idempotencyKey)} as is_used`,
  )
  const [found] = rows
  const lots = (found?.lots ?? []).map((lot) => ({
    ...lot,
    expiresAt: lot.expiresAt === null ? null : new Date(lot.expiresAt),
  }))
  return { lots, isUsed: found?.is_used ?? false }
}

const isUsedKey = (accountId: number, key: string): SQL =>
  sql`(exists (select 1 from ${creditEntry} where ${creditEntry.accountId} = ${accountId} and ${creditEntry.idempotencyKey} = ${key})
    or exists (select 1 from ${appliedKey} where ${appliedKey.accountId} = ${accountId} and ${appliedKey.idempotencyKey} = ${key}))`

export async function isWritten(
  tx: Transaction,
  accountId: number,
  idempotencyKey: string,
): Promise<boolean> {
  const { rows } = await tx.execute<{ is_used: boolean }>(
    sql`select ${isUsedKey(accountId, idempotencyKey)} as is_used`,
  )
  return rows[0]?.is_used ?? false
}

/** The used keys of an account that begin so. */
export async function keysStarting(tx: Transaction, accountId: number, beginning: string): Promise<string[]> {
  const written = await tx
    .select({ key: creditEntry.idempotencyKey })
    .from(creditEntry)
    .where(
      and(
        eq(creditEntry.accountId, accountId),
        sql`starts_with(${creditEntry.idempotencyKey}, ${beginning})`,
      ),
    )
  const settled = await tx
    .select({ key: appliedKey.idempotencyKey })
    .from(appliedKey)
    .where(
      and(eq(appliedKey.accountId, accountId), sql`starts_with(${appliedKey.idempotencyKey}, ${beginning})`),
    )
  return [...written, ...settled].map((row) => row.key)
}

/** Uses a key up that moved nothing. */
export async function rememberKey(
  tx: Transaction,
  accountId: number,
  idempotencyKey: string,
  at: Date,
): Promise<void> {
  await tx.insert(appliedKey).values({ accountId, idempotencyKey, at }).onConflictDoNothing()
}

/**
 * Writes entries and moves their lots; the database refuses what would take a lot under zero. Taking is an update of its
 * own: an upsert would have its first half, a lot of less than nothing, refused.
 */
export async function writeEntries(tx: Transaction, entries: readonly NewEntry[]): Promise<void> {
  for (const entry of entries) {
    const { accountId, lotId, bucket, expiresAt } = entry
    const moved = { left: sql`${creditLot.left} + ${entry.amount}` }
    const written = tx.$with('written').as(
      tx
        .insert(creditEntry)
        .values({ id: newDigitsId(), ...entry })
        .returning({ id: creditEntry.id }),
    )
    if (entry.amount < 0)
      await tx
        .with(written)
        .update(creditLot)
        .set(moved)
        .where(and(eq(creditLot.accountId, accountId), eq(creditLot.lotId, lotId)))
    else
      await tx
        .with(written)
        .insert(creditLot)
        .values({ accountId, lotId, bucket, left: entry.amount, expiresAt })
        .onConflictDoUpdate({ target: [creditLot.accountId, creditLot.lotId], set: moved })
  }
}

/** What was taken under a key, lot by lot, as positive amounts. */
export async function takenUnder(
  tx: Transaction,
  accountId: number,
  idempotencyKey: string,
): Promise<Part[]> {
  const rows = await tx
    .select()
    .from(creditEntry)
    .where(
      and(
        eq(creditEntry.accountId, accountId),
        eq(creditEntry.idempotencyKey, idempotencyKey),
        lt(creditEntry.amount, 0),
      ),
    )
  return rows.map((row) => ({
    lotId: row.lotId,
    bucket: row.bucket as Bucket,
    amount: -row.amount,
    expiresAt: row.expiresAt,
  }))
}

/** What has ended and was not written down yet, as the lines that will be written. */
async function endedLines(db: Pick<Database, 'select'>, accountId: number, now: Date) {
  const lots = (await lotsOf(db, [accountId])).get(accountId) ?? []
  const ended = lots.filter(({ left, expiresAt }) => left > 0 && expiresAt !== null && expiresAt <= now)
  const all = lots.reduce((sum, { left }) => sum + left, 0)
  let balance = all - ended.reduce((sum, { left }) => sum + left, 0)
  return ended.map(({ lotId, bucket, left, expiresAt }) => {
    const after = balance
    balance += left
    const what = { accountId, lotId, bucket, amount: -left, expiresAt, reason: 'expiry' as const }
    const line = { id: lotId, reference: '', note: '', idempotencyKey: `expired:${lotId}`, actorId: null }
    return { ...what, ...line, createdAt: expiresAt ?? now, balance: after }
  })
}

/**
 * The latest entries, each with what was there after it: reckoned back from what is there now, so that a page reads itself and what
 * is newer, and never the whole book. What has ended counts no more, as in the balance: its lines stand before all others.
 */
export async function entriesPage(
  db: Pick<Database, 'select' | '$count'>,
  { accountId, now, ...page }: { accountId: number; now: Date; offset: number; limit: number },
) {
  const ended = await endedLines(db, accountId, now)
  const lines = ended.slice(page.offset, page.offset + page.limit)
  const offset = Math.max(0, page.offset - ended.length)
  const own = eq(creditEntry.accountId, accountId)
  const newestFirst = [desc(creditEntry.createdAt), desc(creditEntry.id)]
  const newer = db
    .select({ amount: creditEntry.amount })
    .from(creditEntry)
    .where(own)
    .orderBy(...newestFirst)
    .limit(offset)
    .as('newer')
  const [total, rows] = await Promise.all([
    db.$count(creditEntry, own),
    db
      .select({
        ...getTableColumns(creditEntry),
        // One statement: nothing is written between what is there and what was moved.
        left: sql`(select coalesce(sum(${creditLot.left}), 0) from ${creditLot} where ${creditLot.accountId} = ${accountId})`.mapWith(
          Number,
        ),
        movedSince: sql`(${db.select({ all: sql`coalesce(sum(${newer.amount}), 0)` }).from(newer)})`.mapWith(
          Number,
        ),
      })
      .from(creditEntry)
      .where(own)
      .orderBy(...newestFirst)
      .limit(page.limit - lines.length)
      .offset(offset),
  ])
  let balance = (rows[0]?.left ?? 0) - (rows[0]?.movedSince ?? 0)
  const entries = rows.map(({ left: _left, movedSince: _moved, ...entry }) => {
    const after = balance
    balance -= entry.amount
    return { ...entry, balance: after }
  })
  return { total: total + ended.length, entries: [...lines, ...entries] }
}
