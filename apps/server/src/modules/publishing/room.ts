import type { Network } from '@postelier/contract'

/** Accounts of one business on one network: whoever has more than that is a mistake, or no single business. */
export const mostAccounts = 10

interface Linked {
  /** The network of each linked account, those that are to be linked again among them. */
  readonly linked: readonly Network[]
  /** How many networks the plan has; null where it has them all. */
  readonly most: number | null
}

/** Counted by networks, not by accounts on them: a further one where one is linked takes no room, even once a plan ended. */
export const hasRoomFor = (network: Network, { linked, most }: Linked): boolean =>
  most === null || linked.includes(network) || new Set(linked).size < most

/** Why no further account can be linked there; nothing where one can. */
export function fullOf(network: Network, { linked, most }: Linked): 'plan' | 'accounts' | null {
  if (!hasRoomFor(network, { linked, most })) return 'plan'
  return linked.filter((one) => one === network).length >= mostAccounts ? 'accounts' : null
}
