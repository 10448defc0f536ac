import { leastCents } from '@postelier/contract/purchases'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { handOf } from '../../../access/actor.ts'
import { requireAccount, requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { debt } from '../../billing/index.ts'
import { creditUnused, markPaid } from '../../bills/index.ts'
import { closeNotices, reopenNotices, rewordNotice } from '../../notifications/index.ts'
import { type DebtPart, partsBetween, payParts } from '../debts.ts'
import { comeBackTo, isBegunBy, openPayments } from '../open-payments.store.ts'
import { type PaymentRow, payment } from '../payments.tables.ts'
import type { Purchase } from '../purchase.ts'
import { paymentUnder, writePayment } from '../write-payment.store.ts'
import { paymentNoticeKey } from './tell-buyer.ts'

export interface PayDebt {
  readonly accountId: number
  /** What was seen: another sum is refused, and nothing is taken. */
  readonly agreedCents: number
  readonly holder: string
  readonly returnTo: string
  readonly pages: string
  readonly key: string
}

/** What is owed, as a payment of exactly that sum; by card, so that it is known at once. Its tax stands on the bill that came back. */
export async function beginDebtPayment(ctx: CommandContext, input: PayDebt): Promise<PaymentRow> {
  const { accountId, key } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'billing:edit')
  const owed = await ctx.tx
    .select()
    .from(debt)
    .where(and(eq(debt.accountId, accountId), isNull(debt.paidAt)))
    .orderBy(asc(debt.paymentId))
    .for('update')
  const before = await paymentUnder(ctx.tx, accountId, key)
  if (before) return before
  const cents = owed.reduce((all, one) => all + one.cents, 0)
  if (cents === 0) throw new AppError('alreadyDone')
  if (cents !== input.agreedCents) throw new AppError('cartChanged', { figures: { cents } })
  // Of another sum it is another payment: what was begun for more or less is not what somebody agrees to now.
  const ofCart = `debt:${owed.map(({ paymentId }) => paymentId).join(',')}:${cents}`
  const same = (await openPayments(ctx.tx, accountId)).find((one) => one.ofCart === ofCart)
  if (same?.state === 'processing') return same
  // Somebody else began it at the same moment: one of the two is paid.
  if (same && !isBegunBy(same, { actor: ctx.actor, pages: input.pages })) throw new AppError('conflict')
  if (same) return comeBackTo(ctx, same, input.returnTo)
  const purchase: Purchase = {
    kind: 'debt',
    lines: [],
    unusedCents: 0,
    codeId: null,
    taxReason: null,
    ofPayments: owed.map(({ paymentId }) => paymentId),
  }
  return writePayment(ctx, {
    accountId,
    idempotencyKey: key,
    purchase,
    means: 'card',
    holder: input.holder,
    amounts: { net: cents, reduction: 0, taxPercent: 0, tax: 0, gross: cents },
    returnTo: input.returnTo,
    pages: input.pages,
    ofCart,
  })
}

/** Its money is there: open debts are paid, and with them the bills that came back. Answers what of it nobody owed. */
export async function payDebts(ctx: CommandContext, { id, purchase, grossCents, createdBy }: PaymentRow) {
  if (purchase.kind !== 'debt') return 0
  const open = await lockDebts(ctx, purchase.ofPayments)
  const { parts, left } = payParts(
    open.filter(({ paidAt }) => paidAt === null),
    grossCents,
  )
  await ctx.tx
    .update(payment)
    .set({ purchase: { ...purchase, closed: parts } })
    .where(eq(payment.id, id))
  await lessen(ctx, parts, createdBy)
  return left
}

interface WentBack {
  readonly row: PaymentRow
  /** How much of what had paid debts has gone back before, and is back now. */
  readonly from: number
  readonly to: number
}

/** What had paid debts went back: just that much of them is owed again, which is answered. */
export async function openDebtsAgain(ctx: CommandContext, { row, from, to }: WentBack): Promise<number> {
  let owed = 0
  for (const { paymentId, cents } of partsBetween(await closedBy(ctx, row), from, to)) {
    const [known] = await lockDebts(ctx, [paymentId])
    if (!known) continue
    const open = known.paidAt === null ? known.cents + cents : cents
    await ctx.tx
      .update(debt)
      .set({ cents: open, paidAt: null, paidBy: null })
      .where(eq(debt.paymentId, paymentId))
    await markPaid(ctx, { paymentId, paidAt: null })
    await sayOwed(ctx, paymentId, open)
    await reopenNotices(ctx, [paymentNoticeKey(paymentId, 'paymentReturned')])
    owed += cents
  }
  return owed
}

