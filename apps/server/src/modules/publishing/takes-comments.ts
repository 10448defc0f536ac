import { descriptors } from '@postelier/networks'
import type { Networks } from '../../platform/networks/network-client.ts'
import type { networkAccount, networkPage } from './publishing.tables.ts'

type Page = Pick<typeof networkPage.$inferSelect, 'network' | 'kind'>
type Account = Pick<typeof networkAccount.$inferSelect, 'scopes'>

/** Whether a first comment may be written on a page: the network has them, and granted what they need. */
export const takesComments = (networks: Networks, { network, kind }: Page, { scopes }: Account): boolean =>
  descriptors[network].can.firstComment && (networks(network)?.adapter.mayComment?.(scopes, kind) ?? true)
