import { networks as allNetworks } from '@postelier/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkAccount } from '../publishing.tables.ts'

/** Whether a business has linked a network, or there is none that it could link. */
export async function hasNetwork(
  platform: Pick<Platform, 'networks'>,
  db: Pick<Database, 'select'>,
  accountId: number,
): Promise<boolean> {
  if (!allNetworks.some((network) => platform.networks(network))) return true
  const found = await db
    .select({ id: networkAccount.id })
    .from(networkAccount)
    .where(and(eq(networkAccount.accountId, accountId), ne(networkAccount.state, 'revoked')))
    .limit(1)
  return found.length > 0
}
