import type { CommandContext } from '../../access/context.ts'
import { giveBack, keepHold, releaseHold } from '../billing/index.ts'
import { orderKey, returnKey } from './keys.ts'
import type { Ordered } from './order.store.ts'

const keysOf = ({ post, order }: Ordered): string[] => [
  orderKey(post.publicId),
  ...Array.from({ length: order.returns }, (_, index) => returnKey(post.publicId, index + 1)),
]

/** The work was accepted: what was held for it is spent. */
export async function spendHeld(ctx: CommandContext, ordered: Ordered): Promise<void> {
  for (const key of keysOf(ordered)) await keepHold(ctx, { accountId: ordered.post.accountId, key })
}

/** The work will not be had: all that was held or spent for it comes back, once. */
export async function giveBackAll(ctx: CommandContext, ordered: Ordered): Promise<number> {
  const { accountId, publicId } = ordered.post
  let credits = 0
  for (const key of keysOf(ordered)) {
    const back = { reason: 'orderCancelled', reference: publicId } as const
    credits += await releaseHold(ctx, { accountId, key, ...back })
    credits += await giveBack(ctx, { accountId, spentUnder: key, ...back })
  }
  return credits
}
