import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { draftedWords, subject } from '../planning.tables.ts'
import type { SubjectRow } from './subject.store.ts'

/** The ideas that posts were drafted of, by the posts' rows. */
export async function subjectsOfPosts(
  db: Pick<Database, 'select'>,
  taskIds: readonly number[],
): Promise<ReadonlyMap<number, SubjectRow>> {
  if (taskIds.length === 0) return new Map()
  const rows = await db
    .select({ taskId: draftedWords.taskId, subject })
    .from(draftedWords)
    .innerJoin(subject, eq(subject.id, draftedWords.subjectId))
    .where(inArray(draftedWords.taskId, [...taskIds]))
  return new Map(rows.map((row) => [row.taskId, row.subject]))
}
