import type { Database } from '../../platform/database/open-database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { monthIn, mostIdeasOf } from '../billing/index.ts'
import { type Speaker, speakerOf } from '../brand/index.ts'
import { draftingStop } from './drafting/require-drafting.ts'
import { proposedIn } from './subjects/subject.store.ts'

/** Asked of the module that links accounts, which stands above this one. */
export type HasNetwork = (
  platform: Pick<Platform, 'networks'>,
  db: Pick<Database, 'select'>,
  accountId: number,
) => Promise<boolean>

export interface Asking {
  readonly platform: Pick<Platform, 'networks'>
  readonly db: Pick<Database, 'select' | '$count'>
  readonly now: Date
  readonly hasNetwork: HasNetwork
}

/** What stands between a business and subjects. */
export interface Readiness {
  readonly speaker: Speaker
  /** Why nothing is drafted at all. */
  readonly stop: ReturnType<typeof draftingStop>
  readonly hasActivity: boolean
  readonly hasNetwork: boolean
  /** Subjects that may still be proposed this month. */
  readonly ideasLeft: number
  readonly ideas: number
  readonly hasPlan: boolean
}

export async function readinessOf(
  { platform, db, now, hasNetwork }: Asking,
  accountId: number,
): Promise<Readiness> {
  const speaker = await speakerOf(db, accountId)
  if (!speaker) throw notFound()
  const { ideas, hasPlan } = await mostIdeasOf(db, accountId, now)
  return {
    speaker,
    ideas,
    hasPlan,
    stop: draftingStop(speaker),
    hasActivity: speaker.summary.trim() !== '',
    hasNetwork: await hasNetwork(platform, db, accountId),
    ideasLeft: Math.max(0, ideas - (await proposedIn(db, accountId, monthIn(speaker.timeZone, now)))),
  }
}

/** A planning needs words on what the business does, somewhere to publish, and room in the plan. */
export async function requirePlanning(asking: Asking, accountId: number): Promise<Readiness> {
  const readiness = await readinessOf(asking, accountId)
  if (readiness.stop) throw new AppError(readiness.stop)
  if (!readiness.hasActivity) throw new AppError('activityMissing')
  if (!readiness.hasNetwork) throw new AppError('networkMissing')
  const { ideas, ideasLeft, hasPlan } = readiness
  if (ideasLeft === 0)
    throw new AppError(hasPlan ? 'ideasReached' : 'subscriptionNeeded', { figures: { ideas } })
  return readiness
}
