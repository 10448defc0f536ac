import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { handOf } from '../../../access/actor.ts'
import { requireAccount, requirePermission } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { debt } from '../../billing/index.ts'
import { markPaid } from '../../bills/index.ts'
import { openPayments } from '../open-payments.store.ts'
import type { PaymentRow } from '../payments.tables.ts'
import type { Purchase } from '../purchase.ts'
import { paymentUnder, writePayment } from '../write-payment.store.ts'

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
  const ofCart = `debt:${owed.map(({ paymentId }) => paymentId).join(',')}`
  const same = (await openPayments(ctx.tx, accountId)).find((one) => one.ofCart === ofCart)
  if (same) return same
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

interface Settled {
  readonly ofPayments: readonly number[]
  /** Null where the money went again: it is owed as before. */
  readonly paidAt: Date | null
  readonly paidBy: number | null
}

/** Debts are paid, and with them the bills that came back; or are owed again. */
export async function closeDebts(
  ctx: CommandContext,
  { ofPayments, paidAt, paidBy }: Settled,
): Promise<number[]> {
  const open = paidAt === null ? [] : [isNull(debt.paidAt)]
  const rows = await ctx.tx
    .update(debt)
    .set({ paidAt, paidBy })
    .where(and(inArray(debt.paymentId, [...ofPayments]), ...open))
    .returning()
  for (const { paymentId } of rows) await markPaid(ctx, { paymentId, paidAt })
  return rows.map(({ accountId }) => accountId)
}

interface OwedAgain {
  readonly ofPayments: readonly number[]
  /** What went back so far of what had paid them. */
  readonly cents: number
  readonly of: number
}

/** What had paid debts was given back: they are owed again, and of a part the first of them is owed with just that much. */
export async function openDebtsAgain(
  ctx: CommandContext,
  { ofPayments, cents, of }: OwedAgain,
): Promise<void> {
  const [first] = [...ofPayments].sort((a, b) => a - b)
  if (first === undefined) return
  const isAll = cents >= of
  await closeDebts(ctx, { ofPayments: isAll ? ofPayments : [first], paidAt: null, paidBy: null })
  if (!isAll || ofPayments.length === 1)
    await ctx.tx.update(debt).set({ cents }).where(eq(debt.paymentId, first))
}

/** An administrator knows that it was paid in another way. */
export async function markDebtPaid(
  ctx: CommandContext,
  { paymentId, reason }: { readonly paymentId: number; readonly reason: string },
): Promise<void> {
  requirePermission(ctx.actor, 'adminBills:edit')
  const [known] = await ctx.tx.select().from(debt).where(eq(debt.paymentId, paymentId)).for('update')
  if (!known) throw notFound()
  if (known.paidAt !== null) throw new AppError('alreadyDone')
  await closeDebts(ctx, { ofPayments: [paymentId], paidAt: ctx.now, paidBy: handOf(ctx.actor) })
  await ctx.record({
    action: 'debt.paid',
    accountId: known.accountId,
    subject: ['payment', paymentId],
    details: { cents: known.cents, reason },
  })
  await ctx.announce({ name: 'purchases.changed', accountId: known.accountId })
}
