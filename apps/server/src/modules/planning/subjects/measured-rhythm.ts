import { monthsBefore } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { localTimeOf } from '../../../platform/local-time.ts'
import { engagementOf } from '../../publishing/index.ts'
import { type PlanningSettings, settingsOf } from '../settings.store.ts'
import { type BestHours, bestHours } from './best-hours.ts'

/** What a business chose, and which of its hours brought most within a year, where its posts tell. */
export async function measuredRhythm(
  db: Pick<Database, 'select'>,
  { accountId, zone, now }: { readonly accountId: number; readonly zone: string; readonly now: Date },
): Promise<PlanningSettings & { readonly best: BestHours | null }> {
  const settings = await settingsOf(db, accountId)
  const posts = await engagementOf(db, accountId, monthsBefore(now, 12))
  const measured = posts.map(({ at, ...post }) => ({ ...post, local: localTimeOf(at, zone) }))
  return { ...settings, best: bestHours(measured, settings) }
}
