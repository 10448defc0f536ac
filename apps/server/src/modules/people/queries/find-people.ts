import type { QueryContext } from '../../../access/context.ts'
import { scopeOf } from '../people.policy.ts'
import { type ListedPerson, presentPeople } from '../people.present.ts'
import { peopleCalled } from '../people.store.ts'

/** The first few people the caller administers, of whatever type, whom these words call; none without a word. */
export async function findPeople(
  ctx: QueryContext,
  { search, limit }: { readonly search: string; readonly limit: number },
): Promise<{ total: number; items: ListedPerson[] }> {
  const rows = await peopleCalled(ctx.db, scopeOf(ctx.actor), search, limit)
  return { total: rows.length, items: await presentPeople(ctx, rows) }
}
