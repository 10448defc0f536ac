import type { Network } from '@postelier/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { networkAccount, networkPage } from '../publishing.tables.ts'

/** The networks that some pages of an account are on, each once; pages of others are as good as not there. */
export async function networksOf(
  db: Pick<Database, 'selectDistinct'>,
  accountId: number,
  pageIds: readonly number[],
): Promise<Network[]> {
  if (pageIds.length === 0) return []
  const rows = await db
    .selectDistinct({ network: networkPage.network })
    .from(networkPage)
    .innerJoin(networkAccount, eq(networkAccount.id, networkPage.networkAccountId))
    .where(and(inArray(networkPage.id, [...pageIds]), eq(networkAccount.accountId, accountId)))
  return rows.map(({ network }) => network)
}
