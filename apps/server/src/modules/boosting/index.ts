/**
 * Published posts shown to more people against money, in the business's own ad account over there. Each step is written
 * down before it is taken; never touches the post itself.
 */
export { boostingHandlers } from './boosting.routes.ts'
export { driveBoosts } from './drive-boosts.ts'
export { runBoosts } from './jobs/run-boosts.ts'
export { exportBoosts } from './queries/export-boosts.ts'
export { isBoostNoticeStanding } from './standing-notices.store.ts'
export { stopAllBoosts, stopBoosts } from './stop-all-boosts.ts'
