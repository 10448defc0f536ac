import { desc, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { givenPlan, subscription } from '../../billing/index.ts'
import { fitNetworks } from '../../publishing/index.ts'

/** A given plan is over: the account keeps the networks that what it has now allows, those first that it chose when it left a plan. */
export async function endGift(
  ctx: CommandContext,
  { accountId, lastDay }: { readonly accountId: number; readonly lastDay: string },
): Promise<void> {
  if ((await givenPlan(ctx.tx, accountId, ctx.now)) !== null) return
  const [latest] = await ctx.tx
    .select({ kept: subscription.keptNetworks })
    .from(subscription)
    .where(eq(subscription.accountId, accountId))
    .orderBy(desc(subscription.beganAt))
    .limit(1)
  await fitNetworks(ctx, { accountId, wished: latest?.kept ?? [], key: `gift:${accountId}:${lastDay}` })
}
