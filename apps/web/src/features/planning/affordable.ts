import type { DraftPriceView } from '@postelier/contract'

/** How many of so many posts the month's free ones and the credits pay for. */
export function affordable(
  { freeLeft, creditsEach, balance }: Pick<DraftPriceView, 'freeLeft' | 'creditsEach' | 'balance'>,
  count: number,
): number {
  const paid = creditsEach > 0 ? Math.floor(Math.max(0, balance) / creditsEach) : count
  return Math.min(count, freeLeft + paid)
}
