import type { QueryContext } from '../../../access/context.ts'
import { scopeOf } from '../people.policy.ts'
import { type ListedPerson, presentPeople } from '../people.present.ts'
import { type PeopleFilter, peoplePage } from '../people.store.ts'

/** People of a type whom the caller administers; for anybody else the list is empty. */
export async function listPeople(
  ctx: QueryContext,
  filter: PeopleFilter,
): Promise<{ total: number; items: ListedPerson[] }> {
  const { total, rows } = await peoplePage(ctx.db, scopeOf(ctx.actor), filter)
  return { total, items: await presentPeople(ctx, rows) }
}

/** An agency's own customers, whatever else the caller may see. */
export async function listAgencyCustomers(
  ctx: QueryContext,
  page: Pick<PeopleFilter, 'search' | 'offset' | 'limit'>,
): Promise<{ total: number; items: ListedPerson[] }> {
  const { actor } = ctx
  if (actor.kind !== 'person') return { total: 0, items: [] }
  const scope = { ownerId: actor.personId, types: ['customer'] } as const
  const filter = { ...page, type: 'customer', state: '', sort: 'name' } as const
  const { total, rows } = await peoplePage(ctx.db, scope, filter)
  return { total, items: await presentPeople(ctx, rows) }
}
