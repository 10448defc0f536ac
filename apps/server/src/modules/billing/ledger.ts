/** Where credits came from; what expires first is spent first, and within that the gift before what was paid for. */
export const buckets = ['gift', 'subscription', 'purchased'] as const
export type Bucket = (typeof buckets)[number]

export interface Lot {
  readonly lotId: number
  readonly bucket: Bucket
  readonly left: number
  readonly expiresAt: Date | null
  /** Takes nothing in any more. */
  readonly isClosed?: boolean
}

/** What is moved in one lot. */
export interface Part {
  readonly lotId: number
  readonly bucket: Bucket
  readonly amount: number
  readonly expiresAt: Date | null
}

/** Lots in the order they are spent; expired ones are out. */
export function spendingOrder(lots: readonly Lot[], now: Date): Lot[] {
  const expiry = (lot: Lot) => lot.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY
  return lots
    .filter((lot) => lot.left > 0 && expiry(lot) > now.getTime())
    .sort(
      (a, b) =>
        compare(expiry(a), expiry(b)) ||
        compare(buckets.indexOf(a.bucket), buckets.indexOf(b.bucket)) ||
        compare(a.lotId, b.lotId),
    )
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

/** How `amount` is taken from the lots, or how much there is when that is too little. */
export function planSpending(
  lots: readonly Lot[],
  amount: number,
  now: Date,
): { readonly parts: readonly Part[] } | { readonly left: number } {
  const parts: Part[] = []
  let needed = amount
  for (const lot of spendingOrder(lots, now)) {
    if (needed === 0) break
    const taken = Math.min(lot.left, needed)
    parts.push({ lotId: lot.lotId, bucket: lot.bucket, amount: taken, expiresAt: lot.expiresAt })
    needed -= taken
  }
  return needed === 0 ? { parts } : { left: amount - needed }
}

/** What can be spent now, by bucket. */
export function balanceOfLots(lots: readonly Lot[], now: Date): Record<Bucket, number> {
  const balance: Record<Bucket, number> = { gift: 0, subscription: 0, purchased: 0 }
  for (const lot of spendingOrder(lots, now)) balance[lot.bucket] += lot.left
  return balance
}

/** How long credits last that come back after their own expiry. */
const secondLifeMs = 30 * 24 * 60 * 60_000

/** Where credits go that come back: into their own lot, or for thirty days into a new one when that has expired. */
export function planGivingBack(taken: readonly Part[], now: Date, newLotId: () => number): Part[] {
  return taken.map((part) =>
    part.expiresAt === null || part.expiresAt > now
      ? part
      : { ...part, lotId: newLotId(), expiresAt: new Date(now.getTime() + secondLifeMs) },
  )
}
