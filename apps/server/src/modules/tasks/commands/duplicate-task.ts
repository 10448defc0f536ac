import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { recordPicture, type StoredPicture } from '../../media/index.ts'
import { copyPostVisual } from '../../visuals/index.ts'
import { note, readTask } from '../task.store.ts'
import { task, taskMedia } from '../task.tables.ts'
import { mediaOfOne } from '../task-media.store.ts'
import { moveTask } from './move-task.ts'

interface Duplicate {
  readonly accountId: number
  readonly taskPublicId: string
  readonly title: string
  /** Its own files once more, by the files they are copies of. */
  readonly copies: ReadonlyMap<string, StoredPicture>
}

/**
 * Another post of the same words, networks, pages, settings and pictures, to be worked on by itself. It has no date, and nobody
 * said yes to it.
 */
export async function duplicateTask(ctx: CommandContext, input: Duplicate): Promise<string> {
  const { accountId, title, copies } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:create')
  const from = await readTask(ctx.tx, input, ctx.actor)
  const { visualId } = from
  const [row] = await ctx.tx
    .insert(task)
    .values({
      accountId,
      title,
      id: newDigitsId(),
      publicId: newPublicId(),
      format: from.format,
      hooks: from.hooks,
      firstComment: from.firstComment,
      networks: from.networks,
      pageIds: from.pageIds,
      settings: from.settings,
      visualId: visualId === null ? null : await copyPostVisual(ctx, { accountId, visualId, name: title }),
      shows: from.shows,
      pageAlts: from.pageAlts,
      isHidden: from.isHidden,
      origin: 'customized',
      status: 'draft',
      createdAt: ctx.now,
      changedAt: ctx.now,
    })
    .returning()
  if (!row) throw new Error('A row that was just put in is given back')
  for (const [place, { altText, file }] of (await mediaOfOne(ctx.tx, from.id)).entries()) {
    const copy = copies.get(file.id)
    if (!copy) continue
    const fileId = await recordPicture(ctx, copy, { ownerId: accountId, purpose: 'postMedia' })
    await ctx.tx.insert(taskMedia).values({
      id: newPublicId(),
      taskId: row.id,
      fileId,
      altText,
      place: place + 1,
      // The rights that were confirmed for the file are those of whoever uses it once more.
      rightsBy: ctx.actor.kind === 'person' ? ctx.actor.personId : null,
      rightsAt: ctx.now,
    })
  }
  await note(ctx, row.id, { transition: 'save', from: null, to: 'draft' })
  await moveTask(ctx, row, {
    transition: 'makeAlone',
    by: 'customer',
    action: 'task.created',
    details: { format: from.format },
  })
  return row.publicId
}
