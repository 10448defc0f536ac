import type { OfferedCredits, OfferedPlan } from '@postelier/contract/purchases'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { packsSoldTo } from '../cart.store.ts'

/** What a business can buy, in the order administrators gave it. */
export async function readOffers(
  { db, actor }: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<{ plans: OfferedPlan[]; creditPacks: OfferedCredits[] }> {
  await requireAccount(db, actor, accountId, 'billing:consult')
  const packs = await packsSoldTo(db, accountId)
  return {
    plans: packs.flatMap(({ limits, monthlyCents, onceCents: _none, ...pack }) =>
      limits === null || monthlyCents === null ? [] : [{ ...shown(pack), ...pack, limits, monthlyCents }],
    ),
    creditPacks: packs.flatMap((pack) =>
      pack.onceCents === null ? [] : [{ ...shown(pack), cents: pack.onceCents }],
    ),
  }
}

const shown = ({ id, names, descriptions, credits, emoticon }: Omit<OfferedCredits, 'cents'>) => ({
  id,
  names,
  descriptions,
  credits,
  emoticon,
})
