import type { Network } from '@postelier/contract'
import { networks as allNetworks } from '@postelier/contract'
import type { Database } from '../../../platform/database/open-database.ts'
import { linkedAccounts } from './linked-accounts.ts'

/** The networks on which a business chose a page, so that its posts have somewhere to go. */
export async function networksLinked(db: Pick<Database, 'select'>, accountId: number): Promise<Network[]> {
  const linked = await linkedAccounts(db, accountId)
  return allNetworks.filter((network) =>
    linked.some((account) => account.network === network && account.takesPlace),
  )
}
