import { z } from 'zod'
import { access, listOf, page, params, route } from '../route.ts'

/** A line of an account's book of credits, as its business reads it. */
export const creditLineView = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  amount: z.number(),
  /** What was there after it. */
  balance: z.number(),
  expiresAt: z.iso.datetime().nullable(),
  reason: z.string(),
  note: z.string(),
  /** The post it was for, or the bill it came with. */
  about: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('post'), publicId: z.string(), words: z.string() }),
      z.object({ kind: z.literal('bill'), billId: z.number(), words: z.string() }),
    ])
    .nullable(),
  /** Set aside still for an order under way: neither spent nor back. */
  isHeld: z.boolean(),
  /** Of credits that ended: with what they had come, and when. */
  origin: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
})
export type CreditLineView = z.infer<typeof creditLineView>

export const creditRoutes = [
  route('GET', '/api/users/{id}/credit-entries', {
    access: access.account('billing:consult'),
    rate: 'read',
    summary: 'A business’s own book of credits, the latest first',
    params: params.id,
    query: page,
    output: listOf(creditLineView),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    credits: { routes: typeof creditRoutes }
  }
}
