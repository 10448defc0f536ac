import type { PromotionCodeView } from '@postelier/contract/promotion-codes'
import { and, desc, isNull, like } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { promotionCode } from '../payments.tables.ts'
import { asTyped, presentCodes } from '../promotion.store.ts'

interface ListCodes {
  readonly offset: number
  readonly limit: number
  readonly search?: string | undefined
}

/** Codes that are accepted, were, or will be; those that were removed are not there. */
export async function listCodes(
  { db, actor }: QueryContext,
  { offset, limit, search }: ListCodes,
): Promise<{ data: { total: number; items: PromotionCodeView[] } }> {
  requirePermission(actor, 'adminPromotionCodes:consult')
  // A percent sign or an underline that is typed stands for itself.
  const letters = asTyped(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)
  const where = and(
    isNull(promotionCode.removedAt),
    letters === '' ? undefined : like(promotionCode.code, `%${letters}%`),
  )
  const [total, rows] = await Promise.all([
    db.$count(promotionCode, where),
    db
      .select()
      .from(promotionCode)
      .where(where)
      .orderBy(desc(promotionCode.endsOn), desc(promotionCode.id))
      .offset(offset)
      .limit(limit),
  ])
  return { data: { total, items: await presentCodes(db, rows) } }
}
