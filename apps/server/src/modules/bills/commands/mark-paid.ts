import type { CommandContext } from '../../../access/context.ts'
import { bill, billThatCounts } from '../bills.tables.ts'

/** The one thing of a bill that changes: whether its payment has come, or has gone again. */
export async function markPaid(
  ctx: CommandContext,
  { paymentId, paidAt }: { readonly paymentId: number; readonly paidAt: Date | null },
): Promise<typeof bill.$inferSelect | undefined> {
  const [row] = await ctx.tx.update(bill).set({ paidAt }).where(billThatCounts(paymentId)).returning()
  if (row) await ctx.announce({ name: 'bills.changed', accountId: row.accountId })
  return row
}
