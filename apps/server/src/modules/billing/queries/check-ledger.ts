import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { creditEntry, creditHold, creditLot } from '../ledger.tables.ts'

export interface LedgerFault {
  readonly accountId: number
  readonly fault: 'lotDiffers' | 'belowZero' | 'holdOpen'
  readonly detail: string
}

/** What is wrong is found by a person: as many as they would look at. */
const mostFaults = 100

/**
 * What does not add up in the book of credits: a lot that is not the sum of its entries, one below zero, a hold that is over and has
 * no moment, or is open and has one. Empty where all is well. In the database's own sums: the book is longer than memory.
 */
export async function checkLedger(db: Pick<Database, 'execute'>): Promise<LedgerFault[]> {
  const { rows } = await db.execute<{ account_id: string; fault: LedgerFault['fault']; detail: string }>(sql`
    with book as (
      select ${creditEntry.accountId} as account_id, ${creditEntry.lotId} as lot_id, sum(${creditEntry.amount}) as sum
      from ${creditEntry} group by 1, 2
    ), lots as (
      select ${creditLot.accountId} as account_id, ${creditLot.lotId} as lot_id, ${creditLot.left} as "left" from ${creditLot}
    )
    select account_id, 'lotDiffers' as fault, lot_id || ': ' || coalesce(sum, 0) || ' / ' || coalesce("left", 0) as detail
      from book full join lots using (account_id, lot_id) where coalesce(sum, 0) <> coalesce("left", 0)
    union all
    select account_id, 'belowZero', lot_id || ': ' || "left" from lots where "left" < 0
    union all
    select ${creditHold.accountId}, 'holdOpen', ${creditHold.key} from ${creditHold}
      where (${creditHold.state} = 'open') <> (${creditHold.closedAt} is null)
    limit ${mostFaults}`)
  return rows.map(({ account_id, fault, detail }) => ({ accountId: Number(account_id), fault, detail }))
}
