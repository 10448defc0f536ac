import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { debt } from '../debt.tables.ts'

/** With an open debt nothing new is ordered. */
export const hasDebt = async (db: Pick<Database, '$count'>, accountId: number): Promise<boolean> =>
  (await db.$count(debt, and(eq(debt.accountId, accountId), isNull(debt.paidAt)))) > 0
