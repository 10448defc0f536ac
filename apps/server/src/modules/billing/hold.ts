// What is asked of a business before something is made for it: the month's free drafts first, credits for the rest.
export type HoldState = 'open' | 'kept' | 'released'

export interface DraftPrice {
  /** How many drafts of this request cost nothing. */
  readonly free: number
  /** How many a month cost nothing, with this plan, and how many of them are left. */
  readonly freeMonthly: number
  readonly freeLeft: number
  readonly creditsEach: number
  readonly credits: number
}

interface HoldInput {
  readonly count: number
  readonly freeMonthly: number
  /** Taken or set aside this month already. */
  readonly taken: number
  readonly creditsEach: number
}

export function priceOfDrafts({ count, freeMonthly, taken, creditsEach }: HoldInput): DraftPrice {
  const freeLeft = Math.max(0, freeMonthly - taken)
  const free = Math.min(count, freeLeft)
  return { free, freeMonthly, freeLeft, creditsEach, credits: (count - free) * creditsEach }
}

/** The month of a local calendar, as `2026-11`. */
export function monthIn(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' })
  return parts.format(now)
}
