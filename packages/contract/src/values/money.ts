/** Money is whole cents, in euros. */
import { z } from 'zod'

/** No provider takes less than this: what comes to fewer cents is not asked for. */
export const leastCents = 50
export const mostCents = 100_000_000
export const cents = z.number().int().min(0).max(mostCents)

/** How often a plan is paid. */
export const frequencies = ['monthly', 'yearly'] as const
export const frequency = z.enum(frequencies)
export type Frequency = z.infer<typeof frequency>

/** A card settles at once; a debit takes days. */
export const paymentMeans = ['card', 'debit'] as const
export const paymentMean = z.enum(paymentMeans)
export type PaymentMean = z.infer<typeof paymentMean>

/**
 * Money on its way back: `asked` at the provider; `done`; `refused` there; `failed`: it was given back and did not arrive, so that
 * it can be given back again.
 */
export const refundStates = ['asked', 'done', 'refused', 'failed'] as const
export const refundState = z.enum(refundStates)
export type RefundState = z.infer<typeof refundState>

/** What is paid for: without tax, what is taken off, tax on the rest, and all together. */
export const amounts = z.object({
  net: z.number().int(),
  reduction: z.number().int(),
  taxPercent: z.number(),
  tax: z.number().int(),
  gross: z.number().int(),
})
export type Amounts = z.infer<typeof amounts>

/** A part of an amount, half a cent up. Of whole numbers: fractions of cents do not exist before the division. */
export const share = (amount: number, part: number, of: number): number =>
  Math.floor((2 * amount * part + of) / (2 * of))
