import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { planningSettings } from './planning.tables.ts'

export type PlanningSettings = Omit<typeof planningSettings.$inferSelect, 'accountId'>

/** Until somebody says otherwise: three a week, on days and at hours that suit most shops. */
export const usualSettings: PlanningSettings = {
  postsPerWeek: 3,
  weekdays: [2, 4, 6],
  times: ['09:00', '12:15', '18:00'],
  objectives: ['visibility', 'traffic', 'engagement'],
  isOneForEach: false,
  version: 0,
}

export async function settingsOf(db: Pick<Database, 'select'>, accountId: number): Promise<PlanningSettings> {
  const [row] = await db.select().from(planningSettings).where(eq(planningSettings.accountId, accountId))
  return row ?? usualSettings
}
