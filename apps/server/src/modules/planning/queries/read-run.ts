import type { RunView } from '@postelier/contract'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { planningRun, planningStep, subject } from '../planning.tables.ts'
import { draftedPosts } from './drafted-posts.ts'

interface ReadRunInput {
  readonly accountId: number
  /** In which a picture that nobody described is. */
  readonly language: string
  readonly runId?: string
}

/** One run, or the latest of a month's subjects; nothing where there is none. */
export async function readRun(
  ctx: QueryContext,
  { accountId, language, runId }: ReadRunInput,
): Promise<RunView | null> {
  const { db, now } = ctx
  const [run] = await db
    .select()
    .from(planningRun)
    .where(
      and(
        eq(planningRun.accountId, accountId),
        runId ? eq(planningRun.publicId, runId) : eq(planningRun.isAlone, false),
      ),
    )
    .orderBy(desc(planningRun.createdAt), desc(planningRun.id))
    .limit(1)
  if (!run) return null
  const rows = await db
    .select({ step: planningStep, name: subject.name, publicId: subject.publicId, taskId: subject.taskId })
    .from(planningStep)
    .innerJoin(subject, eq(subject.id, planningStep.subjectId))
    .where(eq(planningStep.runId, run.id))
    .orderBy(asc(planningStep.place))
  const ids = rows.flatMap(({ taskId }) => taskId ?? [])
  const posts = await draftedPosts(ctx, { accountId, language, ids })
  return {
    id: run.publicId,
    createdAt: run.createdAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    steps: rows.map(({ step, name, publicId, taskId }) => {
      const post = taskId === null ? undefined : posts.get(taskId)
      return {
        subjectId: publicId,
        name,
        failure: step.failure,
        question: step.question,
        state: stateOf(step, now),
        taskId: post?.postId ?? null,
        picture: post?.picture ?? null,
        publishAt: post?.publishAt ?? null,
      }
    }),
  }
}

/** One that is followed until it is over. */
export async function readOneRun(
  ctx: QueryContext,
  asked: Required<ReadRunInput>,
): Promise<{ run: RunView }> {
  const run = await readRun(ctx, asked)
  if (!run) throw notFound()
  return { run }
}

/** One that was just begun. */
export async function readBegunRun(
  ctx: QueryContext,
  asked: Required<ReadRunInput>,
): Promise<{ run: RunView }> {
  const run = await readRun(ctx, asked)
  if (!run) throw new Error('A run that was just begun is there')
  return { run }
}

export function stateOf(
  step: typeof planningStep.$inferSelect,
  now: Date,
): RunView['steps'][number]['state'] {
  if (step.endedAt) return step.failure ? 'failed' : 'done'
  return step.heldUntil && step.heldUntil > now ? 'working' : 'waiting'
}
