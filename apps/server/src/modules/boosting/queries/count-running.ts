import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { liveBoosts } from '../boost.store.ts'

/** How many boosts may still cost something, by the account they are paid through. */
export async function countRunning(
  { db, actor }: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<{ running: { connectionId: number; count: number }[] }> {
  await requireAccount(db, actor, accountId, 'posts:consult')
  const counts = new Map<number, number>()
  for (const { connectionId } of await liveBoosts(db, accountId))
    counts.set(connectionId, (counts.get(connectionId) ?? 0) + 1)
  return { running: [...counts].map(([connectionId, count]) => ({ connectionId, count })) }
}
