import type { PlanLimits } from '@postelier/contract/packs'
import type { PaymentView, SubscriptionView } from '@postelier/contract/purchases'
import { and, asc, eq, inArray, isNull, sum } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { debt, openSubscription, planNow } from '../../billing/index.ts'
import { presentPayment, presentSubscription } from '../payments.present.ts'
import { payment, paymentMethod } from '../payments.tables.ts'
import { planUse } from './plan-use.ts'

interface Read {
  subscription: SubscriptionView | null
  freeUntil: string | null
  limits: PlanLimits | null
  used: { networks: number; postsThisWeek: number; ideasThisMonth: number }
  debtCents: number
  waiting: PaymentView[]
}

/** The plan of a business, what it allows and how much of that is used. */
export async function readSubscription(
  ctx: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<Read> {
  const { db, now } = ctx
  await requireAccount(db, ctx.actor, accountId, 'billing:consult')
  const [row, { plan }, used, owed, waiting, given] = await Promise.all([
    openSubscription(db, accountId),
    planNow(db, accountId, now),
    planUse(ctx, accountId),
    db
      .select({ cents: sum(debt.cents) })
      .from(debt)
      .where(and(eq(debt.accountId, accountId), isNull(debt.paidAt))),
    db
      .select()
      .from(payment)
      .where(and(eq(payment.accountId, accountId), inArray(payment.state, ['processing'])))
      .orderBy(asc(payment.createdAt))
      .limit(20),
    db.select({ until: person.freeSubscriptionUntil }).from(person).where(eq(person.id, accountId)),
  ])
  const [method] =
    row?.methodId == null
      ? []
      : await db
          .select({ label: paymentMethod.label })
          .from(paymentMethod)
          .where(eq(paymentMethod.id, row.methodId))
  const today = now.toISOString().slice(0, 10)
  const until = given[0]?.until ?? null
  return {
    subscription: row ? presentSubscription(row, method?.label ?? null) : null,
    freeUntil: until !== null && until >= today ? until : null,
    limits: plan?.limits ?? null,
    used,
    debtCents: Number(owed[0]?.cents ?? 0),
    waiting: waiting.map((one) => presentPayment(one)),
  }
}
