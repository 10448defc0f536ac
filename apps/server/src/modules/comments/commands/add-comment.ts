import type { NoticeKind, TaskView } from '@postelier/contract'
import type { CommentedPart } from '@postelier/contract/comments'
import { eq } from 'drizzle-orm'
import { handOf } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { beginningOf } from '../../../platform/beginning-of.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { notify } from '../../notifications/index.ts'
import {
  lockTask,
  networksWithoutHook,
  readOneTask,
  readTask,
  validateTask,
  validateVisual,
} from '../../tasks/index.ts'
import { isUndecided, isVisualValidated, partNow } from '../comment.ts'
import { lastYeses } from '../comments.store.ts'
import { postComment } from '../comments.tables.ts'

interface AddCommentInput {
  readonly accountId: number
  readonly taskPublicId: string
  readonly message: string
  readonly requestValidation?: CommentedPart | undefined
  readonly validate?: CommentedPart | undefined
  readonly version?: number | undefined
  readonly seen?:
    | { readonly designVersion?: number | undefined; readonly mediaVersion?: number | undefined }
    | undefined
}

/**
 * Says something about a post. A yes in it is one to what was seen: to the visual it is the yes of the visual's button; to the
 * caption it waits for the other one. With both the post is validated, by the same command as its button.
 */
export async function addComment(ctx: CommandContext, input: AddCommentInput): Promise<void> {
  const { accountId, taskPublicId, message, requestValidation, validate } = input
  const place = { accountId, taskPublicId }
  await requireAccount(ctx.tx, ctx.actor, accountId, validate ? 'posts:edit' : 'posts:consult')
  // Only a yes changes the post: a remark waits for nobody who is saving it.
  const row = validate ? await lockTask(ctx, place) : await readTask(ctx.tx, place, ctx.actor)
  if ((requestValidation || validate) && !isUndecided(row)) throw new AppError('notNow')
  const validated = validate ? partNow(await sayYes(validate), validate) : null
  const id = newDigitsId()
  const authorId = handOf(ctx.actor)
  await ctx.tx.insert(postComment).values({
    id,
    accountId,
    taskId: row.id,
    authorId,
    message,
    requestValidation: requestValidation ?? null,
    validate: validate ?? null,
    validated,
    createdAt: ctx.now,
  })
  await ctx.record({
    action: 'task.commented',
    accountId,
    subject: ['task', taskPublicId],
    details: { title: row.title },
  })
  await ctx.announce({
    name: 'comments.changed',
    accountId,
    id: taskPublicId,
    ...(row.isHidden ? ({ needs: 'hiddenPosts:authorized' } as const) : {}),
  })
  // Its business does not know of it yet.
  if (row.isHidden) return
  const [author] = authorId === null ? [] : await ctx.tx.select().from(person).where(eq(person.id, authorId))
  await notify(ctx, {
    accountId,
    kind: noticeKind(input),
    // Asked again before anything changed, nobody is told a second time.
    key: requestValidation ? `ask:${row.id}:${requestValidation}:${row.version}` : `comment:${id}`,
    taskPublicId,
    causedBy: authorId,
    words: {
      name: [author?.firstName, author?.lastName].filter(Boolean).join(' '),
      title: row.title,
      note: beginningOf(message, longestNote),
    },
  })

  async function postNow(): Promise<TaskView> {
    return (await readOneTask(reading(ctx), { ...place, language: 'fr' })).task
  }

  async function sayYes(part: CommentedPart): Promise<TaskView> {
    if (row.version !== input.version) throw new AppError('conflict')
    if (part === 'visual') await validateVisual(ctx, { ...place, ...input.seen })
    else if (networksWithoutHook(row.hooks, row.networks).length > 0)
      throw invalid({ hooks: { key: 'hookMissing' } })
    const seen = await postNow()
    if (isVisualValidated(seen) && (part === 'caption' || (await isCaptionValidated(seen))))
      await validateTask(ctx, { ...place, version: seen.version })
    return seen
  }

  async function isCaptionValidated(post: TaskView): Promise<boolean> {
    const said = (await lastYeses(ctx.tx, row.id)).get('caption')
    return said !== undefined && said.validated === partNow(post, 'caption')
  }
}

/** As much of a comment as a notification shows. */
const longestNote = 200

function noticeKind({ requestValidation, validate }: AddCommentInput): NoticeKind {
  if (requestValidation) return requestValidation === 'caption' ? 'captionYesAsked' : 'visualYesAsked'
  if (validate) return validate === 'caption' ? 'captionYes' : 'visualYes'
  return 'postCommented'
}
