import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { template, visualTheme } from '../visuals.tables.ts'

/** An account's own templates and themes, for the export of one's data. */
export const exportVisuals = async (db: Pick<Database, 'select'>, accountId: number) => ({
  templates: await db.select().from(template).where(eq(template.ownerId, accountId)),
  themes: await db.select().from(visualTheme).where(eq(visualTheme.ownerId, accountId)),
})
