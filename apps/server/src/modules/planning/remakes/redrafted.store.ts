import { and, eq, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { draftedWords, subject } from '../planning.tables.ts'
import type { SubjectRow } from '../subjects/subject.store.ts'
import type { DraftedRow } from './remake.store.ts'

/** Changes what is kept of a drafted post when a part of it is made anew. */
export async function changeDrafted(
  { tx, now }: CommandContext,
  taskId: number,
  set: Partial<Omit<DraftedRow, 'taskId' | 'accountId' | 'at'>>,
): Promise<void> {
  await tx
    .update(draftedWords)
    .set({ ...set, at: now })
    .where(eq(draftedWords.taskId, taskId))
}

export async function keepSubject({ tx }: CommandContext, row: SubjectRow): Promise<void> {
  await tx.insert(subject).values(row)
}

/** Given up for another: nobody is proposed it again. */
export async function dropSubject({ tx, now }: CommandContext, id: number | null): Promise<void> {
  if (id === null) return
  await tx
    .update(subject)
    .set({ status: 'declined', taskId: null, version: sql`${subject.version} + 1`, changedAt: now })
    .where(eq(subject.id, id))
}

/** As long as it is still given up: what somebody took up again meanwhile is another post's. */
export async function putSubjectBack(
  { tx, now }: CommandContext,
  id: number | null,
  taskId: number,
): Promise<void> {
  if (id === null) return
  const back = await tx
    .update(subject)
    .set({ status: 'planned', taskId, version: sql`${subject.version} + 1`, changedAt: now })
    .where(and(eq(subject.id, id), eq(subject.status, 'declined')))
    .returning({ id: subject.id })
  if (back.length === 0) throw new AppError('conflict')
}
