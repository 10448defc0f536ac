import type { CreditPackView, PlanView } from '@postelier/contract/packs'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { aroundPacks, presentCreditPack, presentPlan, readPacks } from '../packs.store.ts'

/** All that is sold: short enough to be read at once. */
export async function listPacks({
  db,
  actor,
}: QueryContext): Promise<{ plans: PlanView[]; creditPacks: CreditPackView[] }> {
  requirePermission(actor, 'adminPacks:consult')
  const rows = await readPacks(db)
  const around = await aroundPacks(
    db,
    rows.map(({ id }) => id),
  )
  return {
    plans: rows.flatMap((row) => presentPlan(row, around) ?? []),
    creditPacks: rows.flatMap((row) => presentCreditPack(row, around) ?? []),
  }
}
