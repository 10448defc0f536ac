import { and, eq, gt, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { days, later } from '../../../platform/clock.ts'
import { giveCredits } from '../../billing/index.ts'
import { billingDay, issueBill, markPaid } from '../../bills/index.ts'
import { buyerOf } from '../../brand/index.ts'
import { closeNotices } from '../../notifications/index.ts'
import { affiliation } from '../affiliation.tables.ts'
import { codeOf } from '../code-words.store.ts'
import { cartOf } from '../open-payments.store.ts'
import { replacedBy, spentOf } from '../paid-days.store.ts'
import type { PaymentRow } from '../payments.tables.ts'
import { cart, payment, promotionCode, promotionUse } from '../payments.tables.ts'
import type { Purchase, PurchaseAffiliation } from '../purchase.ts'
import { wordsOf } from '../purchase-words.ts'
import { beginPeriod, givePeriodCredits } from './begin-period.ts'
import { giveSurplusBack } from './give-surplus-back.ts'
import { payDebts } from './settle-debt.ts'
import { paymentNoticeKey, tellBuyer } from './tell-buyer.ts'

/** A debit takes so long at most, and a plan lasts that long for it. */
export const graceDays = 14

/** The provider has sent a debit: the plan begins, its bill is written, and the credits wait for the money. */
export async function whileOnItsWay(ctx: CommandContext, row: PaymentRow): Promise<void> {
  await useUp(ctx, row)
  await bill(ctx, row, null)
  // A change waits for its money: until then the days that were paid for go on.
  if (row.purchase.kind === 'plan' && row.purchase.how !== 'change')
    await beginPeriod(ctx, {
      payment: row,
      purchase: row.purchase,
      graceUntil: later(ctx.now, days(graceDays)),
    })
  await tellBuyer(ctx, row, 'paymentOnItsWay')
}

/** The money is there: credits, the plan, the bill and its mail, all of it or none. */
export async function afterSuccess(ctx: CommandContext, row: PaymentRow): Promise<void> {
  const { purchase, accountId } = row
  if (purchase.kind === 'debt') {
    await giveSurplusBack(ctx, row, { cents: await payDebts(ctx, row), reason: 'Déjà réglé' })
    return
  }
  // Nobody is left to have what was paid for: its bill is settled, and the money goes back with a credit note.
  if (!(await isThere(ctx, accountId))) {
    await markPaid(ctx, { paymentId: row.id, paidAt: ctx.now })
    await giveSurplusBack(ctx, row, { cents: row.grossCents, reason: 'Compte supprimé' })
    return
  }
  await useUp(ctx, row)
  if (purchase.affiliation?.begins) await takeOn(ctx, row, purchase.affiliation)
  // One that was cancelled because the money was refused at first does not count: it is billed again.
  await useCodeAgain(ctx, row)
  const paid = await markPaid(ctx, { paymentId: row.id, paidAt: ctx.now })
  if (!paid && row.grossCents > 0) await bill(ctx, row, ctx.now)
  if (purchase.kind === 'plan') {
    const spentSince = await spentSincePriced(ctx, row)
    await beginPeriod(ctx, { payment: row, purchase, graceUntil: null })
    await givePeriodCredits(ctx, { payment: row, spentSince })
  } else
    await giveCredits(ctx, {
      accountId,
      amount: purchase.lines.reduce((all, { credits }) => all + credits, 0),
      bucket: 'purchased',
      expiresAt: null,
      reason: 'purchase',
      reference: String(row.id),
      idempotencyKey: `payment:${row.id}`,
    })
  await closeFailedBefore(ctx, row)
  await tellBuyer(ctx, row, 'paymentReceived')
}

/** Tries of the same plan that failed are paid by now: nothing is left to be done about them. */
async function closeFailedBefore(ctx: CommandContext, { accountId, purchase }: PaymentRow): Promise<void> {
  if (purchase.kind !== 'plan') return
  const failed = await ctx.tx
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.accountId, accountId),
        eq(payment.state, 'failed'),
        gt(payment.createdAt, later(ctx.now, -days(failedShownDays))),
        sql`${payment.purchase}->>'kind' = 'plan'`,
      ),
    )
  await closeNotices(
    ctx,
    failed.map(({ id }) => paymentNoticeKey(id, 'paymentFailed')),
  )
}

/** As long as notices are kept. */
const failedShownDays = 90

