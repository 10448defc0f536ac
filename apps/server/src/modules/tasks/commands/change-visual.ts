import type { TemplateFormat } from '@postelier/contract'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { dressPostVisual } from '../../visuals/index.ts'
import { lockTask } from '../task.store.ts'
import { moveTask } from './move-task.ts'

interface ChangeVisualInput {
  readonly accountId: number
  readonly taskPublicId: string
  readonly version: number
  readonly templateId: number | null
  readonly ratio: TemplateFormat
  readonly language: string
}

/** Another visual from another template, or from a blank page. A film has none. */
export async function changeVisual(ctx: CommandContext, input: ChangeVisualInput): Promise<void> {
  const { accountId, version, templateId, ratio, language } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:edit')
  const before = await lockTask(ctx, input)
  if (before.version !== version) throw new AppError('conflict')
  if (before.format === 'video') throw new AppError('notNow')
  const visualId = await dressPostVisual(ctx, before.visualId, {
    accountId,
    name: before.title,
    templateId,
    language,
    format: ratio,
    isCarousel: before.format !== 'image',
  })
  await moveTask(ctx, before, {
    transition: 'edit',
    by: 'customer',
    facts: { notOrdered: before.origin !== 'tailorMade' },
    // Its pages are others: what was said of the ones before goes with them.
    set: { visualId, shows: 'design', visualValidated: null, pageAlts: {} },
    action: 'task.visualChanged',
  })
}
