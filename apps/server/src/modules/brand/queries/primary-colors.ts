import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { among, prepared } from '../../../platform/database/prepared.ts'
import { brandColor } from '../brand.tables.ts'

const primaries = prepared((db: Pick<Database, 'select'>) =>
  db
    .select({ id: brandColor.personId, hex: brandColor.hex })
    .from(brandColor)
    .where(and(among(brandColor.personId, 'ids'), eq(brandColor.index, 'primary')))
    .prepare('primary_colors'),
)

/** The colour each account is known by, where it has one. */
export async function primaryColorsOf(
  db: Pick<Database, 'select'>,
  accountIds: readonly number[],
): Promise<Map<number, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await primaries(db).execute({ ids: [...accountIds] })
  return new Map(rows.map((row) => [row.id, row.hex]))
}
