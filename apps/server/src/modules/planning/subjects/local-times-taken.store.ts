// The hours a business has given to a post or an idea already, and how many days ahead a free one is looked for.
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { days, later } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { localTimesFrom } from '../../tasks/index.ts'
import { subject } from '../planning.tables.ts'

/** Where the coming weeks are full, a later one has room. */
export const usualDaysAhead = 84
/** Asked for later weeks, a year is looked through: nobody plans posts further ahead. */
export const mostDaysAhead = 364

export const dayIn = (now: Date, ahead: number): string => later(now, days(ahead)).toISOString().slice(0, 10)

/** Hours in the local time that posts or subjects have already. */
export async function localTimesTaken(
  db: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
  /** Posts that are to be placed themselves. */
  except: readonly string[] = [],
): Promise<string[]> {
  const rows = await db
    .select({ local: subject.publishLocal })
    .from(subject)
    .where(
      and(
        eq(subject.accountId, accountId),
        inArray(subject.status, ['proposed', 'accepted', 'planning']),
        isNotNull(subject.publishLocal),
      ),
    )
    .limit(1000)
  return [...(await localTimesFrom(db, accountId, now, except)), ...rows.flatMap(({ local }) => local ?? [])]
}
