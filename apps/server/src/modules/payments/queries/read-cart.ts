import type { CartView } from '@postelier/contract/purchases'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { openCart, pricedCart } from '../cart.store.ts'
import { creditsGoingIn, unusedIn } from '../unused-credit.store.ts'

/** What a business is about to buy, at today's prices; nothing where a pack of it is not sold any more. */
export async function readCart(
  { db, actor, now }: Pick<QueryContext, 'db' | 'actor' | 'now'>,
  { accountId }: { readonly accountId: number },
): Promise<{ cart: CartView | null }> {
  await requireAccount(db, actor, accountId, 'billing:consult')
  const row = await openCart(db, accountId, now)
  if (!row) return { cart: null }
  const priced = await pricedCart(db, { row, unusedCents: await unusedIn(db, row, now) }, now)
  return { cart: priced && { ...priced.view, creditsGoing: await creditsGoingIn(db, row, now) } }
}
