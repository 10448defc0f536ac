import { networks as allNetworks } from '@postelier/contract'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { linkedAccounts } from './linked-accounts.ts'

/** Whether posts of a business can go to a network, or there is none that it could link. */
export async function hasNetwork(
  platform: Pick<Platform, 'networks'>,
  db: Pick<Database, 'select'>,
  accountId: number,
): Promise<boolean> {
  if (!allNetworks.some((network) => platform.networks(network))) return true
  return (await linkedAccounts(db, accountId)).some(({ takesPlace }) => takesPlace)
}
