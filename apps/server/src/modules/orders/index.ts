/**
 * Work ordered from community managers: what kinds of tasks there are, what they cost and how long they take. Never decides
 * when somebody works.
 */

import { taskConfigurationEvents, taskConfigurationRoutes } from '@postelier/contract/task-configurations'
import { defineModule } from '../../http/server-module.ts'
import { ordersHandlers } from './orders.routes.ts'

export { installConfigurations } from './commands/install-configurations.ts'

export const serverModule = defineModule({
  routes: [taskConfigurationRoutes],
  handlers: [ordersHandlers],
  events: taskConfigurationEvents,
})
