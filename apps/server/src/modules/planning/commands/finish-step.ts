import type { Fact, StepFailure } from '@postelier/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { unheld } from '../../../platform/database/lease.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { keepHold, releaseHold } from '../../billing/index.ts'
import { suggestTask } from '../../tasks/index.ts'
import { keepGrounds } from '../../validity/index.ts'
import { createDraftedVisual } from '../../visuals/index.ts'
import { groundsOfPost, standsOn } from '../drafting/grounds-of-post.ts'
import { holdKey } from '../drafting/hold-key.ts'
import type { ReadyPost } from '../drafting/ready-post.ts'
import { lockStep, type StepClaim, type StepRow } from '../drafting/step.store.ts'
import { standAsRead } from '../known/fact.store.ts'
import { altsOfLook, pageAlts } from '../looks/alt-of-look.ts'
import { draftedWords, planningRun, planningStep, subject } from '../planning.tables.ts'
import type { SubjectRow } from '../subjects/subject.store.ts'

interface Finish {
  readonly claim: StepClaim
  readonly outcome: // With all that was known when it was written.
    | { readonly post: ReadyPost; readonly read: readonly Fact[] }
    | { readonly failure: StepFailure; readonly question?: string }
}

/**
 * The last write of a step: the post is there, what was set aside for it is kept, and the step is over; or there will be none,
 * and it comes back. All of it or nothing, and only while this worker holds it: whoever took over meanwhile does it instead.
 * Answers `stale`, with nothing written, where what the post stands on was forgotten or changed while it was written.
 */
export async function finishStep(ctx: CommandContext, { claim, outcome }: Finish): Promise<'over' | 'stale'> {
  // Before the rows, as whoever changes facts takes it: what changes after this finds the post, and tells it.
  if ('post' in outcome) await oneAtATime(ctx.tx, 'facts', claim.row.accountId)
  const row = await lockStep(ctx, claim)
  if (!row) return 'over'
  const [of] = await ctx.tx.select().from(subject).where(eq(subject.id, row.subjectId)).for('update')
  const hold = { accountId: row.accountId, key: holdKey(row.id) }
  if (of && 'post' in outcome) {
    if (!(await standAsRead(ctx.tx, row.accountId, standsOn(of, outcome.post, outcome.read)))) return 'stale'
    const taskId = await keepPost(ctx, row, of, outcome.post)
    await keepGrounds(ctx, await groundsOfPost(ctx, { taskId, subject: of, post: outcome.post }))
    await keepHold(ctx, hold)
    await ctx.tx
      .update(subject)
      .set({ status: 'planned', taskId, version: of.version + 1, changedAt: ctx.now })
      .where(eq(subject.id, of.id))
    await end(ctx, row, null)
    return 'over'
  }
  await releaseHold(ctx, hold)
  // It may be asked for again once more is known. What somebody asked for alone waits in no list: they were told why.
  if (of)
    await ctx.tx
      .update(subject)
      .set({
        status: (await isAlone(ctx, row)) ? 'declined' : 'accepted',
        version: of.version + 1,
        changedAt: ctx.now,
      })
      .where(eq(subject.id, of.id))
  const [failure, question] =
    'failure' in outcome ? [outcome.failure, outcome.question ?? ''] : (['subjectGone', ''] as const)
  await end(ctx, row, failure, question)
  return 'over'
}

async function isAlone({ tx }: CommandContext, { runId }: StepRow): Promise<boolean> {
  const [run] = await tx
    .select({ isAlone: planningRun.isAlone })
    .from(planningRun)
    .where(eq(planningRun.id, runId))
  return run?.isAlone ?? false
}

async function keepPost(
  ctx: CommandContext,
  { accountId, subjectId }: StepRow,
  { origin, showsLogo }: SubjectRow,
  post: ReadyPost,
): Promise<number> {
  const visual = await createDraftedVisual(ctx, {
    accountId,
    name: post.title,
    language: post.language,
    format: '1:1',
    isCarousel: post.format === 'carousel',
    templateId: post.look.template.id,
    answers: post.look.answers,
    showsLogo,
  })
  const made = await suggestTask(ctx, {
    accountId,
    title: post.title,
    format: post.format,
    networks: post.networks,
    origin: origin === 'keyDate' ? 'keyDate' : 'ai',
    hooks: post.hooks,
    visualId: visual.id,
    pageAlts: pageAlts(visual.pageIds, altsOfLook(post.look, post.language)),
    publishAt: post.publishAt,
    publishLocal: post.publishLocal,
    publishZone: post.publishZone,
  })
  await ctx.tx.insert(draftedWords).values({
    taskId: made.id,
    accountId,
    subjectId,
    engine: post.engine,
    common: post.common,
    own: post.own,
    facts: [...post.facts],
    rules: post.rules,
    templateId: post.look.template.id,
    at: ctx.now,
    pictureMissing: post.pictureMissing ?? null,
    wordsMissing: post.wordsMissing,
    shown: Object.values(post.look.answers.words),
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
  // One at a time: two last ones that end at once would each find the other open.
  await ctx.tx
    .select({ id: planningRun.id })
    .from(planningRun)
    .where(eq(planningRun.id, row.runId))
    .for('update')
  const open = await ctx.tx.$count(
    planningStep,
    and(eq(planningStep.runId, row.runId), isNull(planningStep.endedAt)),
  )
  if (open === 0)
    await ctx.tx.update(planningRun).set({ endedAt: ctx.now }).where(eq(planningRun.id, row.runId))
  await ctx.announce({ name: 'planning.changed', accountId: row.accountId })
}
