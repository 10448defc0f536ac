import type { Hooks, Network, TaskFormat, TemplateFormat } from '@postelier/contract'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { createPostVisual, createTitledVisual } from '../../visuals/index.ts'
import { announcePosts } from '../announce-posts.store.ts'
import { note, type TaskRow } from '../task.store.ts'
import { task } from '../task.tables.ts'
import { moveTask } from './move-task.ts'

interface NewTask {
  readonly accountId: number
  readonly title: string
  readonly format: TaskFormat
  readonly networks: readonly Network[]
  readonly hooks: Hooks
  readonly templateId: number | null
  /** Without a template: one that its title fills, rather than a blank page. */
  readonly drawsTitle?: boolean
  readonly ratio: TemplateFormat
  readonly language: string
}

/** A post that its owner makes alone: begun as a draft, and at once worked on. A film has no page to draw on. */
export async function createTask(ctx: CommandContext, input: NewTask): Promise<string> {
  const { accountId, title, format, networks, hooks, templateId, ratio, language } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:create')
  const look = { accountId, name: title, language, format: ratio, isCarousel: format !== 'image' }
  const visualId =
    format === 'video'
      ? null
      : input.drawsTitle && templateId === null
        ? await createTitledVisual(ctx, look)
        : await createPostVisual(ctx, { ...look, templateId })
  const [row] = await ctx.tx
    .insert(task)
    .values({
      accountId,
      title,
      format,
      hooks,
      visualId,
      id: newDigitsId(),
      publicId: newPublicId(),
      shows: format === 'video' ? 'media' : 'design',
      networks: [...new Set(networks)],
      origin: 'customized',
      status: 'draft',
      createdAt: ctx.now,
      changedAt: ctx.now,
    })
    .returning()
  if (!row) throw new Error('A row that was just put in is given back')
  await note(ctx, row.id, { transition: 'save', from: null, to: 'draft' })
  await moveTask(ctx, row, {
    transition: 'makeAlone',
    by: 'customer',
    action: 'task.created',
    details: { format },
  })
  return row.publicId
}

/** A post that somebody else is to make: its brief is written first. */
export async function createDraft(
  ctx: CommandContext,
  { accountId, title }: Pick<NewTask, 'accountId' | 'title'>,
): Promise<TaskRow> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'orders:create')
  const [row] = await ctx.tx
    .insert(task)
    .values({
      accountId,
      title,
      format: 'image',
      hooks: { common: '', own: {} },
      id: newDigitsId(),
      publicId: newPublicId(),
      origin: 'tailorMade',
      status: 'draft',
      createdAt: ctx.now,
      changedAt: ctx.now,
    })
    .returning()
  if (!row) throw new Error('A row that was just put in is given back')
  await note(ctx, row.id, { transition: 'save', from: null, to: 'draft' })
  await announcePosts(ctx, [row])
  return row
}
