import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { minutes } from '../../../platform/clock.ts'
import { isNextOfItsAccount, leaseOn } from '../../../platform/database/lease.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { siteReading } from '../planning.tables.ts'

export type ReadingRow = typeof siteReading.$inferSelect

/** Longer than a site may take. */
export const readingLease = leaseOn(siteReading, minutes(2))

/** Some that wait, or whose reader is gone, each in one pair of hands, and one for each business. */
export async function claimReadings(
  db: Database,
  { now, holder, most }: { readonly now: Date; readonly holder: string; readonly most: number },
): Promise<ReadingRow[]> {
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: siteReading.id })
      .from(siteReading)
      .where(
        and(
          isNull(siteReading.endedAt),
          readingLease.isFree(now),
          isNextOfItsAccount(siteReading, siteReading.createdAt, now),
        ),
      )
      .orderBy(asc(siteReading.createdAt), asc(siteReading.id))
      .limit(most)
      .for('update', { skipLocked: true })
    const ids = waiting.map(({ id }) => id)
    if (ids.length === 0) return []
    return tx
      .update(siteReading)
      .set({ ...readingLease.held(holder, now), tries: sql`${siteReading.tries} + 1` })
      .where(inArray(siteReading.id, ids))
      .returning()
  })
}

/** Whether somebody still waits for it. */
export async function isOpenReading(db: Pick<Database, 'select'>, id: number): Promise<boolean> {
  const [row] = await db
    .select({ endedAt: siteReading.endedAt })
    .from(siteReading)
    .where(eq(siteReading.id, id))
  return row?.endedAt === null
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
