import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { mailedLink } from '../identity.tables.ts'

/** Until when the invitations of people can be answered; those without one are left out. */
export async function invitationsOf(
  db: Pick<Database, 'select'>,
  personIds: readonly number[],
  now: Date,
): Promise<Map<number, Date>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .select({ personId: mailedLink.personId, expiresAt: mailedLink.expiresAt })
    .from(mailedLink)
    .where(
      and(
        inArray(mailedLink.personId, [...personIds]),
        eq(mailedLink.kind, 'invitation'),
        isNull(mailedLink.usedAt),
        gt(mailedLink.expiresAt, now),
      ),
    )
  return new Map(rows.map((row) => [row.personId, row.expiresAt]))
}
