import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { boost } from '../boosting.tables.ts'

/** An account's boosts, for the export of one's data. */
export const exportBoosts = (db: Pick<Database, 'select'>, accountId: number) =>
  db
    .select({
      id: boost.id,
      network: boost.network,
      input: boost.input,
      createdAt: boost.createdAt,
      campaign: boost.externalId,
      status: boost.status,
      figures: boost.figures,
      stopWantedAt: boost.stopWantedAt,
      endedAt: boost.endedAt,
    })
    .from(boost)
    .where(eq(boost.accountId, accountId))
