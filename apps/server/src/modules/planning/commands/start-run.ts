import { inArray } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { holdDrafts } from '../../billing/index.ts'
import { holdKey } from '../drafting/hold-key.ts'
import { requireDrafting } from '../drafting/require-drafting.ts'
import { planPosts } from '../jobs/plan-posts.ts'
import { planningRun, planningStep, subject } from '../planning.tables.ts'
import { lockSubjects } from '../subjects/subject.store.ts'

interface StartRunInput {
  readonly accountId: number
  readonly subjectIds: readonly string[]
  /** What the person was shown and said yes to. */
  readonly agreedCredits: number
  /** One post of one thing that somebody brought, which is no part of a month. */
  readonly isAlone?: boolean
}

/** Subjects are made into posts from now on. What that costs is set aside at once, or nothing happens. */
export async function startRun(ctx: CommandContext, input: StartRunInput): Promise<string> {
  const { accountId, subjectIds, agreedCredits, isAlone = false } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  await requireDrafting(ctx.tx, accountId)
  const subjects = await lockSubjects(ctx, accountId, subjectIds)
  // Two who press at once: the second finds them on their way.
  if (subjects.some(({ status }) => status === 'planning' || status === 'planned'))
    throw new AppError('alreadyDone')
  if (subjects.some(({ status }) => status === 'declined')) throw new AppError('conflict')

  const run = { id: newDigitsId(), publicId: newPublicId() }
  const inOrder = [...new Set(subjectIds)].flatMap(
    (publicId) => subjects.find((one) => one.publicId === publicId) ?? [],
  )
  const steps = inOrder.map((one, place) => ({
    id: newDigitsId(),
    runId: run.id,
    accountId,
    subjectId: one.id,
    place,
    nextAt: ctx.now,
  }))
  await holdDrafts(ctx, {
    accountId,
    agreedCredits,
    reference: run.publicId,
    keys: steps.map(({ id }) => holdKey(id)),
  })
  await ctx.tx.insert(planningRun).values({
    ...run,
    accountId,
    isAlone,
    steps: steps.length,
    createdAt: ctx.now,
    askedBy: ctx.actor.kind === 'person' ? ctx.actor.personId : null,
  })
  await ctx.tx.insert(planningStep).values(steps)
  await ctx.tx
    .update(subject)
    .set({ status: 'planning', changedAt: ctx.now })
    .where(
      inArray(
        subject.id,
        subjects.map(({ id }) => id),
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
