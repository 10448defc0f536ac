import type { CommandContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { reordered } from '../template.ts'
import { announce, lockScope } from '../template-scope.ts'
import { orderOf, writeOrder } from '../visuals.store.ts'
import { template, visualTheme } from '../visuals.tables.ts'

const kinds = {
  template: { table: template, action: 'templates.ordered' },
  theme: { table: visualTheme, action: 'themes.ordered' },
} as const

/** One of several moved is enough for all to be said: what is not the scope's own is not found, and nothing moves. */
async function reorder(
  ctx: CommandContext,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
  kind: keyof typeof kinds,
): Promise<void> {
  const { table, action } = kinds[kind]
  const scope = await lockScope(ctx, accountId, 'edit')
  const before = await orderOf(ctx.tx, scope, table)
  if (!ids.every((id) => before.includes(id))) throw notFound()
  const after = reordered(before, ids)
  if (after.every((id, at) => id === before[at])) return
  await writeOrder(ctx.tx, table, after)
  await ctx.record({
    action,
    accountId: scope.ownerId,
    subject: [kind, ids[0] ?? 0],
    details: { count: ids.length },
  })
  await announce(ctx, scope)
}

type ReorderInput = { accountId: number; ids: readonly number[] }
export const reorderTemplates = (ctx: CommandContext, input: ReorderInput) => reorder(ctx, input, 'template')
export const reorderThemes = (ctx: CommandContext, input: ReorderInput) => reorder(ctx, input, 'theme')
