import type { QueryContext } from '../../../access/context.ts'
import { weekAround } from '../../../platform/week.ts'
import { monthIn } from '../../billing/index.ts'
import { proposedIn } from '../../planning/index.ts'
import { networksLinked } from '../../publishing/index.ts'
import { postsBetween, zoneOfAccount } from '../../tasks/index.ts'

/** How much of its plan a business uses. */
export async function planUse({ db, now }: Pick<QueryContext, 'db' | 'now'>, accountId: number) {
  const zone = await zoneOfAccount(db, accountId)
  const [networks, postsThisWeek, ideasThisMonth] = await Promise.all([
    networksLinked(db, accountId),
    postsBetween(db, accountId, weekAround(now, zone)),
    proposedIn(db, accountId, monthIn(zone, now)),
  ])
  return { networks: networks.length, postsThisWeek, ideasThisMonth }
}
