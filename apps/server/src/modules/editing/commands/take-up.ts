import type { CommandContext } from '../../../access/context.ts'
import { announce, type EditingInput } from '../editing-input.ts'
import { type Editing, holdersOf, takeLease, whoEdits } from '../editing-lease.store.ts'

/** Takes up the drawing, or goes on with it. Whoever calls this has made sure that the actor may change the thing. */
export async function takeUp(
  ctx: CommandContext,
  { takesOver, ...input }: EditingInput & { readonly takesOver: boolean },
): Promise<Editing> {
  const { subject, tab } = input
  const { tx, now, actor } = ctx
  const since = await takeLease(tx, subject, { personId: holdersOf(actor), tab, now, takesOver })
  // Renewing is no news; that it is somebody else now, is.
  if (since?.getTime() === now.getTime()) await announce(ctx, input)
  return whoEdits(tx, subject, { actor, tab, now })
}
