import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { planningStart } from '../planning.tables.ts'

type StartRow = typeof planningStart.$inferSelect

/** How far a business is with its first steps; one that has not begun has no row yet. */
export async function startOf(db: Pick<Database, 'select'>, accountId: number): Promise<StartRow> {
  const [row] = await db.select().from(planningStart).where(eq(planningStart.accountId, accountId))
  return row ?? { accountId, agreedAt: null, subjectIds: [] }
}

export async function changeStart(
  { tx }: Pick<CommandContext, 'tx'>,
  accountId: number,
  change: Partial<Omit<StartRow, 'accountId'>>,
): Promise<void> {
  await tx
    .insert(planningStart)
    .values({ accountId, ...change })
    .onConflictDoUpdate({ target: planningStart.accountId, set: change })
}
