import type { Amounts, RunningCodes } from '@postelier/contract/purchases'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import type { PlanTerms, SubscriptionRow } from '../billing/index.ts'
import { buyerTax } from './buyer-tax.store.ts'
import { methodsOfPlan } from './methods.store.ts'
import { paymentMethod } from './payments.tables.ts'
import { priceOf } from './price.ts'
import type { PurchaseAffiliation, PurchaseLine, TaxReason } from './purchase.ts'
import { nextReduction } from './reductions.store.ts'

type Db = Pick<Database, 'select'>
type Plan = Pick<SubscriptionRow, 'accountId' | 'terms' | 'nextTerms'>

interface NextPeriod {
  readonly terms: PlanTerms
  readonly line: PurchaseLine
  readonly amounts: Amounts
  readonly codes: RunningCodes
  readonly taxReason: TaxReason | null
  /** A promotion code that is taken off. */
  readonly codeId: number | null
  readonly affiliation: PurchaseAffiliation | undefined
}

/** What the next period of a plan costs, as it is told before and asked for then: its terms, what codes take off, tax. */
export async function nextPeriodOf(db: Db, { accountId, terms: now, nextTerms }: Plan): Promise<NextPeriod> {
  const terms = nextTerms ?? now
  const line = {
    packId: terms.packId,
    names: terms.names,
    quantity: 1,
    credits: terms.credits,
    unitCents: terms.cents,
    cents: terms.cents,
  }
  const price = { lines: [line], unusedCents: 0 }
  const [tax, { reduction, codes, codeId, kept }] = await Promise.all([
    buyerTax(db, accountId),
    nextReduction(db, accountId, price),
  ])
  const amounts = priceOf({ ...price, reduction, taxPercent: tax.percent })
  return { terms, line, amounts, codes, taxReason: tax.reason, codeId, affiliation: kept }
}

/** With what the next period is paid: what was chosen for the plan, otherwise what the account pays with. */
export async function methodOfPlan(
  db: Db,
  { accountId, methodId }: Pick<SubscriptionRow, 'accountId' | 'methodId'>,
): Promise<typeof paymentMethod.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(paymentMethod)
    .where(
      and(
        methodsOfPlan(accountId),
        methodId === null ? eq(paymentMethod.isDefault, true) : eq(paymentMethod.id, methodId),
      ),
    )
  return row
}
