import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { holdKey } from '../drafting/hold-key.ts'
import { planningStep, subject } from '../planning.tables.ts'

const stepOf = (key: string): number => Number(/^draft:(\d{1,15})$/.exec(key)?.[1] ?? 0)

/** The posts that were drafted under keys of the book of credits, by the key; those that never were one are not there. */
export async function postsOfHolds(
  db: Pick<Database, 'select'>,
  accountId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const steps = keys.map(stepOf).filter((id) => id > 0)
  if (steps.length === 0) return new Map()
  const rows = await db
    .select({ id: planningStep.id, taskId: subject.taskId })
    .from(planningStep)
    .innerJoin(subject, eq(subject.id, planningStep.subjectId))
    .where(and(eq(planningStep.accountId, accountId), inArray(planningStep.id, steps)))
  return new Map(rows.flatMap(({ id, taskId }) => (taskId === null ? [] : [[holdKey(id), taskId] as const])))
}
