import type { QueryContext } from '../../../access/context.ts'
import { robotsFor } from '../../billing/index.ts'
import { zoneOf } from '../subjects/business-zone.ts'
import { measuredRhythm } from '../subjects/measured-rhythm.ts'

/**
 * A business's rhythm of posts and what the program may propose or draft by itself, with the hours that were measured
 * best.
 */
export async function readSettings({ db, now }: QueryContext, { accountId }: { readonly accountId: number }) {
  const zone = await zoneOf(db, accountId)
  const { proposesItself, draftsItself, best, ...rhythm } = await measuredRhythm(db, { accountId, zone, now })
  const { postsPerWeek, weekdays, times, objectives, isOneForEach, version } = rhythm
  const robots = { subjects: proposesItself, posts: draftsItself }
  const offered = await robotsFor(db, accountId, now)
  return {
    settings: {
      postsPerWeek,
      weekdays,
      times,
      objectives,
      isOneForEach,
      robots,
      offered,
      measured: best && {
        posts: best.posts,
        hours: [...best.on].map(([weekday, [time = '']]) => ({ weekday, time })),
      },
      version,
    },
  }
}
