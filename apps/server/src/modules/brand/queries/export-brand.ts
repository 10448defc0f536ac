import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { aiNetwork, brand, brandColor, brandLogo, contentSource, society } from '../brand.tables.ts'

/** All of one account's brand, for the export of one's data. */
export async function exportBrand(db: Pick<Database, 'select'>, accountId: number) {
  const of = {
    society,
    brand,
    colors: brandColor,
    logos: brandLogo,
    aiNetworks: aiNetwork,
    contentSources: contentSource,
  }
  const parts = await Promise.all(
    Object.entries(of).map(
      async ([name, table]) =>
        [name, await db.select().from(table).where(eq(table.personId, accountId))] as const,
    ),
  )
  return Object.fromEntries(parts)
}
