import type { CommandContext } from '../../../access/context.ts'
import { type Editing, letGo, takeUp } from '../../editing/index.ts'
import { shelfOf } from '../shelf.ts'
import { requireOnShelf } from '../visuals.store.ts'

interface Place {
  readonly accountId: number
  readonly templateId: number
  readonly tab: string
}

/** Not under the shelf's lock: a page that renews waits for nobody's saving. */
export async function takeUpTemplate(
  ctx: CommandContext,
  { accountId, templateId, tab, takesOver }: Place & { takesOver: boolean },
): Promise<Editing> {
  const shelf = await shelfOf(ctx, ctx.tx, accountId, 'edit')
  await requireOnShelf(ctx.tx, shelf, templateId)
  return takeUp(ctx, { subject: ['template', templateId], ownerId: shelf.ownerId, tab, takesOver })
}

export async function letGoOfTemplate(
  ctx: CommandContext,
  { accountId, templateId, tab }: Place,
): Promise<void> {
  const shelf = await shelfOf(ctx, ctx.tx, accountId, 'edit')
  await requireOnShelf(ctx.tx, shelf, templateId)
  await letGo(ctx, { subject: ['template', templateId], ownerId: shelf.ownerId, tab })
}
