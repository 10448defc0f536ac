import type { CommandContext } from '../../../access/context.ts'
import { removeContentSource } from '../../brand/index.ts'
import { removeSourceFacts } from '../../planning/index.ts'
import { lockSource } from '../source.store.ts'

/** A source with what only it said. Whoever is reading it meanwhile finds nothing to write to. */
export async function removeSource(
  ctx: CommandContext,
  place: { readonly accountId: number; readonly sourceId: number },
): Promise<void> {
  await lockSource(ctx, place)
  await removeSourceFacts(ctx, place)
  await removeContentSource(ctx, place)
  await ctx.announce({ name: 'planning.changed', accountId: place.accountId })
}
