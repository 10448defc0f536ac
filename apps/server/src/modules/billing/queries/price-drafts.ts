import type { QueryContext } from '../../../access/context.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { countFree } from '../hold.store.ts'
import { type DraftPrice, monthIn, priceOfDrafts } from '../hold.ts'
import { planNow } from '../subscription.store.ts'

interface PriceDraftsInput {
  readonly accountId: number
  readonly count: number
}

/** What so many drafts would cost a business now, with the month they would count for. */
export async function priceDrafts(
  { db, now }: Pick<QueryContext, 'db' | 'now'>,
  { accountId, count }: PriceDraftsInput,
): Promise<DraftPrice & { readonly month: string }> {
  const settings = await masterSettings(db)
  const { plan, timeZone } = await planNow(db, accountId, now)
  const month = monthIn(timeZone, now)
  const price = priceOfDrafts({
    count,
    freeMonthly: plan === null ? settings.freeDrafts : plan.limits.ideasAMonth,
    taken: await countFree(db, accountId, month),
    creditsEach: settings.draftCredits,
  })
  return { ...price, month }
}
