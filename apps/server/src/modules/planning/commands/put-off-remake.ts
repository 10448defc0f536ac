import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { later, seconds } from '../../../platform/clock.ts'
import { unheld } from '../../../platform/database/lease.ts'
import { lockRemake, type RemakeClaim } from '../remakes/remake.store.ts'
import { postRemake } from '../remakes/remake.tables.ts'
import { giveUp } from './finish-remake.ts'

/** Fewer than of a planning's steps: somebody sits in front of it. */
export const mostTries = 3

/** Broken off: tried again in a moment, a few times, and then what was set aside comes back. */
export async function putOffRemake(
  ctx: CommandContext,
  { claim }: { readonly claim: RemakeClaim },
): Promise<void> {
  const row = await lockRemake(ctx, claim)
  if (!row) return
  if (row.tries >= mostTries) {
    await giveUp(ctx, row, 'gaveUp')
    return
  }
  await ctx.tx
    .update(postRemake)
    .set({ ...unheld, nextAt: later(ctx.now, seconds(5 * 2 ** row.tries)) })
    .where(eq(postRemake.id, row.id))
}
