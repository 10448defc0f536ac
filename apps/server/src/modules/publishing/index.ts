/**
 * Where posts go: accounts and pages on the networks, and one delivery for each post and page, written down before it is
 * made. Knows what a post is; never changes what it says.
 */

import { calendarRoutes } from '@postelier/contract/calendar'
import { networkEvents, networkRoutes } from '@postelier/contract/networks'
import { publicationRoutes } from '@postelier/contract/publications'
import { defineModule } from '../../http/server-module.ts'
import { checkPosts } from './jobs/check-posts.ts'
import { collectFigures } from './jobs/collect-figures.ts'
import { compactFigures } from './jobs/compact-figures.ts'
import { compactJournals } from './jobs/compact-journals.ts'
import { publishPosts } from './jobs/publish-posts.ts'
import { purgeOutgoing } from './jobs/purge-outgoing.ts'
import { renewTokens } from './jobs/renew-tokens.ts'
import { sendComments } from './jobs/send-comments.ts'
import { publishingHandlers } from './publishing.routes.ts'
import { exportNetworks } from './queries/export-networks.ts'

export { changeDate } from './commands/change-date.ts'
export { choosePages } from './commands/choose-pages.ts'
export { connectAccount } from './commands/connect-account.ts'
export { fitNetworks } from './commands/fit-networks.ts'
export { recheckPosts } from './commands/recheck-posts.ts'
export { resealNetworks } from './commands/reseal-networks.ts'
export { takeOffSchedule } from './commands/take-off-schedule.ts'
export {
  after,
  beginFinal,
  type DeliveryEvent,
  type DeliveryState,
  type DeliveryStatus,
  fresh,
  givenUp,
  isOver,
  type Outcome,
  type Rejection,
  resumed,
} from './delivery.ts'
export type { CountedFigures } from './figures.ts'
export { askNetwork } from './flows/ask-network.ts'
export { scheduleApproved } from './flows/schedule-approved.ts'
export { compactFigures } from './jobs/compact-figures.ts'
export { compactJournals } from './jobs/compact-journals.ts'
export { purgeOutgoing } from './jobs/purge-outgoing.ts'
export { type Opened, openPage, refusedRenewal, withRenewal } from './open-page.ts'
export { openPublisher, type Publisher } from './publisher.ts'
export { connectionsOf } from './queries/connections-of.ts'
export { engagementOf } from './queries/engagement-of.ts'
export { hasNetwork } from './queries/has-network.ts'
export { narrowedTo, publicationsOf } from './queries/list-posts.ts'
export { networksIfLeft } from './queries/networks-if-left.ts'
export { networksLinked, networksLost } from './queries/networks-linked.ts'
export { networksOpen } from './queries/networks-open.ts'
export { noRoomWords } from './queries/no-room-words.ts'
export { pageNames } from './queries/page-names.ts'
export { pagesMeant } from './queries/pages-meant.ts'
export { postsToday } from './queries/posts-today.ts'
export { publishedOn } from './queries/published-on.ts'
export { inTime, sendDeliveries } from './send-deliveries.ts'
export { isPostNoticeValid } from './valid-post-notices.store.ts'

export type PublishingNeeds = Parameters<typeof publishingHandlers>[0]

export const serverModule = (asked: PublishingNeeds) =>
  defineModule({
    routes: [networkRoutes, publicationRoutes, calendarRoutes],
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
