/**
 * Where posts go: accounts and pages on the networks, and one attempt for each post and page, written down before it is
 * made. Knows what a post is; never changes what it says.
 */

export {
  type AttemptState,
  after,
  beginFinal,
  fresh,
  givenUp,
  type Happening,
  isOver,
  type Outcome,
  type Rejection,
  resumed,
  type Standing,
} from './attempt.ts'
export { choosePages } from './commands/choose-pages.ts'
export { connectAccount } from './commands/connect-account.ts'
export { recheckPosts } from './commands/recheck-posts.ts'
export { resealNetworks } from './commands/reseal-networks.ts'
export { driveAttempts, inTime } from './drive-attempts.ts'
export type { CountedFigures } from './figures.ts'
export { askNetwork } from './flows/ask-network.ts'
export { checkPosts } from './jobs/check-posts.ts'
export { collectFigures } from './jobs/collect-figures.ts'
export { publishPosts } from './jobs/publish-posts.ts'
export { renewTokens } from './jobs/renew-tokens.ts'
export { sendComments } from './jobs/send-comments.ts'
export { sweepOutgoing } from './jobs/sweep-outgoing.ts'
export { thinFigures } from './jobs/thin-figures.ts'
export { thinJournals } from './jobs/thin-journals.ts'
export { type Opened, openPage, refusedRenewal, withRenewal } from './open-page.ts'
export { openPublisher, type Publisher } from './publisher.ts'
export { publishingHandlers } from './publishing.routes.ts'
export { connectionsOf } from './queries/connections-of.ts'
export { engagementOf } from './queries/engagement-of.ts'
export { exportNetworks } from './queries/export-networks.ts'
export { hasNetwork } from './queries/has-network.ts'
export { networksLinked } from './queries/networks-linked.ts'
export { pageNames } from './queries/page-names.ts'
export { postsToday } from './queries/posts-today.ts'
export { publishedOn } from './queries/published-on.ts'
export { isPostNoticeStanding } from './standing-notices.store.ts'
