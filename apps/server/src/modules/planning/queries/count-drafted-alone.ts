import type { QueryContext } from '../../../access/context.ts'
import { priceDrafts, robotsFor } from '../../billing/index.ts'
import { countUntried } from '../robots/robot.store.ts'
import { settingsOf } from '../settings.store.ts'

/** How many accepted subjects become posts without anybody asking, as far as the plan's month still gives. */
export async function countDraftedAlone(
  { db, now }: Pick<QueryContext, 'db' | 'now'>,
  accountId: number,
): Promise<number> {
  const { draftsItself } = await settingsOf(db, accountId)
  if (!draftsItself || !(await robotsFor(db, accountId, now)).posts) return 0
  const { freeLeft } = await priceDrafts({ db, now }, { accountId, count: 0 })
  return Math.min(freeLeft, await countUntried(db, accountId, now))
}
