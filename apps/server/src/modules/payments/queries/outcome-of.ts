import type { PaymentView } from '@postelier/contract/purchases'
import type { Database } from '../../../platform/database/open-database.ts'
import { balanceOf, openSubscription, totalOf } from '../../billing/index.ts'
import { billOfPayment } from '../../bills/index.ts'
import { nextPeriodOf } from '../next-period.store.ts'
import type { PaymentRow } from '../payments.tables.ts'

/** What there is after a payment that is paid or on its way: its bill, and of a plan until when it lasts and what comes next. */
export async function outcomeOf(
  db: Pick<Database, 'select'>,
  { id, accountId, purchase, state }: PaymentRow,
  now: Date,
): Promise<PaymentView['outcome']> {
  if (state !== 'succeeded' && state !== 'processing') return null
  const [bill, open, balance] = await Promise.all([
    billOfPayment(db, id),
    purchase.kind === 'plan' ? openSubscription(db, accountId) : undefined,
    balanceOf(db, accountId, now),
  ])
  const planUntil = open?.periodEnd?.toISOString() ?? null
  const goesOn = open !== undefined && planUntil !== null && open.cancelledAt === null
  return {
    bill,
    creditsLeft: totalOf(balance),
    planUntil,
    nextCharge: goesOn ? { at: planUntil, cents: (await nextPeriodOf(db, open)).amounts.gross } : null,
  }
}
