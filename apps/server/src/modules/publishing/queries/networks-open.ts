import type { Network } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { networkAccount } from '../publishing.tables.ts'

/** Networks with an account that posts can be sent with: on every other one a business has to connect one first. */
export async function networksOpen(
  db: Pick<Database, 'selectDistinct'>,
  accountId: number,
): Promise<ReadonlySet<Network>> {
  const rows = await db
    .selectDistinct({ network: networkAccount.network })
    .from(networkAccount)
    .where(and(eq(networkAccount.accountId, accountId), eq(networkAccount.state, 'connected')))
  return new Set(rows.map(({ network }) => network))
}
