import type { DebtView } from '@postelier/contract/debts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { debt } from '../../billing/index.ts'
import { billsOfPayments } from '../../bills/index.ts'

interface Paged {
  readonly offset: number
  readonly limit: number
}

/** Of one business: more than one is rare, as nothing new is ordered with an open debt. */
export const mostDebts = 50

/** What businesses owe, the oldest first. */
export async function listDebts(
  { db, actor }: Pick<QueryContext, 'db' | 'actor'>,
  page: Paged,
): Promise<{ data: { total: number; items: DebtView[] } }> {
  requirePermission(actor, 'adminBills:consult')
  return { data: await debtsPage(db, page) }
}

/** Open debts of everybody, or of one business. */
export async function debtsPage(
  db: Pick<Database, 'select' | '$count'>,
  { accountId, offset, limit }: Paged & { readonly accountId?: number },
): Promise<{ total: number; items: DebtView[] }> {
  const isOpen = and(isNull(debt.paidAt), accountId === undefined ? undefined : eq(debt.accountId, accountId))
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
  const bills = await billsOfPayments(
    db,
    rows.map((row) => row.debt.paymentId),
  )
  const items = rows.map(({ debt: { paymentId, accountId, cents, openedAt }, firstName, lastName }) => {
    const of = bills.get(paymentId)
    return {
      paymentId,
      cents,
      openedAt: openedAt.toISOString(),
      billNumber: of?.number ?? null,
      account: { id: accountId, name: of?.buyer ?? [firstName, lastName].filter(Boolean).join(' ') },
    }
  })
  return { total, items }
}
