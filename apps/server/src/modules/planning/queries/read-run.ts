import type { RunView } from '@postelier/contract'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { titlesOf } from '../../tasks/index.ts'
import { planningRun, planningStep, subject } from '../planning.tables.ts'

interface Asked {
  readonly accountId: number
  readonly runId?: string
}

/** One run, or the latest; nothing where there never was one. */
export async function readRun(
  { db, now }: QueryContext,
  { accountId, runId }: Asked,
): Promise<RunView | null> {
  const [run] = await db
    .select()
    .from(planningRun)
    .where(and(eq(planningRun.accountId, accountId), ...(runId ? [eq(planningRun.publicId, runId)] : [])))
    .orderBy(desc(planningRun.createdAt), desc(planningRun.id))
    .limit(1)
  if (!run) return null
  const rows = await db
    .select({ step: planningStep, name: subject.name, publicId: subject.publicId, taskId: subject.taskId })
    .from(planningStep)
    .innerJoin(subject, eq(subject.id, planningStep.subjectId))
    .where(eq(planningStep.runId, run.id))
    .orderBy(asc(planningStep.place))
  const posts = await titlesOf(
    db,
    rows.flatMap(({ taskId }) => taskId ?? []),
  )
  return {
    id: run.publicId,
    createdAt: run.createdAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    steps: rows.map(({ step, name, publicId, taskId }) => ({
      ...{ subjectId: publicId, name, failure: step.failure, question: step.question },
      state: stateOf(step, now),
      taskId: (taskId !== null && posts.get(taskId)?.publicId) || null,
    })),
  }
}

function stateOf(step: typeof planningStep.$inferSelect, now: Date): RunView['steps'][number]['state'] {
  if (step.endedAt) return step.failure ? 'failed' : 'done'
  return step.heldUntil && step.heldUntil > now ? 'working' : 'waiting'
}
