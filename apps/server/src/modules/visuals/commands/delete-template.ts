import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { removeLease } from '../../editing/index.ts'
import { announce, lockScope } from '../template-scope.ts'
import { lockTemplate } from '../visuals.store.ts'
import { template } from '../visuals.tables.ts'

/** A default stays until another takes its place. Copies that accounts made are theirs, and stay. */
export async function deleteTemplate(
  ctx: CommandContext,
  { accountId, templateId }: { accountId: number; templateId: number },
): Promise<void> {
  const scope = await lockScope(ctx, accountId, 'delete')
  const { isDefault, isDefaultSuggestion, nameFr } = await lockTemplate(ctx.tx, scope, templateId)
  if (isDefault || isDefaultSuggestion) throw new AppError('inUse')
  await ctx.tx.delete(template).where(eq(template.id, templateId))
  await removeLease(ctx.tx, ['template', templateId])
  await ctx.record({
    action: 'template.deleted',
    accountId: scope.ownerId,
    subject: ['template', templateId],
    details: { name: nameFr },
  })
  await announce(ctx, scope)
}
