import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { logoAt, readColors } from '../brand.store.ts'
import { brand } from '../brand.tables.ts'

/** What a business brings to a picture: its colours by index, its families, and the file of its logo. */
export interface Look {
  readonly colors: Readonly<Partial<Record<string, string>>>
  readonly titleFamily: string | null
  readonly textFamily: string | null
  readonly logoId: string | null
}

/** A logo without the colours it lives in would look like another business's. */
export const isComplete = ({ logoId, colors }: Look): boolean =>
  logoId !== null && Object.keys(colors).length > 0

export async function readLook(db: Pick<Database, 'select'>, accountId: number): Promise<Look> {
  const [families] = await db
    .select({ titleFamily: brand.titleFamily, textFamily: brand.textFamily })
    .from(brand)
    .where(eq(brand.personId, accountId))
  const colors = await readColors(db, [accountId])
  return {
    colors: Object.fromEntries(colors.map(({ index, hex }) => [index, hex])),
    titleFamily: families?.titleFamily ?? null,
    textFamily: families?.textFamily ?? null,
    logoId: (await logoAt(db, accountId, 0)) ?? null,
  }
}
