import { eq, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { type BillLine, bill, billThatCounts } from '../bills.tables.ts'
import { issueCreditNote } from './issue-bill.ts'

interface CreditRefund {
  readonly paymentId: number
  /** With tax, as it was given back. */
  readonly cents: number
  readonly words?: BillLine['words']
}

/** Money that was given back: a credit note for just that much. The last one takes what cents are left of the tax. */
export async function creditRefund(
  ctx: CommandContext,
  { paymentId, cents, words }: CreditRefund,
): Promise<{ id: number; number: string }> {
  const [of] = await ctx.tx.select().from(bill).where(billThatCounts(paymentId)).for('update')
  if (!of) throw notFound()
  const [before] = await ctx.tx
    .select({
      gross: sql<number>`coalesce(-sum(${bill.grossCents}), 0)::int`,
      net: sql<number>`coalesce(-sum((${bill.amounts} ->> 'net')::int - (${bill.amounts} ->> 'reduction')::int), 0)::int`,
    })
    .from(bill)
    .where(eq(bill.correctsId, of.id))
  const { amounts, number } = of
  const left = amounts.gross - (before?.gross ?? 0)
  const isRest = cents === left
  const net = isRest
    ? amounts.net - amounts.reduction - (before?.net ?? 0)
    : Math.floor((2 * cents * (amounts.net - amounts.reduction) + amounts.gross) / (2 * amounts.gross))
  const said = words ?? { fr: `Remboursement sur la facture ${number}`, en: `Refund on bill ${number}` }
  return issueCreditNote(ctx, {
    of,
    lines: [{ words: said, quantity: 1, unitCents: -net, cents: -net }],
    amounts: {
      net: -net,
      reduction: 0,
      taxPercent: amounts.taxPercent,
      tax: net - cents,
      gross: -cents,
    },
  })
}
