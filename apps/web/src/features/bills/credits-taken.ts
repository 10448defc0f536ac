import type { RefundView } from '@postelier/contract/refunds'

type Refund = Pick<RefundView, 'grossCents' | 'refundedCents' | 'failedCents' | 'creditsLeft'>

/**
 * Of what is not spent so many credits go as of the money that had not gone back before. What was credited and did not
 * arrive has taken its credits already.
 */
export function creditsTaken(
  { grossCents, refundedCents, failedCents, creditsLeft }: Refund,
  cents: number,
): number {
  const stays = grossCents - refundedCents - failedCents
  return stays <= 0 ? 0 : Math.round(creditsLeft * Math.min(1, Math.max(0, cents - failedCents) / stays))
}
