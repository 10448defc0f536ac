import type { PaymentMethodView } from '@postelier/contract/purchases'
import { asc, desc } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { ownMethods } from '../methods.store.ts'
import { presentMethod } from '../payments.present.ts'
import { paymentMethod } from '../payments.tables.ts'

/** Each card or account once: nobody has as many. */
const most = 50

/** A customer's saved cards and accounts. */
export async function readMethods(
  { db, actor }: Pick<QueryContext, 'db' | 'actor'>,
  { accountId }: { readonly accountId: number },
): Promise<{ methods: PaymentMethodView[] }> {
  await requireAccount(db, actor, accountId, 'paymentMeans:consult')
  const rows = await db
    .select()
    .from(paymentMethod)
    .where(ownMethods(accountId))
    .orderBy(desc(paymentMethod.isDefault), asc(paymentMethod.addedAt))
    .limit(most)
  return { methods: rows.map(presentMethod) }
}
