import type { Network } from '@postelier/contract'
import { and, count, eq, gt, ne } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { networkAccount, networkPage } from '../publishing.tables.ts'
import type { LinkedAccount } from '../room.ts'

/** Each account a business has linked, and whether posts go there. */
export const linkedAccounts = (db: Pick<Database, 'select'>, accountId: number): Promise<LinkedAccount[]> => {
  const isTheirPage = eq(networkPage.networkAccountId, networkAccount.id)
  return db
    .select({
      network: networkAccount.network,
      takesPlace: gt(count(networkPage.id), 0).mapWith(Boolean),
    })
    .from(networkAccount)
    .leftJoin(networkPage, and(isTheirPage, eq(networkPage.isChosen, true)))
    .where(and(eq(networkAccount.accountId, accountId), ne(networkAccount.state, 'revoked')))
    .groupBy(networkAccount.id)
}

/** Whether a business has any account of a network linked. */
export const isLinkedTo = async (
  db: Pick<Database, 'select'>,
  accountId: number,
  network: Network,
): Promise<boolean> => (await linkedAccounts(db, accountId)).some((one) => one.network === network)
