import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { aiAudience } from '../planning.tables.ts'
import { subjectById } from '../remakes/remake.store.ts'

/** What a drafted post was to do: its subject, what for, for whom, in which tone; null where it was drafted of none. */
export async function intentionOf(db: Pick<Database, 'select'>, subjectId: number | null) {
  const subject = await subjectById(db, subjectId)
  if (!subject) return null
  const [audience] =
    subject.audienceId === null
      ? []
      : await db
          .select({ name: aiAudience.name })
          .from(aiAudience)
          .where(eq(aiAudience.id, subject.audienceId))
  const { name, objective, tone } = subject
  return { subject: name, objective, audience: audience?.name ?? null, tone }
}
