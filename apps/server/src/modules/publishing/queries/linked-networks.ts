import type { Network } from '@postelier/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { networkAccount } from '../publishing.tables.ts'

/** The network of each account a business has linked, as often as it has accounts there. */
export async function linkedNetworks(db: Pick<Database, 'select'>, accountId: number): Promise<Network[]> {
  const rows = await db
    .select({ network: networkAccount.network })
    .from(networkAccount)
    .where(and(eq(networkAccount.accountId, accountId), ne(networkAccount.state, 'revoked')))
  return rows.map(({ network }) => network)
}
