import type { QueryContext } from '../../../access/context.ts'
import { type Editing, whoEdits } from '../../editing/index.ts'
import { scopeOf } from '../template-scope.ts'
import { requireInScope } from '../visuals.store.ts'

/** For a page that waits: looking takes nothing. */
export async function readEditing(
  ctx: QueryContext,
  { accountId, templateId, tab }: { accountId: number; templateId: number; tab: string },
): Promise<Editing> {
  const scope = await scopeOf(ctx, ctx.db, accountId, 'edit')
  await requireInScope(ctx.db, scope, templateId)
  return whoEdits(ctx.db, ['template', templateId], { actor: ctx.actor, tab, now: ctx.now })
}
