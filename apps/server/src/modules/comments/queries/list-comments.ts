import type { CommentedPart, CommentView } from '@postelier/contract/comments'
import { desc, eq } from 'drizzle-orm'
import { handOf } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { readOneTask, readTask } from '../../tasks/index.ts'
import { isUndecided, partNow } from '../comment.ts'
import { lastYeses } from '../comments.store.ts'
import { postComment } from '../comments.tables.ts'

interface ListCommentsInput {
  readonly accountId: number
  readonly taskPublicId: string
  readonly offset: number
  readonly limit: number
}

/** What was said about a post, the latest first; for everybody who may read the post. */
export async function listComments(
  ctx: QueryContext,
  { offset, limit, ...place }: ListCommentsInput,
): Promise<{ data: { total: number; items: CommentView[] } }> {
  const { db, actor } = ctx
  await requireAccount(db, actor, place.accountId, 'posts:consult')
  const { id } = await readTask(db, place, actor)
  const ofPost = eq(postComment.taskId, id)
  const [rows, total, { task }, yeses] = await Promise.all([
    db
      .select({ comment: postComment, firstName: person.firstName, lastName: person.lastName })
      .from(postComment)
      .leftJoin(person, eq(person.id, postComment.authorId))
      .where(ofPost)
      .orderBy(desc(postComment.place))
      .offset(offset)
      .limit(limit),
    db.$count(postComment, ofPost),
    readOneTask(ctx, { ...place, language: 'fr' }),
    lastYeses(db, id),
  ])
  const now = { caption: partNow(task, 'caption'), visual: partNow(task, 'visual') }
  const isOpen = (part: CommentedPart, since: number): boolean => {
    const yes = yeses.get(part)
    return isUndecided(task) && !(yes && yes.place > since && yes.validated === now[part])
  }
  const items = rows.map(({ comment, firstName, lastName }): CommentView => {
    const { requestValidation: asked, validate, validated, place: at, message, authorId } = comment
    return {
      id: comment.id,
      at: comment.createdAt.toISOString(),
      by: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
      isOwn: authorId !== null && authorId === handOf(actor),
      message,
      requestValidation: asked && { part: asked, isOpen: isOpen(asked, at) },
      validate: validate && { part: validate, isCurrent: validated === now[validate] },
    }
  })
  return { data: { total, items } }
}
