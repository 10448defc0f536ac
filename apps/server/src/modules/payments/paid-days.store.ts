import { and, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { creditsSpentOf, debt, subscriptionPeriod } from '../billing/index.ts'
import { chainOf, keptOf, leftOf, nextMonthDue, type PaidDays, type Replaced, worthOf } from './paid-days.ts'
import { type PaymentRow, payment } from './payments.tables.ts'

type Db = Pick<Database, 'select'>

interface GivenBack {
  readonly paymentId: number
  readonly refundedCents: number
}

/**
 * The days of an account's plan that are not over at a moment, in their order, with what their payments are worth; of one payment
 * as if so much of it had been given back.
 */
export async function paidDays(
  db: Db,
  accountId: number,
  since: Date,
  asIf?: GivenBack,
): Promise<PaidDays[]> {
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
  const changed = asIf && payments.get(asIf.paymentId)
  if (changed) payments.set(asIf.paymentId, { ...changed, refundedCents: asIf.refundedCents })
  const unrefunded = withoutRefunds(payments)
  const owed = await owedOf(
    db,
    rows.flatMap((row) => (row.payment.state === 'returned' ? [row.payment.id] : [])),
  )
  return Promise.all(
    rows.map(async ({ period: { startsAt, endsAt }, payment: { id, purchase, state } }) => {
      if (purchase.kind !== 'plan') throw new Error(`Payment ${id} has days and bought no plan`)
      return {
        paymentId: id,
        startsAt,
        endsAt,
        terms: purchase.terms,
        isPaid: state === 'succeeded' || (state === 'returned' && owed.get(id) === 0),
        cents: leftOf(id, payments),
        hadCents: worthOf(id, payments) - leftOf(id, payments),
        fullCents: worthOf(id, unrefunded),
        restOn: chainOf(id, payments),
        spent: await spentOf(db, accountId, [id]),
      }
    }),
  )
}

/** All days of an account that rest on a payment, as if so much of it had been given back. */
export const daysRestingOn = async (db: Db, accountId: number, asIf: GivenBack): Promise<PaidDays[]> =>
  (await paidDays(db, accountId, new Date(0), asIf)).filter(({ restOn }) => restOn.includes(asIf.paymentId))

/** What the days of a payment are worth, and would be had nothing been given back or had. */
export async function worthOfPayment(
  db: Db,
  row: PaymentRow,
): Promise<Pick<PaidDays, 'cents' | 'hadCents' | 'fullCents'>> {
  const payments = await withReplaced(db, [row])
  const [worth, cents] = [worthOf(row.id, payments), leftOf(row.id, payments)]
  return { cents, hadCents: worth - cents, fullCents: worthOf(row.id, withoutRefunds(payments)) }
}

/** What is owed of payments that came back: nothing where that is paid. Those for which nothing ever was owed are left out. */
export async function owedOf(db: Db, paymentIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await db
    .select({ id: debt.paymentId, cents: debt.cents, paidAt: debt.paidAt })
    .from(debt)
    .where(inArray(debt.paymentId, [...paymentIds]))
  return new Map(rows.map(({ id, cents, paidAt }) => [id, paidAt === null ? cents : 0]))
}

type Payments = Awaited<ReturnType<typeof withReplaced>>

const withoutRefunds = (payments: Payments): Payments =>
  new Map([...payments].map(([id, paid]) => [id, { ...paid, refundedCents: 0 }]))

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
  hadCents: row.purchase.kind === 'plan' ? row.purchase.hadCents : undefined,
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
  // A card that was refused may be tried again until its payment is called off.
  const mayCount = or(
    inArray(payment.state, ['action', 'processing', 'succeeded']),
    and(eq(payment.state, 'failed'), eq(payment.means, 'card'), isNotNull(payment.readAgainAt)),
  )
  const rows = await db
    .select()
    .from(payment)
    .where(and(eq(payment.accountId, accountId), mayCount))
  const cents = rows.reduce((all, row) => {
    const part = replacedBy(row).find(({ paymentId }) => paymentId === id)
    return part ? all + part.cents * keptOf({ gross: row.grossCents, refundedCents: row.refundedCents }) : all
  }, 0)
  return Math.min(amounts.gross, Math.ceil((cents * (100 + amounts.taxPercent)) / 100))
}
