/**
 * Published posts shown to more people against money, in the business's own ad account over there. Each step is written
 * down before it is taken; never touches the post itself.
 */

import { boostEvents, boostRoutes } from '@postelier/contract/boosts'
import { defineModule } from '../../http/server-module.ts'
import { boostingHandlers } from './boosting.routes.ts'
import { runBoosts } from './jobs/run-boosts.ts'
import { exportBoosts } from './queries/export-boosts.ts'

export { driveBoosts } from './drive-boosts.ts'
export { stopAllBoosts, stopBoosts } from './stop-all-boosts.ts'
export { isBoostNoticeValid } from './valid-boost-notices.store.ts'

export const serverModule = defineModule({
  routes: [boostRoutes],
  handlers: [boostingHandlers],
  jobs: [runBoosts],
  events: boostEvents,
  exports: { boosts: exportBoosts },
})
