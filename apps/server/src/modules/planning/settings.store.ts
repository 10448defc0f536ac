import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { speakerOf } from '../brand/index.ts'
import { planningSettings } from './planning.tables.ts'

export type PlanningSettings = Omit<typeof planningSettings.$inferSelect, 'accountId'>

/** Until somebody says otherwise: three a week, on days and at hours that suit most shops. */
export const usualSettings: PlanningSettings = {
  postsPerWeek: 3,
  weekdays: [2, 4, 6],
  times: ['09:00', '12:15', '18:00'],
  objectives: ['visibility', 'traffic', 'engagement'],
  isOneForEach: false,
  proposesItself: true,
  draftsItself: true,
  version: 0,
}

/** Companies read on working days. */
const amongCompanies: PlanningSettings = { ...usualSettings, weekdays: [2, 3, 4] }

export async function settingsOf(db: Pick<Database, 'select'>, accountId: number): Promise<PlanningSettings> {
  const [row] = await db.select().from(planningSettings).where(eq(planningSettings.accountId, accountId))
  if (row) return row
  return (await speakerOf(db, accountId))?.activityType === 'bToB' ? amongCompanies : usualSettings
}
