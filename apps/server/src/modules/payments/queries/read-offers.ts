import type { Frequency, OfferedCredits, OfferedPlan, PlanChoice } from '@postelier/contract/purchases'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { givenPlan } from '../../billing/index.ts'
import { heldAffiliation, reductionOf } from '../affiliation.store.ts'
import { buyerTax } from '../buyer-tax.store.ts'
import { packsSoldTo } from '../cart.store.ts'
import { onlyCreditsIn } from '../only-credits.ts'
import { type PlanChange, planChanges } from '../plan-change.store.ts'
import { priceOf, type Reduction } from '../price.ts'

/** What a business can buy, in the order administrators gave it, and what choosing each plan does today. */
export async function readOffers(
  { db, actor, now }: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<{ plans: OfferedPlan[]; creditPacks: OfferedCredits[] }> {
  await requireAccount(db, actor, accountId, 'billing:consult')
  const [packs, changes, { percent }, given, held] = await Promise.all([
    packsSoldTo(db, accountId),
    planChanges(db, accountId, now),
    buyerTax(db, accountId),
    givenPlan(db, accountId, now),
    heldAffiliation(db, accountId),
  ])
  const how = { taxPercent: percent, reduction: held && reductionOf(held) }
  const onlyCreditsUntil = onlyCreditsIn(given)
  const choice = (packId: number, frequency: Frequency, cents: number) =>
    chosen(changes({ packId, frequency, cents }), cents, how)
  return {
    plans: packs.flatMap(({ limits, monthlyCents, onceCents: _none, ...pack }) => {
      if (limits === null || monthlyCents === null) return []
      const { yearlyCents, isRecommended } = pack
      const yearly = yearlyCents === null ? null : choice(pack.id, 'yearly', yearlyCents)
      const monthly = choice(pack.id, 'monthly', monthlyCents)
      return [
        {
          ...shown(pack),
          limits,
          monthlyCents,
          yearlyCents,
          isRecommended,
          choice: { monthly, yearly },
          onlyCreditsUntil: onlyCreditsUntil(limits),
        },
      ]
    }),
    creditPacks: packs.flatMap((pack) =>
      pack.onceCents === null ? [] : [{ ...shown(pack), cents: pack.onceCents }],
    ),
  }
}

interface Taken {
  readonly taxPercent: number
  /** What an agency's code takes off. */
  readonly reduction: Reduction | null
}

function chosen(change: PlanChange, cents: number, taken: Taken): PlanChoice {
  const { how } = change
  if (how === 'later' || how === 'same') return { how, todayCents: 0 }
  const unusedCents = how === 'now' ? change.unusedCents : 0
  return { how, todayCents: priceOf({ lines: [{ cents }], unusedCents, ...taken }).gross }
}

const shown = ({ id, names, descriptions, credits, emoticon }: Omit<OfferedCredits, 'cents'>) => ({
  id,
  names,
  descriptions,
  credits,
  emoticon,
})
