import type { CreditLineView } from '@postelier/contract/credits'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { entriesPage } from '../ledger.store.ts'

interface ReadStatementInput {
  readonly accountId: number
  readonly offset: number
  readonly limit: number
}

/** A business's own book: without the names of those who wrote it. */
export async function readStatement(
  { db, actor }: QueryContext,
  { accountId, ...page }: ReadStatementInput,
): Promise<{ data: { total: number; items: CreditLineView[] } }> {
  await requireAccount(db, actor, accountId, 'billing:consult')
  const { total, entries } = await entriesPage(db, accountId, page)
  const items = entries.map(({ id, createdAt, amount, expiresAt, reason, note }) => ({
    id,
    at: createdAt.toISOString(),
    amount,
    expiresAt: expiresAt?.toISOString() ?? null,
    reason,
    note,
  }))
  return { data: { total, items } }
}
