import type { FreeDaysView } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { settingsOf } from '../settings.store.ts'
import { dayIn, localTimesTaken, mostDaysAhead, usualDaysAhead } from '../subjects/local-times-taken.store.ts'
import { slotsOf } from '../subjects/place-dates.ts'

/** Whether a business's coming weeks have room, and from when they do. */
export async function readFreeDays(
  { db, now }: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<{ freeDays: FreeDaysView }> {
  const [next = null] = slotsOf(
    await settingsOf(db, accountId),
    { from: dayIn(now, 1), to: dayIn(now, mostDaysAhead) },
    await localTimesTaken(db, accountId, now),
  )
  return { freeDays: { next, isFull: next === null || next.slice(0, 10) > dayIn(now, usualDaysAhead) } }
}
