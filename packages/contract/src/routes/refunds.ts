// What administrators give back of a paid bill.
import { z } from 'zod'
import { access, digitsId, route } from '../route.ts'
import { cents } from '../values/money.ts'
import { freeText } from '../values/text.ts'

const refunds = access.platform('adminBills:edit')
const oneBill = z.object({ billId: digitsId })
const asked = {
  reason: freeText(300).min(2),
  /** The same key twice gives back once. */
  key: z.string().min(8).max(64),
}
export const refundView = z.object({
  grossCents: z.number().int(),
  /** Given back so far, or asked for at the provider. */
  refundedCents: z.number().int(),
  /** As much as can be given back altogether: what came off a dearer plan is had with that one. */
  mostCents: z.number().int(),
  /** Credited already, by a refund whose money did not arrive. */
  failedCents: z.number().int(),
  credits: z.number().int(),
  /** What is not spent of them: it goes as the money does. */
  creditsLeft: z.number().int(),
  /** The plan whose days it paid for, as long as some lie ahead. */
  plan: z.object({ names: z.object({ fr: z.string(), en: z.string() }), until: z.iso.datetime() }).nullable(),
})
export type RefundView = z.infer<typeof refundView>

export const refundRoutes = [
  route('GET', '/api/admin/bills/{billId}/refund', {
    access: refunds,
    rate: 'read',
    summary: 'What of a paid bill can still be given back',
    params: oneBill,
    output: z.object({ refund: refundView }),
  }),
  route('POST', '/api/admin/bills/{billId}/refund', {
    access: refunds,
    rate: 'write',
    summary: 'Give credits for a paid bill, or money back with a credit note',
    params: oneBill,
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('credits'), ...asked, credits: z.number().int().min(1).max(100_000) }),
      z.object({
        kind: z.literal('money'),
        ...asked,
        cents: cents.min(1),
        /** What was given back so far, as it was seen: two at once refund once. */
        seenCents: cents,
        /** Of a plan: its days end as far as they are given back, or go on; without a word they end with all of the money. */
        plan: z.enum(['ends', 'goesOn']).optional(),
      }),
    ]),
    output: z.object({ refund: refundView }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    refunds: { routes: typeof refundRoutes }
  }
}
