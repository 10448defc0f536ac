import type { StepFailure } from '@postelier/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { unheld } from '../../../platform/database/lease.ts'
import { keepHold, releaseHold } from '../../billing/index.ts'
import { suggestTask } from '../../tasks/index.ts'
import { createDraftedVisual } from '../../visuals/index.ts'
import { holdKey } from '../hold-key.ts'
import { draftedWords, planningRun, planningStep, subject } from '../planning.tables.ts'
import type { ReadyPost } from '../ready-post.ts'
import { lockStep, type StepClaim, type StepRow } from '../step.store.ts'

interface Finish {
  readonly claim: StepClaim
  readonly outcome:
    | { readonly post: ReadyPost }
    | { readonly failure: StepFailure; readonly question?: string }
}

/**
 * The last write of a step: the post is there, what was set aside for it is kept, and the step is over; or there will be none,
 * and it comes back. All of it or nothing, and only while it is in these hands: whoever took over meanwhile does it instead.
 */
export async function finishStep(ctx: CommandContext, { claim, outcome }: Finish): Promise<void> {
  const row = await lockStep(ctx, claim)
  if (!row) return
  const [of] = await ctx.tx.select().from(subject).where(eq(subject.id, row.subjectId)).for('update')
  const hold = { accountId: row.accountId, key: holdKey(row.id) }
  if (of && 'post' in outcome) {
    const taskId = await keepPost(ctx, row, outcome.post)
    await keepHold(ctx, hold)
    await ctx.tx
      .update(subject)
      .set({ status: 'planned', taskId, version: of.version + 1, changedAt: ctx.now })
      .where(eq(subject.id, of.id))
    await end(ctx, row, null)
    return
  }
  await releaseHold(ctx, hold)
  // It may be asked for again once more is known.
  if (of)
    await ctx.tx
      .update(subject)
      .set({ status: 'accepted', version: of.version + 1, changedAt: ctx.now })
      .where(eq(subject.id, of.id))
  const [failure, question] =
    'failure' in outcome ? [outcome.failure, outcome.question ?? ''] : (['subjectGone', ''] as const)
  await end(ctx, row, failure, question)
}

async function keepPost(ctx: CommandContext, row: StepRow, post: ReadyPost): Promise<number> {
  const { accountId } = row
  const visual = await createDraftedVisual(ctx, {
    ...{ accountId, name: post.title, language: post.language, format: '1:1' },
    ...{ isCarousel: post.format === 'carousel', templateId: post.look.template.id },
    answers: post.look.answers,
  })
  const made = await suggestTask(ctx, {
    ...{ accountId, title: post.title, format: post.format, origin: 'ai', networks: post.networks },
    ...{ hooks: post.hooks, visualId: visual.id },
    pageAlts: Object.fromEntries(visual.pageIds.slice(0, 1).map((page) => [page, post.altText])),
    ...{ publishAt: post.publishAt, publishWall: post.publishWall, publishZone: post.publishZone },
  })
  await ctx.tx.insert(draftedWords).values({
    ...{ taskId: made.id, accountId, subjectId: row.subjectId, engine: post.engine },
    ...{ common: post.common, own: post.own, forms: [...post.forms], facts: [...post.facts] },
    ...{ templateId: post.look.template.id, at: ctx.now },
  })
  return made.id
}

async function end(
  ctx: CommandContext,
  row: StepRow,
  failure: StepFailure | null,
  question = '',
): Promise<void> {
  await ctx.tx
    .update(planningStep)
    .set({ ...unheld, nextAt: null, endedAt: ctx.now, failure, question })
    .where(eq(planningStep.id, row.id))
  const open = await ctx.tx.$count(
    planningStep,
    and(eq(planningStep.runId, row.runId), isNull(planningStep.endedAt)),
  )
  if (open === 0)
    await ctx.tx.update(planningRun).set({ endedAt: ctx.now }).where(eq(planningRun.id, row.runId))
  await ctx.announce({ name: 'planning.changed', accountId: row.accountId })
}
