/**
 * Where posts go: accounts and pages on the networks, and one delivery for each post and page, written down before it is
 * made. Knows what a post is; never changes what it says.
 */

import { networkEvents, networkRoutes } from '@postelier/contract/networks'
import { publicationRoutes } from '@postelier/contract/publications'
import { defineModule } from '../../http/server-module.ts'
import { checkPosts } from './jobs/check-posts.ts'
import { collectFigures } from './jobs/collect-figures.ts'
import { publishPosts } from './jobs/publish-posts.ts'
import { renewTokens } from './jobs/renew-tokens.ts'
import { sendComments } from './jobs/send-comments.ts'
import { purgeOutgoing } from './jobs/purge-outgoing.ts'
import { compactFigures } from './jobs/compact-figures.ts'
import { compactJournals } from './jobs/compact-journals.ts'
import { publishingHandlers } from './publishing.routes.ts'
import { exportNetworks } from './queries/export-networks.ts'

export {
  type DeliveryStatus,
  after,
  beginFinal,
  fresh,
  givenUp,
  type DeliveryEvent,
  isOver,
  type Outcome,
  type Rejection,
  resumed,
  type DeliveryState,
} from './delivery.ts'
export { choosePages } from './commands/choose-pages.ts'
export { connectAccount } from './commands/connect-account.ts'
export { recheckPosts } from './commands/recheck-posts.ts'
export { resealNetworks } from './commands/reseal-networks.ts'
export { sendDeliveries, inTime } from './send-deliveries.ts'
export type { CountedFigures } from './figures.ts'
export { askNetwork } from './flows/ask-network.ts'
export { purgeOutgoing } from './jobs/purge-outgoing.ts'
export { compactFigures } from './jobs/compact-figures.ts'
export { compactJournals } from './jobs/compact-journals.ts'
export { type Opened, openPage, refusedRenewal, withRenewal } from './open-page.ts'
export { openPublisher, type Publisher } from './publisher.ts'
export { connectionsOf } from './queries/connections-of.ts'
export { engagementOf } from './queries/engagement-of.ts'
export { hasNetwork } from './queries/has-network.ts'
export { networksLinked } from './queries/networks-linked.ts'
export { pageNames } from './queries/page-names.ts'
export { postsToday } from './queries/posts-today.ts'
export { publishedOn } from './queries/published-on.ts'
export { isPostNoticeValid } from './valid-post-notices.store.ts'

export type PublishingNeeds = Parameters<typeof publishingHandlers>[0]

export const serverModule = (asked: PublishingNeeds) =>
  defineModule({
    routes: [networkRoutes, publicationRoutes],
    handlers: [publishingHandlers(asked)],
    jobs: [
      checkPosts,
      collectFigures,
      publishPosts,
      renewTokens,
      sendComments,
      purgeOutgoing,
      compactFigures,
      compactJournals,
    ],
    events: networkEvents,
    exports: { networks: exportNetworks },
  })
