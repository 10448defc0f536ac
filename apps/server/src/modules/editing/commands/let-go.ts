import type { CommandContext } from '../../../access/context.ts'
import { announce, type EditingInput } from '../editing-input.ts'
import { dropLease, holdersOf } from '../editing-lease.store.ts'

/** A page lets go of its own only; where it holds nothing any more, nothing happens. */
export async function letGo(ctx: CommandContext, input: EditingInput): Promise<void> {
  const held = await dropLease(ctx.tx, input.subject, { personId: holdersOf(ctx.actor), tab: input.tab })
  if (held) await announce(ctx, input)
}