/** The notice of what came back names what is left of it. */
async function sayOwed(ctx: CommandContext, paymentId: number, owed: number): Promise<void> {
  const [of] = await ctx.tx
    .select({ cents: payment.grossCents })
    .from(payment)
    .where(eq(payment.id, paymentId))
  const words = { cents: String(of?.cents ?? owed), owed: String(owed) }
  await rewordNotice(ctx, { key: paymentNoticeKey(paymentId, 'paymentReturned'), words, opens: false })
}

/** It did not arrive, and is with us again: it pays the same as before. Answers what of it nobody owes any more. */
export async function payDebtsAgain(ctx: CommandContext, { row, from, to }: WentBack): Promise<number> {
  return lessen(ctx, partsBetween(await closedBy(ctx, row), from, to), row.createdBy)
}

/** What was never had is not owed: the debt is less by it, and its bill by a credit note. Tax included. */
export async function lessenDebt(ctx: CommandContext, part: DebtPart): Promise<void> {
  const { paymentId } = part
  const [known] = await lockDebts(ctx, [paymentId])
  if (!known || known.paidAt !== null || part.cents <= 0) return
  const rest = known.cents - part.cents
  // What no provider would take is not owed either.
  const cents = rest < leastCents ? known.cents : part.cents
  await creditUnused(ctx, { paymentId, cents })
  await lessen(ctx, [{ paymentId, cents }], null)
}

/** Debts are less by what was paid of each; answers what was paid of none that is open. */
async function lessen(ctx: CommandContext, parts: readonly DebtPart[], paidBy: number | null) {
  let over = 0
  for (const { paymentId, cents } of parts) {
    const [known] = await lockDebts(ctx, [paymentId])
    const open = known && known.paidAt === null ? known.cents : 0
    over += Math.max(0, cents - open)
    if (open === 0) continue
    const own = eq(debt.paymentId, paymentId)
    if (cents < open) {
      await ctx.tx
        .update(debt)
        .set({ cents: open - cents })
        .where(own)
      await sayOwed(ctx, paymentId, open - cents)
    } else {
      await ctx.tx.update(debt).set({ paidAt: ctx.now, paidBy }).where(own)
      await markPaid(ctx, { paymentId, paidAt: ctx.now })
      // What it says of what is owed is not so any more.
      await closeNotices(ctx, [paymentNoticeKey(paymentId, 'paymentReturned')])
    }
  }
  return over
}

/** Which debts a payment paid, and how much of each. */
async function closedBy(ctx: CommandContext, { id }: PaymentRow): Promise<readonly DebtPart[]> {
  const [row] = await ctx.tx.select({ purchase: payment.purchase }).from(payment).where(eq(payment.id, id))
  if (row?.purchase.kind !== 'debt') return []
  return row.purchase.closed ?? (await lockDebts(ctx, row.purchase.ofPayments))
}

const lockDebts = ({ tx }: CommandContext, ofPayments: readonly number[]) =>
  tx
    .select()
    .from(debt)
    .where(inArray(debt.paymentId, [...ofPayments]))
    .orderBy(asc(debt.paymentId))
    .for('update')

/** An administrator knows that it was paid in another way. */
export async function markDebtPaid(
  ctx: CommandContext,
  { paymentId, reason }: { readonly paymentId: number; readonly reason: string },
): Promise<void> {
  requirePermission(ctx.actor, 'adminBills:edit')
  const [known] = await ctx.tx.select().from(debt).where(eq(debt.paymentId, paymentId)).for('update')
  if (!known) throw notFound()
  if (known.paidAt !== null) throw new AppError('alreadyDone')
  await lessen(ctx, [known], handOf(ctx.actor))
  await ctx.record({
    action: 'debt.paid',
    accountId: known.accountId,
    subject: ['payment', paymentId],
    details: { cents: known.cents, reason },
  })
  await ctx.announce({ name: 'purchases.changed', accountId: known.accountId })
}
