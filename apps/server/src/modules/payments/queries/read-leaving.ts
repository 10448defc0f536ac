import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { mostNetworksOf, openSubscription } from '../../billing/index.ts'
import { networksIfLeft } from '../../publishing/index.ts'

/** What leaving the plan would mean for networks and posts, said before it is left; without one, what is so already. */
export async function readLeaving(
  { db, actor, now }: Pick<QueryContext, 'db' | 'actor' | 'now'>,
  { accountId }: { readonly accountId: number },
) {
  await requireAccount(db, actor, accountId, 'billing:consult')
  const open = await openSubscription(db, accountId)
  const ends = [open?.periodEnd, open?.graceUntil, now].flatMap((at) => at?.getTime() ?? [])
  const most = await mostNetworksOf(db, accountId, new Date(Math.max(...ends)))
  return { most, ...(await networksIfLeft(db, accountId, most)) }
}
