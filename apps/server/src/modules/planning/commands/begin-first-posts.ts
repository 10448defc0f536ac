import { and, eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { removeTask, taskById } from '../../tasks/index.ts'
import { subject } from '../planning.tables.ts'
import type { FirstSubjects } from '../queries/read-first-subjects.ts'
import { changeStart, startOf } from '../start/start.store.ts'
import { keepSubjects } from './keep-subjects.ts'
import { startRun } from './start-run.ts'

interface Begin extends FirstSubjects {
  readonly accountId: number
  readonly agreedCredits: number
}

interface BeginBeside extends Begin {
  /** How many there were when these were chosen. */
  readonly seen: number
}

/**
 * The first posts are on their way; where fewer than three were, those that are missing join them. Asked on a second page,
 * nothing is added: what was chosen there was chosen beside fewer.
 */
export async function beginFirstPosts(ctx: CommandContext, begin: BeginBeside): Promise<void> {
  const { accountId, agreedCredits, seen } = begin
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  await oneAtATime(ctx.tx, 'planning start', accountId)
  const { subjectIds: before, agreedAt } = await startOf(ctx.tx, accountId)
  if (before.length !== seen) return
  const added = await keepAccepted(ctx, begin)
  if (added.length === 0) return
  await startRun(ctx, { accountId, subjectIds: added, agreedCredits, isAlone: seen > 0 })
  await changeStart(ctx, accountId, { subjectIds: [...before, ...added], agreedAt: agreedAt ?? ctx.now })
}

/** Shown whether or not a network is linked by then: a post is for those that are. */
const keepAccepted = (ctx: CommandContext, { accountId, drafts, input }: Begin): Promise<string[]> =>
  keepSubjects(ctx, {
    accountId,
    drafts,
    input,
    origin: 'planning',
    status: 'accepted',
    hasNetwork: async () => true,
  })

interface Replace extends Begin {
  readonly subjectId: string
}

/** The old one is thrown away and another one is made in its place. Asked on two pages, it is replaced once. */
export async function replaceFirstPost(ctx: CommandContext, replace: Replace): Promise<void> {
  const { accountId, subjectId, agreedCredits } = replace
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  await oneAtATime(ctx.tx, 'planning start', accountId)
  const { subjectIds } = await startOf(ctx.tx, accountId)
  const at = subjectIds.indexOf(subjectId)
  if (at === -1) throw new AppError('alreadyDone')
  const [old] = await ctx.tx
    .select()
    .from(subject)
    .where(and(eq(subject.publicId, subjectId), eq(subject.accountId, accountId)))
    .for('update')
  if (!old) throw notFound()
  // On its way still: what is being written comes first.
  if (old.status === 'planning') throw new AppError('conflict')
  const [next] = await keepAccepted(ctx, replace)
  if (!next) return
  const post = old.taskId === null ? undefined : await taskById(ctx.tx, old.taskId)
  if (post && post.removedAt === null) await removeTask(ctx, { accountId, taskPublicId: post.publicId })
  if (old.status === 'accepted')
    await ctx.tx
      .update(subject)
      .set({ status: 'declined', version: old.version + 1, changedAt: ctx.now })
      .where(eq(subject.id, old.id))
  await startRun(ctx, { accountId, subjectIds: [next], agreedCredits, isAlone: true })
  await changeStart(ctx, accountId, { subjectIds: subjectIds.with(at, next) })
}