const isThere = async ({ tx }: CommandContext, accountId: number): Promise<boolean> =>
  (await tx.$count(person, eq(person.id, accountId))) > 0

/** Credits of the days before that came off the price, and were spent while it was on its way: the new ones are fewer by them. */
async function spentSincePriced(ctx: CommandContext, row: PaymentRow): Promise<number> {
  const { accountId, purchase } = row
  if (purchase.kind !== 'plan' || purchase.spentBefore === undefined) return 0
  const replaced = replacedBy(row).map(({ paymentId }) => paymentId)
  return Math.max(0, (await spentOf(ctx.tx, accountId, replaced)) - purchase.spentBefore)
}

/** The cart is done with, and the code is used. */
async function useUp(ctx: CommandContext, row: PaymentRow): Promise<void> {
  const { id, accountId, purchase } = row
  if (purchase.kind === 'plan' && purchase.how === 'renewal') return
  // What was put there since is another cart.
  const cartId = cartOf(row)
  if (cartId !== null)
    await ctx.tx.delete(cart).where(and(eq(cart.accountId, accountId), eq(cart.id, cartId)))
  if (purchase.codeId === null) return
  const [code] = await ctx.tx.select().from(promotionCode).where(eq(promotionCode.id, purchase.codeId))
  if (!code) return
  const { cents, percent, periods } = code
  const periodsLeft = purchase.kind === 'plan' ? Math.max(0, periods - 1) : 0
  await ctx.tx
    .insert(promotionUse)
    .values({ accountId, codeId: code.id, paymentId: id, periodsLeft, cents, percent, at: ctx.now })
    .onConflictDoNothing()
}

/** With the money the account has the agency's code from here on, with the reduction that was agreed to. */
async function takeOn(
  ctx: CommandContext,
  { id: paymentId, accountId }: PaymentRow,
  { codeId, customerPercent }: PurchaseAffiliation,
): Promise<void> {
  const set = { codeId, customerPercent, paymentId, since: ctx.now }
  await ctx.tx
    .insert(affiliation)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: affiliation.accountId, set })
}

/** A period more that a code took something off; it counts once it is paid, however often it was tried. */
async function useCodeAgain(ctx: CommandContext, { accountId, purchase }: PaymentRow): Promise<void> {
  if (purchase.kind !== 'plan' || purchase.how !== 'renewal' || purchase.codeId === null) return
  await ctx.tx
    .update(promotionUse)
    .set({ periodsLeft: sql`greatest(0, ${promotionUse.periodsLeft} - 1)` })
    .where(and(eq(promotionUse.accountId, accountId), eq(promotionUse.codeId, purchase.codeId)))
}

async function bill(ctx: CommandContext, row: PaymentRow, paidAt: Date | null): Promise<void> {
  const buyer = await buyerOf(ctx.tx, row.accountId)
  if (!buyer) return
  const { purchase } = row
  const period = purchase.kind === 'plan' ? daysOf(purchase) : { periodStart: null, periodEnd: null }
  await issueBill(ctx, {
    accountId: row.accountId,
    paymentId: row.id,
    buyer,
    lines: linesOf(purchase),
    amounts: { ...row.amounts, ...(await codeOf(ctx.tx, row)) },
    taxReason: purchase.taxReason,
    means: row.means,
    paidAt,
    dueOn: paidAt === null ? billingDay(later(ctx.now, days(graceDays))) : null,
    ...period,
  })
}

/** The last day is the one before the next period begins. */
function daysOf({ startsAt, endsAt }: Extract<Purchase, { kind: 'plan' }>) {
  const last = later(new Date(endsAt), -days(1))
  return { periodStart: billingDay(new Date(startsAt)), periodEnd: billingDay(last) }
}

function linesOf(purchase: Purchase) {
  const { lines, unusedCents } = purchase
  const bought = lines.map(({ names, quantity, unitCents, cents }) => ({
    words: wordsOf(purchase, names),
    quantity,
    unitCents,
    cents,
  }))
  if (unusedCents === 0) return bought
  const sum = bought.reduce((all, { cents }) => all + cents, 0)
  const off = -Math.min(unusedCents, sum)
  const words = {
    fr: 'Reste de la formule précédente, en jours et en crédits',
    en: 'What is left of the previous plan, in days and credits',
  }
  return [...bought, { words, quantity: 1, unitCents: off, cents: off }]
}
