/** What a movement of credits is for who counts them: paid for, given, spent, or ended unused. */
export const creditKinds = ['sold', 'given', 'spent', 'expired'] as const
export type CreditKind = (typeof creditKinds)[number]

/**
 * Every reason that stands in the book. What comes back counts with what it comes back to: credits of an order that was
 * cancelled lower what was spent, credits that went back with their money lower what was sold.
 */
const kindOfReason = {
  purchase: 'sold',
  subscription: 'sold',
  planChanged: 'sold',
  paymentReturned: 'sold',
  paymentRefunded: 'sold',
  registration: 'given',
  gift: 'given',
  correction: 'given',
  refund: 'given',
  draft: 'spent',
  draftNotMade: 'spent',
  draftFreeAfterAll: 'spent',
  newHook: 'spent',
  newVisual: 'spent',
  newSubject: 'spent',
  newPost: 'spent',
  order: 'spent',
  orderCorrection: 'spent',
  orderCancelled: 'spent',
  expiry: 'expired',
} as const satisfies Record<string, CreditKind>

export type CreditReason = keyof typeof kindOfReason

export const reasonsOfKind = (kind: CreditKind): CreditReason[] =>
  (Object.keys(kindOfReason) as CreditReason[]).filter((reason) => kindOfReason[reason] === kind)
export type CreditTotals = Readonly<Record<CreditKind, number>>

interface Moved {
  readonly reason: CreditReason
  /** Into the book, or out of it with a minus. */
  readonly amount: number
}

/** What came in counts as it is, what went out the other way round: sold and given, less spent and expired, is what was moved. */
export function totalsOf(moved: readonly Moved[]): CreditTotals {
  const totals = { sold: 0, given: 0, spent: 0, expired: 0 }
  for (const { reason, amount } of moved) {
    const kind = kindOfReason[reason]
    totals[kind] += kind === 'sold' || kind === 'given' ? amount : -amount
  }
  return totals
}
