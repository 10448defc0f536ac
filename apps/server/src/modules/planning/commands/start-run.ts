import { and, inArray } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { holdDrafts } from '../../billing/index.ts'
import { holdKey } from '../hold-key.ts'
import { planPosts } from '../jobs/plan-posts.ts'
import { planningRun, planningStep, subject } from '../planning.tables.ts'
import { lockSubjects } from '../subject.store.ts'

interface Wish {
  readonly accountId: number
  readonly subjectIds: readonly string[]
  /** What the person was shown and said yes to. */
  readonly agreedCredits: number
}

/** Subjects are made into posts from now on. What that costs is set aside at once, or nothing happens. */
export async function startRun(ctx: CommandContext, input: Wish): Promise<string> {
  const { accountId, subjectIds, agreedCredits } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  const subjects = await lockSubjects(ctx, accountId, subjectIds)
  // Two who press at once: the second finds them on their way.
  if (subjects.some(({ status }) => status === 'planning' || status === 'planned'))
    throw new AppError('alreadyDone')

  const run = { id: newDigitsId(), publicId: newPublicId() }
  const inOrder = subjectIds.flatMap((publicId) => subjects.find((one) => one.publicId === publicId) ?? [])
  const steps = inOrder.map((one, place) => ({
    ...{ id: newDigitsId(), runId: run.id, accountId, subjectId: one.id, place },
    nextAt: ctx.now,
  }))
  await holdDrafts(ctx, {
    ...{ accountId, agreedCredits, reference: run.publicId },
    keys: steps.map(({ id }) => holdKey(id)),
  })
  await ctx.tx.insert(planningRun).values({
    ...{ ...run, accountId, steps: steps.length, createdAt: ctx.now },
    askedBy: ctx.actor.kind === 'person' ? ctx.actor.personId : null,
  })
  await ctx.tx.insert(planningStep).values(steps)
  await ctx.tx
    .update(subject)
    .set({ status: 'planning', changedAt: ctx.now })
    .where(
      and(
        inArray(
          subject.id,
          subjects.map(({ id }) => id),
        ),
      ),
    )

  await ctx.send(planPosts, {}, { onlyOne: 'planning' })
  await ctx.record({
    action: 'planning.started',
    accountId,
    subject: ['planningRun', run.publicId],
    details: { posts: steps.length },
  })
  await ctx.announce({ name: 'planning.changed', accountId })
  return run.publicId
}
