import { eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { networkAccount, networkPage } from '../publishing.tables.ts'

const { tokens: _account, ...accountColumns } = getTableColumns(networkAccount)
const { tokens: _page, ...pageColumns } = getTableColumns(networkPage)

/** An account's connections and pages, for the export of one's data; never what opens them. */
export const exportNetworks = async (db: Pick<Database, 'select'>, accountId: number) => ({
  connections: await db
    .select(accountColumns)
    .from(networkAccount)
    .where(eq(networkAccount.accountId, accountId)),
  pages: await db
    .select(pageColumns)
    .from(networkPage)
    .innerJoin(networkAccount, eq(networkAccount.id, networkPage.networkAccountId))
    .where(eq(networkAccount.accountId, accountId)),
})
