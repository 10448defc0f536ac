import type { Network, NetworkPageView } from '@postelier/contract'

/** A page that posts can go to. */
export interface PageOption
  extends Pick<NetworkPageView, 'id' | 'kind' | 'name' | 'handle' | 'followers' | 'takesComments'> {
  readonly network: Network
}
