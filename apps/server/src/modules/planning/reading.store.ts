import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { CommandContext } from '../../access/context.ts'
import { minutes } from '../../platform/clock.ts'
import { leaseOn } from '../../platform/database/lease.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { siteReading } from './planning.tables.ts'

export type ReadingRow = typeof siteReading.$inferSelect

/** Longer than a site may take. */
export const readingLease = leaseOn(siteReading, minutes(2))

/** One that waits, or whose reader is gone, in one pair of hands. */
export async function claimReading(db: Database, now: Date, holder: string): Promise<ReadingRow | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(siteReading)
      .where(and(isNull(siteReading.endedAt), readingLease.isFree(now)))
      .orderBy(asc(siteReading.createdAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return undefined
    const [held] = await tx
      .update(siteReading)
      .set({ ...readingLease.held(holder, now), tries: row.tries + 1 })
      .where(eq(siteReading.id, row.id))
      .returning()
    return held
  })
}

/** Still in these hands, or nothing. */
export async function lockReading(
  ctx: CommandContext,
  id: number,
  holder: string,
): Promise<ReadingRow | undefined> {
  const [row] = await ctx.tx
    .select()
    .from(siteReading)
    .where(and(eq(siteReading.id, id), readingLease.isHeldBy(holder), isNull(siteReading.endedAt)))
    .for('update')
  return row
}

export async function latestReading(
  db: Pick<Database, 'select'>,
  accountId: number,
): Promise<ReadingRow | undefined> {
  const [row] = await db
    .select()
    .from(siteReading)
    .where(eq(siteReading.accountId, accountId))
    .orderBy(desc(siteReading.createdAt), desc(siteReading.id))
    .limit(1)
  return row
}
