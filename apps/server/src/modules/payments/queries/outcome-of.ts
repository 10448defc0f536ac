import type { PaymentView } from '@postelier/contract/purchases'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { balanceOf, openSubscription, type SubscriptionRow, totalOf } from '../../billing/index.ts'
import { billOfPayment } from '../../bills/index.ts'
import { readSeller } from '../../catalogue/index.ts'
import { usualDebitDay } from '../debit-day.ts'
import { nextPeriodOf } from '../next-period.store.ts'
import { type PaymentRow, paymentMethod } from '../payments.tables.ts'

type Db = Pick<Database, 'select'>

/** What there is after a payment that is paid or on its way: its bill, and of a plan until when it lasts and what comes next. */
export async function outcomeOf(
  db: Db,
  { id, accountId, purchase, state, means, methodId, createdAt }: PaymentRow,
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
    nextCharge: goesOn ? await chargeAt(db, open, planUntil) : null,
    debit: means === 'debit' && state === 'processing' ? await debitOf(db, { methodId, createdAt }) : null,
  }
}

async function chargeAt(db: Db, open: SubscriptionRow, at: string) {
  const { amounts, codes } = await nextPeriodOf(db, open)
  return { at, cents: amounts.gross, codes }
}

async function debitOf(db: Db, { methodId, createdAt }: Pick<PaymentRow, 'methodId' | 'createdAt'>) {
  const [[method], seller] = await Promise.all([
    methodId === null ? [] : db.select().from(paymentMethod).where(eq(paymentMethod.id, methodId)),
    readSeller(db),
  ])
  const { name: creditor, creditorId } = seller
  return { by: usualDebitDay(createdAt), mandate: method?.mandate ?? '', creditor, creditorId }
}
