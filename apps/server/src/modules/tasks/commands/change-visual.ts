import type { TemplateFormat } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { holds } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { dressPostVisual, takeBackPostVisual } from '../../visuals/index.ts'
import { lockTask, type TaskRow } from '../task.store.ts'
import { task } from '../task.tables.ts'
import { moveTask } from './move-task.ts'

interface ChangeVisualInput {
  readonly accountId: number
  readonly taskPublicId: string
  readonly version: number
  readonly templateId: number | null
  readonly ratio: TemplateFormat
  readonly language: string
  /** In place of a template: the one that was replaced a moment ago. */
  readonly takesBack?: number | undefined
}

/** Another visual from another template, or from a blank page. A film has none. */
export async function changeVisual(ctx: CommandContext, input: ChangeVisualInput): Promise<void> {
  const { accountId, version, templateId, ratio, language, takesBack } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:edit')
  const before = await lockTask(ctx, input)
  if (before.version !== version) throw new AppError('conflict')
  if (before.format === 'video') throw new AppError('notNow')
  const visualId =
    takesBack === undefined
      ? await dressPostVisual(ctx, before.visualId, {
          accountId,
          name: before.title,
          templateId,
          language,
          format: ratio,
          isCarousel: before.format !== 'image',
          keepsBefore: true,
        })
      : await takenBack(ctx, before, takesBack)
  await moveTask(ctx, before, {
    transition: 'edit',
    by: 'customer',
    facts: { notOrdered: before.origin !== 'tailorMade' },
    // Its pages are others: what was said of the ones before goes with them.
    set: { visualId, shows: 'design', visualValidated: null, pageAlts: {} },
    action: 'task.visualChanged',
  })
}

/** Another post's picture is not there to be taken. */
async function takenBack(ctx: CommandContext, post: TaskRow, visualId: number): Promise<number> {
  if ((await ctx.tx.$count(task, eq(task.visualId, visualId))) > 0) throw notFound()
  await takeBackPostVisual(ctx, {
    accountId: post.accountId,
    visualId,
    isCarousel: post.format !== 'image',
    isHidden: post.isHidden,
    seesHidden: holds(ctx.actor, 'hiddenPosts:authorized'),
    instead: post.visualId,
  })
  return visualId
}
