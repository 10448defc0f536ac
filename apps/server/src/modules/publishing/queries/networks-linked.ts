import type { Network } from '@postelier/contract'
import { networks as allNetworks } from '@postelier/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { networkAccount, networkPage } from '../publishing.tables.ts'
import { linkedAccounts } from './linked-accounts.ts'

/** The networks on which a business chose a page, so that its posts have somewhere to go. */
export async function networksLinked(db: Pick<Database, 'select'>, accountId: number): Promise<Network[]> {
  const linked = await linkedAccounts(db, accountId)
  return allNetworks.filter((network) =>
    linked.some((account) => account.network === network && account.takesPlace),
  )
}

/** Of those, the ones on which nothing goes out until their account is linked again. */
export async function networksLost(
  db: Pick<Database, 'selectDistinct'>,
  accountId: number,
): Promise<Network[]> {
  const rows = await db
    .selectDistinct({ network: networkAccount.network, state: networkAccount.state })
    .from(networkAccount)
    .innerJoin(
      networkPage,
      and(eq(networkPage.networkAccountId, networkAccount.id), eq(networkPage.isChosen, true)),
    )
    .where(
      and(eq(networkAccount.accountId, accountId), inArray(networkAccount.state, ['connected', 'expired'])),
    )
  return allNetworks.filter((network) => {
    const states = rows.flatMap((row) => (row.network === network ? row.state : []))
    return states.length > 0 && states.every((state) => state === 'expired')
  })
}
