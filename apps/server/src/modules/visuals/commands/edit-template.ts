import type { CommandContext } from '../../../access/context.ts'
import { type Editing, letGo, takeUp } from '../../editing/index.ts'
import { scopeOf } from '../template-scope.ts'
import { requireInScope } from '../visuals.store.ts'

interface TemplateTab {
  readonly accountId: number
  readonly templateId: number
  readonly tab: string
}

/** Not under the scope's lock: a page that renews waits for nobody's saving. */
export async function takeUpTemplate(
  ctx: CommandContext,
  { accountId, templateId, tab, takesOver }: TemplateTab & { takesOver: boolean },
): Promise<Editing> {
  const scope = await scopeOf(ctx, ctx.tx, accountId, 'edit')
  await requireInScope(ctx.tx, scope, templateId)
  return takeUp(ctx, { subject: ['template', templateId], ownerId: scope.ownerId, tab, takesOver })
}

export async function letGoOfTemplate(
  ctx: CommandContext,
  { accountId, templateId, tab }: TemplateTab,
): Promise<void> {
  const scope = await scopeOf(ctx, ctx.tx, accountId, 'edit')
  await requireInScope(ctx.tx, scope, templateId)
  await letGo(ctx, { subject: ['template', templateId], ownerId: scope.ownerId, tab })
}
