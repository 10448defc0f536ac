import type { CustomerMoneyView } from '@postelier/contract/customer-money'
import { eq } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import { creditsHeld, creditsLeft, givenPlan, openSubscription } from '../../billing/index.ts'
import { societyNamesOf } from '../../brand/index.ts'
import { nextPeriodOf } from '../next-period.store.ts'
import { presentSubscription } from '../payments.present.ts'
import { paymentMethod } from '../payments.tables.ts'
import { debtsPage, mostDebts } from './list-debts.ts'

/** How a customer stands, for who answers their questions. */
export async function readCustomerMoney(
  { db, actor, now }: Pick<QueryContext, 'db' | 'actor' | 'now'>,
  { accountId }: { readonly accountId: number },
): Promise<{ money: CustomerMoneyView }> {
  requirePermission(actor, 'adminBills:consult')
  const [customer] = await db.select().from(person).where(eq(person.id, accountId))
  if (customer?.type !== 'customer') throw notFound()
  const [row, credits, reserved, societies, debts, given] = await Promise.all([
    openSubscription(db, accountId),
    creditsLeft(db, accountId, now),
    creditsHeld(db, { accountId, keysStart: 'order:' }),
    societyNamesOf(db, [accountId]),
    debtsPage(db, { accountId, offset: 0, limit: mostDebts }),
    givenPlan(db, accountId, now),
  ])
  const [method] =
    row?.methodId == null
      ? []
      : await db.select().from(paymentMethod).where(eq(paymentMethod.id, row.methodId))
  return {
    money: {
      name: [customer.firstName, customer.lastName].filter(Boolean).join(' '),
      society: societies.get(accountId) ?? '',
      subscription: row
        ? presentSubscription(row, {
            means: method?.label ?? null,
            next: await nextPeriodOf(db, row),
          })
        : null,
      given: given && { names: given.names, until: given.until },
      credits,
      reserved,
      debts: debts.items,
    },
  }
}
