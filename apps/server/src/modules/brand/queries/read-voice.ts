import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { brand } from '../brand.tables.ts'

/** What an administrator sees and sets of how a business speaks. */
export async function voiceOf(db: Pick<Database, 'select'>, accountId: number) {
  const [row] = await db
    .select({
      editorialLine: brand.editorialLine,
      formality: brand.formality,
      emoticonType: brand.emoticonType,
    })
    .from(brand)
    .where(eq(brand.personId, accountId))
  return row ?? null
}
