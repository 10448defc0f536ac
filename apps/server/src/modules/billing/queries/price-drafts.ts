import { eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { countFree } from '../hold.store.ts'
import { type DraftPrice, monthIn, priceOfDrafts } from '../hold.ts'
import { draftsOf, planOf } from '../plans.ts'

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
  const [row] = await db
    .select({ until: person.freeSubscriptionUntil, zone: person.timeZone })
    .from(person)
    .where(eq(person.id, accountId))
  const plan = planOf({ freeSubscriptionUntil: row?.until ?? null, today: now.toISOString().slice(0, 10) })
  const month = monthIn(row?.zone ?? 'Europe/Paris', now)
  const price = priceOfDrafts({
    count,
    freeMonthly: plan === 'none' ? settings.freeDrafts : draftsOf[plan],
    taken: await countFree(db, accountId, month),
    creditsEach: settings.draftCredits,
  })
  return { ...price, month }
}
