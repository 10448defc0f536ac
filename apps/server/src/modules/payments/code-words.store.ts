import { and, eq, isNull, ne } from 'drizzle-orm'
import type { CommandContext } from '../../access/context.ts'
import { oneAtATime } from '../../platform/database/one-at-a-time.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { invalid } from '../../platform/errors.ts'
import { affiliationCode } from './affiliation.tables.ts'
import { type PaymentRow, promotionCode } from './payments.tables.ts'
import { asTyped } from './promotion.store.ts'

/** The code that takes something off a payment, as it is called: of a promotion, or an agency's. */
export async function codeOf(
  db: Pick<Database, 'select'>,
  { amounts, purchase: { codeId, affiliation } }: Pick<PaymentRow, 'amounts' | 'purchase'>,
): Promise<{ code?: string }> {
  if (amounts.reduction === 0) return {}
  const [found] =
    codeId === null
      ? await db
          .select({ code: affiliationCode.code })
          .from(affiliationCode)
          .where(eq(affiliationCode.id, affiliation?.customerPercent ? affiliation.codeId : 0))
      : await db.select({ code: promotionCode.code }).from(promotionCode).where(eq(promotionCode.id, codeId))
  return found ?? {}
}

interface Wished {
  readonly code: string
  /** The code that is changed, of either kind. */
  readonly own: number | null
}

/** A word that no other code has, whichever kind it is: carts have one field for both. */
export async function freeCode(ctx: CommandContext, { code: typed, own }: Wished): Promise<string> {
  const code = asTyped(typed)
  if (code === '') throw invalid({ code: { key: 'required' } })
  await oneAtATime(ctx.tx, 'promotionCodes')
  const id = own ?? 0
  const [promotions, ofAgencies] = await Promise.all([
    ctx.tx.$count(
      promotionCode,
      and(eq(promotionCode.code, code), isNull(promotionCode.removedAt), ne(promotionCode.id, id)),
    ),
    ctx.tx.$count(affiliationCode, and(eq(affiliationCode.code, code), ne(affiliationCode.id, id))),
  ])
  if (promotions + ofAgencies > 0) throw invalid({ code: { key: 'taken' } })
  return code
}
