// Codes that make what is bought cheaper, as administrators keep them.
import { z } from 'zod'
import { access, digitsId, listOf, page, route } from '../route.ts'
import { cents } from '../values/money.ts'
import { reductionCode } from '../values/reduction-code.ts'

const promotionCode = z.object({
  /** Kept in capitals and without spaces, however it was typed. */
  code: reductionCode,
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  /** Billing periods of a plan that it lasts for. */
  periods: z.number().int().min(1).max(120),
  /** Empty for all. */
  sectorIds: z.array(digitsId).max(100),
  /** An amount or a percentage: one of them. */
  cents: cents.min(1).nullable(),
  percent: z.number().int().min(1).max(100).nullable(),
})
export type PromotionCodeInput = z.infer<typeof promotionCode>

export const promotionCodeView = promotionCode
  .extend({
    id: z.number(),
    sectors: z.array(z.object({ id: z.number(), name: z.string() })),
    /** Accounts that used it. */
    uses: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'PromotionCode' })
export type PromotionCodeView = z.infer<typeof promotionCodeView>

const may = {
  consult: access.platform('adminPromotionCodes:consult'),
  create: access.platform('adminPromotionCodes:create'),
  edit: access.platform('adminPromotionCodes:edit'),
  delete: access.platform('adminPromotionCodes:delete'),
}
const oneCode = z.object({ codeId: digitsId })

export const promotionCodeRoutes = [
  route('GET', '/api/admin/promotion-codes', {
    access: may.consult,
    rate: 'read',
    summary: 'Promotion codes, those that end last first',
    query: page.extend({ search: z.string().trim().max(40).optional() }),
    output: listOf(promotionCodeView),
  }),
  route('POST', '/api/admin/promotion-codes', {
    access: may.create,
    rate: 'write',
    summary: 'Add a promotion code',
    body: promotionCode,
    output: z.object({ promotionCode: promotionCodeView }),
  }),
  route('POST', '/api/admin/promotion-codes/{codeId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Change a promotion code; whoever used it keeps what it was',
    params: oneCode,
    body: promotionCode.extend({ version: z.number().int() }),
    output: z.object({ promotionCode: promotionCodeView }),
  }),
  route('DELETE', '/api/admin/promotion-codes/{codeId}', {
    access: may.delete,
    rate: 'write',
    summary: 'Accept a promotion code no more',
    params: oneCode,
  }),
] as const

export const promotionCodeEvents = ['promotionCodes.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    promotionCodes: { routes: typeof promotionCodeRoutes; events: typeof promotionCodeEvents }
  }
}
