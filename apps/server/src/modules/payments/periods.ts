import { type Frequency, share } from '@postelier/contract/purchases'

/**
 * The moment so many months after an anchor, at its hour. A month that is too short ends it on its last day, and the month
 * after it is back on the anchor's day: whoever began on the 31st pays on the 30th, then again on the 31st.
 */
export function monthsAfter(anchor: Date, months: number): Date {
  const target = new Date(anchor)
  target.setUTCDate(1)
  target.setUTCMonth(anchor.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return target
}

export const monthsOf: Readonly<Record<Frequency, number>> = { monthly: 1, yearly: 12 }

/** The first end after a start that lies on the anchor's day. */
export function endOfPeriod(anchor: Date, startsAt: Date, frequency: Frequency): Date {
  const step = monthsOf[frequency]
  // Near enough from below: a month never has more than 31 days.
  const from = Math.floor((startsAt.getTime() - anchor.getTime()) / (31 * 24 * 60 * 60_000) / step) * step
  for (let months = Math.max(0, from); ; months += step) {
    const end = monthsAfter(anchor, months)
    if (end > startsAt) return end
  }
}

interface Running {
  readonly cents: number
  /** How much of the credits that came with it is left, from 0 to 1. */
  readonly unspent: number
  readonly startsAt: Date
  readonly endsAt: Date
}

/**
 * What the days that are left of a paid period cost, in whole minutes. A plan is paid for its days and its credits: where more
 * of these is spent than of the days, what is left of them counts.
 */
export function unusedOf({ cents, unspent, startsAt, endsAt }: Running, now: Date): number {
  const minutes = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 60_000)
  const all = minutes(startsAt, endsAt)
  const left = Math.min(all, Math.max(0, minutes(now, endsAt)))
  return all <= 0 ? 0 : Math.min(share(cents, left, all), Math.floor(cents * unspent))
}

interface Terms {
  readonly frequency: Frequency
  readonly cents: number
}
const aYear = ({ frequency, cents }: Terms) => (frequency === 'yearly' ? cents : cents * 12)

/** Dearer, or from month to year: it begins at once. Anything else waits for the period's end. */
export function beginsAtOnce(
  present: Terms & { readonly packId: number },
  wished: Terms & { readonly packId: number },
): boolean {
  if (present.frequency === 'yearly' && wished.frequency === 'monthly') return false
  if (present.packId === wished.packId)
    return present.frequency === 'monthly' && wished.frequency === 'yearly'
  return aYear(wished) > aYear(present)
}
