import type { QueryContext } from '../../../access/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { listCreditEntries } from '../../billing/index.ts'
import { judge } from '../people.policy.ts'
import { relationTo } from '../people.store.ts'
import { type OnePerson, requireVisible } from '../require-person.ts'

/** The book of credits of a customer. */
export async function listPersonCredits(
  ctx: QueryContext,
  input: OnePerson & { readonly offset: number; readonly limit: number },
) {
  const row = await requireVisible(ctx, input)
  const verdict = judge(ctx.actor, await relationTo(ctx.db, ctx.actor, row), 'creditEntries')
  if (verdict === 'none') throw notFound()
  if (verdict !== 'yes') throw new AppError('forbidden')
  return listCreditEntries(ctx, { accountId: row.id, offset: input.offset, limit: input.limit })
}
