import type { HomeView } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { society } from '../brand.tables.ts'

type Essential = NonNullable<HomeView['essentialsMissing']>[number]

/** What a post or an invoice cannot do without and nobody has filled in; a SIRET is a French thing. */
export async function missingEssentials(
  db: Pick<Database, 'select'>,
  accountId: number,
): Promise<Essential[]> {
  const [own] = await db.select().from(society).where(eq(society.personId, accountId))
  if (!own) return []
  const missing: Record<Essential, boolean> = {
    summary: own.summary === '',
    sector: own.activitySectorId === null,
    address: own.address === '',
    zipCode: own.zipCode === '',
    city: own.city === '',
    siret: own.country === 'FR' && own.siret === '',
  }
  return (Object.keys(missing) as Essential[]).filter((name) => missing[name])
}
