import { and, eq, inArray } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { subject } from '../planning.tables.ts'

/** A subject that no post came of goes, so that what it was about can be asked for anew; one with a post stays. */
export async function removeSubject({ tx }: CommandContext, subjectId: number): Promise<void> {
  await tx
    .delete(subject)
    .where(and(eq(subject.id, subjectId), inArray(subject.status, ['accepted', 'declined'])))
}
