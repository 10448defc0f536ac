import { and, desc, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { formatMoney } from '../../../platform/i18n/format-money.ts'
import type { ProviderPayment } from '../../../platform/payments/payment-provider.ts'
import { billOfPayment } from '../../bills/index.ts'
import { readSeller } from '../../catalogue/index.ts'
import { type PaymentRow, payment, refund } from '../payments.tables.ts'
import { giveSurplusBack, isSurplus } from './give-surplus-back.ts'
import { payDebtsAgain } from './settle-debt.ts'

type RefundRow = typeof refund.$inferSelect

interface Seen {
  readonly seen: Pick<ProviderPayment, 'refundedCents'>
  /** When the provider was asked: what it said before a refund was done says nothing of that one. */
  readonly askedAt: Date
}

/**
 * Money that was given back and did not arrive: the provider has it again. The credit note stands; the refund is there to be made
 * again, and who made it is told. The payment's row is locked.
 */
export async function followFailedRefunds(
  ctx: CommandContext,
  row: PaymentRow,
  { seen, askedAt }: Seen,
): Promise<void> {
  if (row.state !== 'succeeded') return
  const done = await ctx.tx
    .select()
    .from(refund)
    .where(and(eq(refund.paymentId, row.id), eq(refund.state, 'done')))
    .orderBy(desc(refund.doneAt), desc(refund.id))
  const missing = done.reduce((all, { cents }) => all + cents, 0) - seen.refundedCents
  if (missing <= 0 || done.some(({ doneAt }) => doneAt !== null && doneAt >= askedAt)) return
  const failed = failedOf(done, missing)
  for (const one of failed) {
    await ctx.tx.update(refund).set({ state: 'failed' }).where(eq(refund.id, one.id))
    await ctx.record({
      action: 'payment.refundFailed',
      accountId: row.accountId,
      subject: ['payment', row.id],
      details: { cents: one.cents, reason: one.reason },
    })
    await tell(ctx, row, one)
  }
  if (row.purchase.kind === 'debt') await payAgain(ctx, row, { done, failed })
  await ctx.tx.update(payment).set({ refundedCents: seen.refundedCents }).where(eq(payment.id, row.id))
  await ctx.announce({ name: 'purchases.changed', accountId: row.accountId })
}

/** What had paid debts is with us again: so are they paid; what was paid otherwise since goes back once more. */
async function payAgain(
  ctx: CommandContext,
  row: PaymentRow,
  { done, failed }: { readonly done: readonly RefundRow[]; readonly failed: readonly RefundRow[] },
): Promise<void> {
  const sum = (rows: readonly RefundRow[]) =>
    rows.reduce((all, one) => all + (isSurplus(one) ? 0 : one.cents), 0)
  const to = sum(done)
  const cents = await payDebtsAgain(ctx, { row, from: to - sum(failed), to })
  await giveSurplusBack(ctx, row, { cents, reason: 'Déjà réglé', again: `:${ctx.now.getTime()}` })
}

/** The one of just that sum, otherwise the latest ones that make it up. */
function failedOf(done: readonly RefundRow[], missing: number): RefundRow[] {
  const same = done.find(({ cents }) => cents === missing)
  if (same) return [same]
  let left = missing
  return done.filter(({ cents }) => {
    const isOne = left > 0
    if (isOne) left -= cents
    return isOne
  })
}

/** Who gave it back; where that was done at the provider's own page, the address of the platform. */
async function tell(ctx: CommandContext, { id, accountId }: PaymentRow, { askedBy, cents }: RefundRow) {
  const [by] =
    askedBy === null
      ? []
      : await ctx.tx
          .select({ email: person.email, language: person.applicationLang, state: person.state })
          .from(person)
          .where(eq(person.id, askedBy))
  const [bill, seller] = await Promise.all([billOfPayment(ctx.tx, id), readSeller(ctx.tx)])
  const to = by?.state === 'active' ? by.email : seller.email
  if (to === '') return
  const language = by?.language === 'en' ? 'en' : 'fr'
  await ctx.mail({
    kind: 'refundFailed',
    to,
    language,
    link: `${ctx.platform.config.publicUrl}/admin/users/customer/${accountId}/money`,
    words: { amount: formatMoney(language, cents), number: bill?.number ?? String(id) },
  })
}
