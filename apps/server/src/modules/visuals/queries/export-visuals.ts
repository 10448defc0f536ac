import { eq } from 'drizzle-orm'
import type { Actor } from '../../../access/actor.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { seesHidden } from '../template-scope.ts'
import { ownedBy } from '../visuals.store.ts'
import { template, visualTheme } from '../visuals.tables.ts'

/** An account's own templates and themes, for the export of one's data. */
export const exportVisuals = async (db: Pick<Database, 'select'>, accountId: number, actor: Actor) => ({
  templates: await db
    .select()
    .from(template)
    .where(ownedBy({ ownerId: accountId, seesHidden: seesHidden(actor) })),
  themes: await db.select().from(visualTheme).where(eq(visualTheme.ownerId, accountId)),
})
