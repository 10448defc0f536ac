import { engineUses } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { usesOverBudget } from '../calls.store.ts'
import { monthBegin, orderOf } from '../engine-settings.ts'
import { readEngineSettings } from '../engines.store.ts'

/** Whether the platform does itself what a chosen engine would do for an account, since the month's budget is used up. */
export async function isOverBudget(
  { db, now }: Pick<QueryContext, 'db' | 'now'>,
  accountId: number,
): Promise<boolean> {
  const { value: settings } = await readEngineSettings(db)
  const asked = engineUses.filter((use) => orderOf(settings, use).length > 0)
  if (asked.length === 0) return false
  const over = await usesOverBudget(db, accountId, monthBegin(now))
  return asked.some((use) => over.includes(use))
}
