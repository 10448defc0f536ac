import type { DraftPriceView } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { balanceOf, priceDrafts, totalOf } from '../../billing/index.ts'

/** What drafting so many posts would cost now, and what is left to pay it with. */
export async function readPrice(
  ctx: QueryContext,
  { accountId, count }: { readonly accountId: number; readonly count: number },
): Promise<{ price: DraftPriceView }> {
  const { month: _, ...price } = await priceDrafts(ctx, { accountId, count })
  return { price: { ...price, balance: totalOf(await balanceOf(ctx.db, accountId, ctx.now)) } }
}
