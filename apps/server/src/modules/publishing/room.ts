import type { Network } from '@postelier/contract'

/** Accounts of one business on one network: whoever has more than that is a mistake, or no single business. */
export const mostAccounts = 10

/** A linked account, one that is to be linked again too. */
export interface LinkedAccount {
  readonly network: Network
  /** Posts go to one of its pages: one that is linked for nothing uses nothing of what is paid for. */
  readonly takesPlace: boolean
}

interface Linked {
  readonly linked: readonly LinkedAccount[]
  /** How many networks the plan has; null where it has them all. */
  readonly most: number | null
}

/** Counted by networks, not by accounts on them: a further one where one is used takes no room, even once a plan ended. */
export function hasRoomFor(network: Network, { linked, most }: Linked): boolean {
  const taken = new Set(linked.filter(({ takesPlace }) => takesPlace).map((one) => one.network))
  return most === null || taken.has(network) || taken.size < most
}

/** Why no further account can be linked there; nothing where one can. */
export function fullOf(network: Network, { linked, most }: Linked): 'plan' | 'accounts' | null {
  if (!hasRoomFor(network, { linked, most })) return 'plan'
  return linked.filter((one) => one.network === network).length >= mostAccounts ? 'accounts' : null
}
