import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import type { HoldState } from './hold.ts'
import { creditHold } from './ledger.tables.ts'

export type HoldRow = typeof creditHold.$inferSelect

const named = (accountId: number, key: string) =>
  and(eq(creditHold.accountId, accountId), eq(creditHold.key, key))

/** To be closed: whoever else wants to waits, and reads what came of it. */
export async function lockHold(
  tx: Transaction,
  accountId: number,
  key: string,
): Promise<HoldRow | undefined> {
  const [row] = await tx.select().from(creditHold).where(named(accountId, key)).for('update')
  return row
}

export async function openHold(tx: Transaction, row: typeof creditHold.$inferInsert): Promise<void> {
  await tx.insert(creditHold).values(row)
}

export async function closeHold(
  tx: Transaction,
  { accountId, key }: HoldRow,
  state: Exclude<HoldState, 'open'>,
  closedAt: Date,
): Promise<void> {
  await tx.update(creditHold).set({ state, closedAt }).where(named(accountId, key))
}

/** Of those set aside at once, a paid one that was not given back. */
export async function lockPaid(
  tx: Transaction,
  accountId: number,
  together: string,
): Promise<HoldRow | undefined> {
  const [row] = await tx
    .select()
    .from(creditHold)
    .where(
      and(
        eq(creditHold.accountId, accountId),
        eq(creditHold.together, together),
        gt(creditHold.credits, 0),
        ne(creditHold.state, 'released'),
      ),
    )
    .orderBy(sql`${creditHold.key} collate "C"`)
    .limit(1)
    .for('update')
  return row
}

export async function makeFree(
  tx: Transaction,
  { accountId, key }: HoldRow,
  freeMonth: string,
): Promise<void> {
  await tx.update(creditHold).set({ credits: 0, freeMonth }).where(named(accountId, key))
}

/** How many of a month's free drafts are taken or set aside. */
export const countFree = (db: Pick<Database, '$count'>, accountId: number, month: string): Promise<number> =>
  db.$count(
    creditHold,
    and(
      eq(creditHold.accountId, accountId),
      isNotNull(creditHold.freeMonth),
      eq(creditHold.freeMonth, month),
      ne(creditHold.state, 'released'),
    ),
  )
