import { and, eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { isWorkedOn, lockTask, redoTask } from '../../tasks/index.ts'
import { keepGrounds } from '../../validity/index.ts'
import { bringBackVisual, lookOfPostVisual, takePostVisual, textsOfPostVisual } from '../../visuals/index.ts'
import { groundsOfPost } from '../drafting/grounds-of-post.ts'
import { changeDrafted, dropSubject, putSubjectBack } from '../remakes/redrafted.store.ts'
import { draftedOf, latestRemake, subjectById } from '../remakes/remake.store.ts'
import { postRemake } from '../remakes/remake.tables.ts'

interface Named {
  readonly accountId: number
  readonly taskPublicId: string
  readonly remakeId: string
}

/** What was there before, back again, as long as nobody changed the post since. What it cost stays spent. */
export async function undoRemake(ctx: CommandContext, input: Named): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, input.accountId, 'posts:edit')
  const post = await lockTask(ctx, input)
  const [row] = await ctx.tx
    .select()
    .from(postRemake)
    .where(and(eq(postRemake.publicId, input.remakeId), eq(postRemake.taskId, post.id)))
    .for('update')
  if (!row) throw notFound()
  if (row.undoneAt) throw new AppError('alreadyDone')
  const latest = await latestRemake(ctx.tx, post.id)
  if (!row.before || latest?.id !== row.id || !isWorkedOn(post)) throw new AppError('notNow')
  const shown = post.visualId === null ? null : await lookOfPostVisual(ctx.tx, post.visualId)
  if (post.version !== row.versionAfter || (shown?.designVersion ?? null) !== row.designAfter)
    throw new AppError('conflict')

  const { title, hooks, pageAlts, shows, visual, drafted } = row.before
  const now = await draftedOf(ctx.tx, post.id)
  const back = visual ? await bringBackVisual(ctx, visual) : null
  await redoTask(ctx, post, {
    transition: 'undoRemake',
    action: 'task.remakeUndone',
    set: {
      title,
      hooks,
      pageAlts,
      shows,
      ...(back === null ? {} : { visualId: back, visualValidated: null }),
    },
  })
  if (back !== null && post.visualId !== null) await takePostVisual(ctx, post.visualId)
  const { taskId: _, accountId: __, ...words } = drafted
  await changeDrafted(ctx, post.id, words)
  if (now && now.subjectId !== drafted.subjectId) {
    await dropSubject(ctx, now.subjectId)
    await putSubjectBack(ctx, drafted.subjectId, post.id)
  }
  const of = await subjectById(ctx.tx, drafted.subjectId)
  if (of) {
    const grounds = await groundsOfPost(ctx, { taskId: post.id, subject: of, post: drafted })
    const texts = back === null ? post.visualId : back
    const pictureWords =
      texts === null ? [] : (await textsOfPostVisual(ctx.tx, texts)).map(({ text }) => text)
    await keepGrounds(ctx, { ...grounds, pictureWords })
  }
  await ctx.tx.update(postRemake).set({ undoneAt: ctx.now, before: null }).where(eq(postRemake.id, row.id))
}
