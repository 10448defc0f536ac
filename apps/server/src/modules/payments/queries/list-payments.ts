import type { CustomerPaymentView } from '@postelier/contract/customer-money'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import { type PaymentRow, payment, refund } from '../payments.tables.ts'

interface ListPayments {
  readonly accountId: number
  readonly offset: number
  readonly limit: number
}

/** What a customer paid or tried to, with what was given back of it. */
export async function listPayments(
  { db, actor }: Pick<QueryContext, 'db' | 'actor'>,
  { accountId, offset, limit }: ListPayments,
): Promise<{ data: { total: number; items: CustomerPaymentView[] } }> {
  requirePermission(actor, 'adminBills:consult')
  const theirs = eq(payment.accountId, accountId)
  const [total, rows] = await Promise.all([
    db.$count(payment, theirs),
    db
      .select()
      .from(payment)
      .where(theirs)
      .orderBy(desc(payment.createdAt), desc(payment.id))
      .offset(offset)
      .limit(limit),
  ])
  // What was paid stays known when who paid is gone; of nobody there is nothing.
  if (total === 0 && (await db.$count(person, eq(person.id, accountId))) === 0) throw notFound()
  const ids = rows.map(({ id }) => id)
  const back =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(refund)
          .where(inArray(refund.paymentId, ids))
          .orderBy(asc(refund.askedAt), asc(refund.id))
  const refunds = Map.groupBy(back, ({ paymentId }) => paymentId)
  return { data: { total, items: rows.map((row) => present(row, refunds.get(row.id) ?? [])) } }
}

function present(row: PaymentRow, back: readonly (typeof refund.$inferSelect)[]): CustomerPaymentView {
  const words = (language: 'fr' | 'en') => row.purchase.lines.map(({ names }) => names[language]).join(', ')
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    kind: row.purchase.kind,
    words: { fr: words('fr'), en: words('en') },
    means: row.means,
    state: row.state,
    failure: row.failure,
    grossCents: row.grossCents,
    refunds: back.map(({ id, askedAt, cents, reason, state }) => ({
      ...{ id, cents, reason, state },
      at: askedAt.toISOString(),
    })),
  }
}
