// What a sum pays of debts, and which of them it is for where a part of it goes back.

export interface DebtPart {
  readonly paymentId: number
  readonly cents: number
}

/** Open debts are paid in their order; what is left over nobody owed. */
export function payParts(
  open: readonly DebtPart[],
  cents: number,
): { readonly parts: DebtPart[]; readonly left: number } {
  let left = cents
  const parts = open.flatMap((one) => {
    const paid = Math.min(one.cents, left)
    left -= paid
    return paid > 0 ? [{ paymentId: one.paymentId, cents: paid }] : []
  })
  return { parts, left }
}

/** Money goes back from its first cent on: what of each part lies between two sums that have gone back. */
export function partsBetween(parts: readonly DebtPart[], from: number, to: number): DebtPart[] {
  let start = 0
  return parts.flatMap(({ paymentId, cents }) => {
    const [first, last] = [Math.max(from, start), Math.min(to, start + cents)]
    start += cents
    return last > first ? [{ paymentId, cents: last - first }] : []
  })
}
