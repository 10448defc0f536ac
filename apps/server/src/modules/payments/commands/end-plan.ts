import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { type PackNames, type SubscriptionRow, subscription } from '../../billing/index.ts'
import { fitNetworks } from '../../publishing/index.ts'
import { readerOfAccount } from '../account-reader.store.ts'

interface EndPlan {
  readonly open: SubscriptionRow
  readonly by: 'person' | 'unpaid' | 'returned' | 'neverPaid' | 'refunded'
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
  if (by === 'unpaid' || by === 'neverPaid') await mailEnd(ctx, accountId, terms.names)
  await ctx.announce({ name: 'purchases.changed', accountId })
}

/** Who left a plan knows that it ends; whose payment never came is told. */
async function mailEnd(ctx: CommandContext, accountId: number, names: PackNames): Promise<void> {
  const to = await readerOfAccount(ctx.tx, accountId)
  if (to === null) return
  const { language } = to
  await ctx.mail({
    kind: 'planEndedUnpaid',
    to: to.email,
    language,
    link: `${ctx.platform.config.publicUrl}/me/credits`,
    words: { plan: names[language] },
  })
}
