import type { BoostView } from '@postelier/contract'
import { holds } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { readTask } from '../../tasks/index.ts'
import { presentBoost } from '../boost.present.ts'
import { type BoostRef, boostAt, boostsOfTask } from '../boost.store.ts'

/** The boosts of one post, with whether this actor may add one. */
export async function listBoosts(
  { db, actor }: QueryContext,
  place: { readonly accountId: number; readonly taskPublicId: string },
): Promise<{ boosts: BoostView[]; mayBoost: boolean }> {
  await requireAccount(db, actor, place.accountId, 'posts:consult')
  const { id } = await readTask(db, place, actor)
  return { boosts: (await boostsOfTask(db, id)).map(presentBoost), mayBoost: holds(actor, 'posts:edit') }
}

export async function readBoost({ db, actor }: QueryContext, place: BoostRef): Promise<{ boost: BoostView }> {
  await requireAccount(db, actor, place.accountId, 'posts:consult')
  return { boost: presentBoost(await boostAt(db, place)) }
}
