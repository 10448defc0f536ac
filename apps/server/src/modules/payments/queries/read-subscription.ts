import type { PlanLimits } from '@postelier/contract/packs'
import type { PaymentView } from '@postelier/contract/purchases'
import type { SubscriptionView } from '@postelier/contract/subscriptions'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Actor, holds } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import {
  allowsMore,
  creditsByEnd,
  creditsHeld,
  givenPlan,
  mostIdeasOf,
  openSubscription,
  planNow,
} from '../../billing/index.ts'
import { ownMethods } from '../methods.store.ts'
import { nextPeriodOf } from '../next-period.store.ts'
import { presentPayment, presentSubscription } from '../payments.present.ts'
import { payment, paymentMethod } from '../payments.tables.ts'
import { debtsPage, mostDebts } from './list-debts.ts'
import { planUse } from './plan-use.ts'

/** Whoever acts for somebody does not see what they pay with. */
const seesMeans = (actor: Actor): boolean =>
  holds(actor, 'paymentMeans:consult') && (actor.kind !== 'person' || actor.impersonatorId === null)

interface Read {
  subscription: SubscriptionView | null
  given: { names: { fr: string; en: string }; until: string; isMore: boolean } | null
  credits: { amount: number; endsAt: string | null }[]
  reserved: number
  limits: PlanLimits | null
  ideasAMonth: number
  used: { networks: number; postsThisWeek: number; ideasThisMonth: number }
  debtCents: number
  debts: { billNumber: string | null; at: string }[]
  waiting: PaymentView[]
}

/** The plan of a business, what it allows and how much of that is used. */
export async function readSubscription(
  ctx: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<Read> {
  const { db, now } = ctx
  await requireAccount(db, ctx.actor, accountId, 'billing:consult')
  const [row, { plan }, used, owed, waiting, given, credits, reserved, { ideas }] = await Promise.all([
    openSubscription(db, accountId),
    planNow(db, accountId, now),
    planUse(ctx, accountId),
    debtsPage(db, { accountId, offset: 0, limit: mostDebts }),
    db
      .select()
      .from(payment)
      .where(and(eq(payment.accountId, accountId), inArray(payment.state, ['processing'])))
      .orderBy(asc(payment.createdAt))
      .limit(20),
    givenPlan(db, accountId, now),
    creditsByEnd(db, accountId, now),
    creditsHeld(db, { accountId, keysStart: 'order:' }),
    mostIdeasOf(db, accountId, now),
  ])
  const [method] =
    row?.methodId == null || !seesMeans(ctx.actor)
      ? []
      : await db
          .select({ label: paymentMethod.label })
          .from(paymentMethod)
          .where(and(eq(paymentMethod.id, row.methodId), ownMethods(accountId)))
  return {
    subscription: row
      ? presentSubscription(row, {
          means: method?.label ?? null,
          next: await nextPeriodOf(db, row),
        })
      : null,
    given: given && {
      names: given.names,
      until: given.until,
      isMore: row !== undefined && allowsMore(given.limits, row.terms.limits),
    },
    credits,
    reserved,
    limits: plan?.limits ?? null,
    ideasAMonth: ideas,
    used,
    debtCents: owed.items.reduce((all, { cents }) => all + cents, 0),
    debts: owed.items.map(({ billNumber, openedAt }) => ({ billNumber, at: openedAt })),
    waiting: waiting.map((one) => presentPayment(one)),
  }
}
