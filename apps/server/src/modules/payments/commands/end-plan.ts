import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { type SubscriptionRow, subscription } from '../../billing/index.ts'
import { fitNetworks } from '../../publishing/index.ts'

interface EndPlan {
  readonly open: SubscriptionRow
  readonly by: 'person' | 'unpaid' | 'returned' | 'neverPaid'
}

/** The plan is over, and the account has what everybody has, with the networks it chose to keep. */
export async function endPlan(ctx: CommandContext, { open, by }: EndPlan): Promise<void> {
  const { id, accountId, terms } = open
  await ctx.tx
    .update(subscription)
    .set({ endedAt: ctx.now, endedBy: by, nextTryAt: null, creditsDueAt: null })
    .where(eq(subscription.id, id))
  await ctx.record({
    action: 'subscription.ended',
    accountId,
    subject: ['subscription', id],
    details: { plan: terms.names.fr, why: by },
  })
  await fitNetworks(ctx, { accountId, wished: open.keptNetworks ?? [], key: `subscription:${id}:ended` })
  await ctx.announce({ name: 'purchases.changed', accountId })
}
