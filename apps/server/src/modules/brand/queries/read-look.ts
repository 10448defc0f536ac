import type { Database } from '../../../platform/database/open-database.ts'
import { logoAt, readColors } from '../brand.store.ts'

/** What a business brings to a picture: its colours by index, and the file of its logo. */
export interface Look {
  readonly colors: Readonly<Partial<Record<string, string>>>
  readonly logoId: string | null
}

export async function readLook(db: Pick<Database, 'select'>, accountId: number): Promise<Look> {
  const colors = await readColors(db, [accountId])
  return {
    colors: Object.fromEntries(colors.map(({ index, hex }) => [index, hex])),
    logoId: (await logoAt(db, accountId, 0)) ?? null,
  }
}
