import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../../access/actor.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { isThereFor } from '../../tasks/index.ts'
import { sitePhoto } from '../photos/photo.tables.ts'
import {
  aiAudience,
  aiThematic,
  draftedWords,
  knownFact,
  planningSettings,
  siteReading,
  subject,
} from '../planning.tables.ts'

/** What is known of a business and what was thought of for it, for the export of one's data. */
export const exportPlanning = async (db: Pick<Database, 'select'>, accountId: number, actor: Actor) => ({
  rhythm: await db.select().from(planningSettings).where(eq(planningSettings.accountId, accountId)),
  readings: await db.select().from(siteReading).where(eq(siteReading.accountId, accountId)),
  facts: await db.select().from(knownFact).where(eq(knownFact.accountId, accountId)),
  photos: await db.select().from(sitePhoto).where(eq(sitePhoto.accountId, accountId)),
  thematics: await db.select().from(aiThematic).where(eq(aiThematic.accountId, accountId)),
  audiences: await db.select().from(aiAudience).where(eq(aiAudience.accountId, accountId)),
  subjects: await db.select().from(subject).where(eq(subject.accountId, accountId)),
  drafts: await db
    .select()
    .from(draftedWords)
    .where(and(eq(draftedWords.accountId, accountId), isThereFor(actor, draftedWords.taskId))),
})
