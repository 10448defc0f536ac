import { eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { workAccess } from '../../../access/work-access.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import { taskById } from '../../tasks/index.ts'
import { onlyVisual, previewIn, previewMarkIn } from '../../visuals/index.ts'
import { managedTask } from '../managed.store.ts'

interface ManagedPictureInput {
  readonly taskPublicId: string
  readonly page: number
  readonly language: string
}

/**
 * What a manager's own agent draws for a business: theirs to see as long as the agent has the task in hand, or its complaint waits
 * for their answer, and nothing else of it.
 */
async function visualOf(ctx: QueryContext, taskPublicId: string) {
  requirePermission(ctx.actor, 'team:consult')
  const { taskId, accountId, state } = await managedTask(ctx.db, ctx.actor, taskPublicId)
  // A yes closed what its agent could open; a complaint after it is about that picture.
  const complained = state === 'withManager' ? await taskById(ctx.db, taskId) : null
  if (complained && complained.visualId !== null) return { accountId, visualId: complained.visualId }
  const [held] = await ctx.db
    .select({ visualId: workAccess.visualId })
    .from(workAccess)
    .where(eq(workAccess.taskId, taskId))
  if (!held || held.visualId === null) throw notFound()
  return { accountId, visualId: held.visualId }
}

export async function managedPictureMark(
  ctx: QueryContext,
  { taskPublicId, page, language }: ManagedPictureInput,
) {
  const { accountId, visualId } = await visualOf(ctx, taskPublicId)
  return previewMarkIn(ctx, onlyVisual(accountId, visualId), {
    ...{ templateId: visualId, page, language },
    brand: 'light',
  })
}

export async function managedPicture(
  ctx: QueryContext,
  { taskPublicId, page, language }: ManagedPictureInput,
) {
  const { accountId, visualId } = await visualOf(ctx, taskPublicId)
  return previewIn(ctx, onlyVisual(accountId, visualId), {
    ...{ templateId: visualId, page, language },
    brand: 'light',
  })
}
