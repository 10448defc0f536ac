import type { Network } from '@postelier/contract'
import type { BoostAdapter, CallContext, NetworkAdapter } from '@postelier/networks/adapters'

/** How a network is spoken to from here: its adapter, and what its calls may use. */
export interface NetworkClient {
  readonly adapter: NetworkAdapter
  /** Where posts can be shown against money. */
  readonly boosts?: BoostAdapter
  readonly context: CallContext
}

/** Nothing where this installation has no way to a network. */
export type Networks = (network: Network) => NetworkClient | undefined
