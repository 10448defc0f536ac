import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { creditsSpentOf, subscriptionPeriod } from '../billing/index.ts'
import { chainOf, keptOf, nextMonthDue, type PaidDays, type Replaced, worthOf } from './paid-days.ts'
import { type PaymentRow, payment } from './payments.tables.ts'

type Db = Pick<Database, 'select'>

/** The days of an account's plan that are not over at a moment, in their order, with what their payments are worth. */
export async function paidDays(db: Db, accountId: number, since: Date): Promise<PaidDays[]> {
  const rows = await db
    .select({ period: subscriptionPeriod, payment })
    .from(subscriptionPeriod)
    .innerJoin(payment, eq(payment.id, subscriptionPeriod.paymentId))
    .where(and(eq(subscriptionPeriod.accountId, accountId), gt(subscriptionPeriod.endsAt, since)))
    .orderBy(subscriptionPeriod.startsAt)
  const payments = await withReplaced(
    db,
    rows.map((row) => row.payment),
  )
  const unrefunded = new Map([...payments].map(([id, paid]) => [id, { ...paid, refundedCents: 0 }]))
  return Promise.all(
    rows.map(async ({ period: { startsAt, endsAt }, payment: { id, purchase, state } }) => {
      if (purchase.kind !== 'plan') throw new Error(`Payment ${id} has days and bought no plan`)
      const paid = payments.get(id)
      return {
        paymentId: id,
        startsAt,
        endsAt,
        terms: purchase.terms,
        isPaid: state === 'succeeded',
        cents: worthOf(id, payments),
        fullCents: worthOf(id, unrefunded),
        restOn: chainOf(id, payments),
        kept: paid ? keptOf(paid) : 1,
        spent: await spentOf(db, accountId, [id]),
      }
    }),
  )
}

/** Payments with those whose days came off them, and so on. */
async function withReplaced(db: Db, rows: readonly PaymentRow[]) {
  const known = new Map<number, ReturnType<typeof paidFor>>()
  let next = rows
  while (next.length > 0) {
    for (const row of next) known.set(row.id, paidFor(row))
    const ids = next.flatMap((row) => replacedBy(row).map(({ paymentId }) => paymentId))
    const unknown = [...new Set(ids)].filter((id) => !known.has(id))
    next = unknown.length === 0 ? [] : await db.select().from(payment).where(inArray(payment.id, unknown))
  }
  return known
}

const paidFor = (row: PaymentRow) => ({
  net: row.amounts.net,
  reduction: row.amounts.reduction,
  gross: row.amounts.gross,
  refundedCents: row.refundedCents,
  unusedCents: row.purchase.unusedCents,
  replaced: row.purchase.kind === 'plan' ? row.purchase.replaced : undefined,
})

export const replacedBy = ({ purchase }: Pick<PaymentRow, 'purchase'>): readonly Replaced[] =>
  purchase.kind === 'plan' ? (purchase.replaced ?? []) : []

/** How many credits of some plan payments are spent. */
export async function spentOf(db: Db, accountId: number, paymentIds: readonly number[]): Promise<number> {
  const counts = await Promise.all(
    paymentIds.map((id) => creditsSpentOf(db, { accountId, keysStart: `payment:${id}:` })),
  )
  return counts.reduce((all, count) => all + count, 0)
}

/** When the credits of a year come next; a month that is due and was not given yet stays due. */
export async function creditsDueAfter(
  db: Db,
  { accountId, creditsDueAt }: { readonly accountId: number; readonly creditsDueAt: Date | null | undefined },
  now: Date,
): Promise<Date | null> {
  if (creditsDueAt && creditsDueAt <= now) return creditsDueAt
  return nextMonthDue(await paidDays(db, accountId, now), now)
}

/** What came off dearer plans for days of a payment, tax included and as far as it was not given back with them. */
export async function takenOffOf(
  db: Db,
  { id, accountId, amounts }: Pick<PaymentRow, 'id' | 'accountId' | 'amounts'>,
): Promise<number> {
  const rows = await db
    .select()
    .from(payment)
    .where(
      and(eq(payment.accountId, accountId), inArray(payment.state, ['action', 'processing', 'succeeded'])),
    )
  const cents = rows.reduce((all, row) => {
    const part = replacedBy(row).find(({ paymentId }) => paymentId === id)
    return part ? all + part.cents * keptOf({ gross: row.grossCents, refundedCents: row.refundedCents }) : all
  }, 0)
  return Math.min(amounts.gross, Math.ceil((cents * (100 + amounts.taxPercent)) / 100))
}
