import { and, desc, eq, isNull } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { minutes } from '../../../platform/clock.ts'
import { type Claiming, claimRows, type Queue } from '../../../platform/database/claim-rows.ts'
import { isNextOfItsAccount, leaseOn } from '../../../platform/database/lease.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { siteReading } from '../planning.tables.ts'

export type ReadingRow = typeof siteReading.$inferSelect

/** Longer than a site may take. */
export const readingLease = leaseOn(siteReading, minutes(2))

/** Some that wait, or whose reader is gone, each held by one worker, and one for each business. */
const readings: Queue<typeof siteReading> = {
  table: siteReading,
  lease: readingLease,
  order: [siteReading.createdAt],
  isDue: () => isNull(siteReading.endedAt),
  isFirst: (now) => isNextOfItsAccount(siteReading, siteReading.createdAt, now),
  countsTries: true,
}

export const claimReadings = async (db: Database, claiming: Claiming): Promise<ReadingRow[]> =>
  (await claimRows(db, readings, claiming)).map(({ row }) => row)

/** Whether somebody still waits for it. */
export async function isOpenReading(db: Pick<Database, 'select'>, id: number): Promise<boolean> {
  const [row] = await db
    .select({ endedAt: siteReading.endedAt })
    .from(siteReading)
    .where(eq(siteReading.id, id))
  return row?.endedAt === null
}

/** Still held by this worker, or nothing. */
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
