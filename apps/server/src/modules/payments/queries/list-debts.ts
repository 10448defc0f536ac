import type { DebtView } from '@postelier/contract/purchases'
import { asc, eq, isNull } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { debt } from '../../billing/index.ts'

const isOpen = isNull(debt.paidAt)

/** What businesses owe, the oldest first. */
export async function listDebts(
  { db, actor }: Pick<QueryContext, 'db' | 'actor'>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ data: { total: number; items: DebtView[] } }> {
  requirePermission(actor, 'adminBills:consult')
  const [rows, total] = await Promise.all([
    db
      .select({ debt, firstName: person.firstName, lastName: person.lastName })
      .from(debt)
      .leftJoin(person, eq(person.id, debt.accountId))
      .where(isOpen)
      .orderBy(asc(debt.openedAt), asc(debt.paymentId))
      .offset(offset)
      .limit(limit),
    db.$count(debt, isOpen),
  ])
  const items = rows.map(({ debt: { paymentId, accountId, cents, openedAt }, firstName, lastName }) => ({
    paymentId,
    cents,
    openedAt: openedAt.toISOString(),
    account: { id: accountId, name: [firstName, lastName].filter(Boolean).join(' ') },
  }))
  return { data: { total, items } }
}
