/**
 * Work ordered from community managers: what can be ordered and what it costs, the brief, the promise, and the work itself from the
 * queue to the yes. Never decides when somebody works; `workforce` does.
 */

import { deskEvents, deskRoutes } from '@postelier/contract/desk'
import { orderEvents, orderRoutes } from '@postelier/contract/orders'
import { taskConfigurationEvents, taskConfigurationRoutes } from '@postelier/contract/task-configurations'
import { defineModule } from '../../http/server-module.ts'
import { stopTimers } from './jobs/stop-timers.ts'
import { ordersHandlers } from './orders.routes.ts'

export { installConfigurations } from './commands/install-configurations.ts'

export const serverModule = defineModule({
  routes: [taskConfigurationRoutes, orderRoutes, deskRoutes],
  handlers: [ordersHandlers],
  jobs: [stopTimers],
  events: [...taskConfigurationEvents, ...orderEvents, ...deskEvents],
})
