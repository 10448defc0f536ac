import type { CommandContext } from '../../../access/context.ts'
import { dropLease, holdersOf } from '../editing-lease.store.ts'
import { type EditingWish, announce } from '../editing-wish.ts'

/** A page lets go of its own only; where it holds nothing any more, nothing happens. */
export async function letGo(ctx: CommandContext, wish: EditingWish): Promise<void> {
  const held = await dropLease(ctx.tx, wish.subject, { personId: holdersOf(ctx.actor), tab: wish.tab })
  if (held) await announce(ctx, wish)
}
