/**
 * Work ordered from community managers: what can be ordered and what it costs, the brief, the promise, and the work itself from the
 * queue to the yes. Never decides when somebody works; `workforce` does.
 */

import { deskEvents, deskRoutes } from '@postelier/contract/desk'
import { orderEvents, orderRoutes } from '@postelier/contract/orders'
import { taskConfigurationEvents, taskConfigurationRoutes } from '@postelier/contract/task-configurations'
import { workNewsRoutes } from '@postelier/contract/work-news'
import { defineModule } from '../../http/server-module.ts'
import { tellOfLate } from './jobs/notify-of-late.ts'
import { stopTimers } from './jobs/stop-timers.ts'
import { ordersHandlers } from './orders.routes.ts'
import { exportOrders } from './queries/export-orders.ts'

export { acceptOrder, closeDelivered } from './commands/accept-order.ts'
export { complain, rateOrder } from './commands/complain.ts'
export { deliverWork, keepProposal } from './commands/deliver-work.ts'
export { drawOrder } from './commands/draw-order.ts'
export { installConfigurations } from './commands/install-configurations.ts'
export { leaveQueues } from './commands/leave-queues.ts'
export { placeOrder } from './commands/place-order.ts'
export { returnOrder } from './commands/return-order.ts'
export { returnWhereFree } from './commands/return-where-free.ts'
export { stopWorkOf } from './commands/stop-work-of.ts'
export { readWorkNews } from './commands/tell-maker.ts'
export { lockTransfers } from './commands/transfer-endangered.ts'
export { pauseWork, startWork } from './commands/work-on.ts'
export { beginDraft, saveDraft } from './commands/write-draft.ts'
export { deliveriesOf, lockDelivery } from './deliveries.store.ts'
export { type KindMade, kindsMade } from './kinds-made.store.ts'
export { isPromisedBetween, type Promised, promisesOf } from './promises.store.ts'
export { briefWordsOf } from './queries/brief-words.ts'
export { endangeredOrders } from './queries/endangered-orders.ts'
export { readOrderKinds } from './queries/read-drafts.ts'
export { readOrder } from './queries/read-order.ts'
export { readWork } from './queries/read-work.ts'
export { teamToday, workToday } from './queries/work-today.ts'
export { isOrderNoticeValid } from './valid-notices.store.ts'

export const serverModule = defineModule({
  routes: [taskConfigurationRoutes, orderRoutes, deskRoutes, workNewsRoutes],
  handlers: [ordersHandlers],
  jobs: [stopTimers, tellOfLate],
  exports: { orders: exportOrders },
  events: [...taskConfigurationEvents, ...orderEvents, ...deskEvents],
})
