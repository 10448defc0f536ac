/**
 * The AI engines an administrator chose, with their keys, a budget for each customer and a journal of what every call cost.
 * Never decides what is asked, and keeps nothing of it.
 */

import { engineRoutes } from '@postelier/contract/engines'
import { defineModule } from '../../http/server-module.ts'
import { engineHandlers } from './engines.routes.ts'
import { aggregateEngineCalls } from './jobs/aggregate-engine-calls.ts'

export { resealEngineKeys } from './commands/reseal-engine-keys.ts'
export { type EngineInput, engineFor } from './engine-for.ts'
export { aggregateEngineCalls } from './jobs/aggregate-engine-calls.ts'
export { isOverBudget } from './queries/is-over-budget.ts'

export const serverModule = defineModule({
  routes: [engineRoutes],
  handlers: [engineHandlers],
  jobs: [aggregateEngineCalls],
})
