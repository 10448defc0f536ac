import { and, eq, inArray, like, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { creditHold } from '../ledger.tables.ts'

/** Credits that are set aside under keys which begin so, and neither spent nor back. */
export async function creditsHeld(
  db: Pick<Database, 'select'>,
  { accountId, keysStart }: { readonly accountId: number; readonly keysStart: string },
): Promise<number> {
  const [sum] = await db
    .select({ held: sql<number>`coalesce(sum(${creditHold.credits}), 0)::int` })
    .from(creditHold)
    .where(
      and(
        eq(creditHold.accountId, accountId),
        eq(creditHold.state, 'open'),
        like(creditHold.key, `${keysStart}%`),
      ),
    )
  return sum?.held ?? 0
}

/** Which of some are set aside still. */
export async function heldAmong(
  db: Pick<Database, 'select'>,
  accountId: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ key: creditHold.key })
    .from(creditHold)
    .where(
      and(
        eq(creditHold.accountId, accountId),
        eq(creditHold.state, 'open'),
        inArray(creditHold.key, [...keys]),
      ),
    )
  return new Set(rows.map(({ key }) => key))
}
