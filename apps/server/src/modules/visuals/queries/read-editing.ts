import type { QueryContext } from '../../../access/context.ts'
import { type Editing, whoEdits } from '../../editing/index.ts'
import { shelfOf } from '../shelf.ts'
import { requireOnShelf } from '../visuals.store.ts'

/** For a page that waits: looking takes nothing. */
export async function readEditing(
  ctx: QueryContext,
  { accountId, templateId, tab }: { accountId: number; templateId: number; tab: string },
): Promise<Editing> {
  const shelf = await shelfOf(ctx, ctx.db, accountId, 'edit')
  await requireOnShelf(ctx.db, shelf, templateId)
  return whoEdits(ctx.db, ['template', templateId], { actor: ctx.actor, tab, now: ctx.now })
}
