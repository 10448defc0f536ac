import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { zoneOf } from '../subjects/business-zone.ts'
import { measuredRhythm } from '../subjects/measured-rhythm.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** The hours a business chose, by weekday: those that brought most before the others, where its posts tell. */
export async function readGoodHours(
  { db, actor, now }: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<{ hours: { weekday: number; times: string[]; isMeasured: boolean; isPlanned: boolean }[] }> {
  await requireAccount(db, actor, accountId, 'posts:consult')
  const {
    best,
    times,
    weekdays: planned,
  } = await measuredRhythm(db, { accountId, zone: await zoneOf(db, accountId), now })
  const hours = weekdays.map((weekday) => {
    const measured = best?.on.get(weekday)
    return {
      weekday,
      times: [...(measured ?? times)],
      isMeasured: measured !== undefined,
      isPlanned: planned.includes(weekday),
    }
  })
  return { hours }
}
