import type { PaymentView } from '@postelier/contract/purchases'
import type { Database } from '../../../platform/database/open-database.ts'
import { openSubscription } from '../../billing/index.ts'
import { billOfPayment } from '../../bills/index.ts'
import { nextPeriodOf } from '../next-period.store.ts'
import type { PaymentRow } from '../payments.tables.ts'

/** What there is after a payment that is paid or on its way: its bill, and of a plan until when it lasts and what comes next. */
export async function outcomeOf(
  db: Pick<Database, 'select'>,
  { id, accountId, purchase, state }: PaymentRow,
): Promise<PaymentView['outcome']> {
  if (state !== 'succeeded' && state !== 'processing') return null
  const [bill, open] = await Promise.all([
    billOfPayment(db, id),
    purchase.kind === 'plan' ? openSubscription(db, accountId) : undefined,
  ])
  const planUntil = open?.periodEnd?.toISOString() ?? null
  const goesOn = open !== undefined && planUntil !== null && open.cancelledAt === null
  return {
    bill,
    planUntil,
    nextCharge: goesOn ? { at: planUntil, cents: (await nextPeriodOf(db, open)).amounts.gross } : null,
  }
}
