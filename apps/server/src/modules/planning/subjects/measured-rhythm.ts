import type { Network } from '@postelier/contract'
import { monthsBefore } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { localTimeOf } from '../../../platform/local-time.ts'
import { engagementOf } from '../../publishing/index.ts'
import { type PlanningSettings, settingsOf } from '../settings.store.ts'
import { type BestHours, bestHours, fewestMeasured } from './best-hours.ts'

interface MeasuredRhythmInput {
  readonly accountId: number
  readonly zone: string
  readonly now: Date
  /** Those a post is for: its hours are measured there, where enough posts tell. */
  readonly networks?: readonly Network[]
}

/** What a business chose, and which of its hours brought most within a year, where its posts tell. */
export async function measuredRhythm(
  db: Pick<Database, 'select'>,
  { accountId, zone, now, networks = [] }: MeasuredRhythmInput,
): Promise<PlanningSettings & { readonly best: BestHours | null }> {
  const settings = await settingsOf(db, accountId)
  const posts = await engagementOf(db, accountId, monthsBefore(now, 12))
  const measured = posts.map(({ at, ...post }) => ({ ...post, local: localTimeOf(at, zone) }))
  const there = measured.filter(({ network }) => networks.includes(network))
  const telling = there.length >= fewestMeasured ? there : measured
  return { ...settings, best: bestHours(telling, settings) }
}
