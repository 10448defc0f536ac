/**
 * Approval by mail: posts that somebody is asked about by a link, answered one by one without signing in; reminders, and what
 * becomes of posts and deliveries nobody answers about. Never changes a post by itself: what an answer or silence does to it,
 * `tasks`, `publishing` and `orders` do.
 */

import { approvalRoutes } from '@postelier/contract/approvals'
import { defineModule } from '../../http/server-module.ts'
import { approvalHandlers } from './approvals.routes.ts'
import { acceptDeliveries } from './jobs/accept-deliveries.ts'
import { applySilences } from './jobs/apply-silences.ts'
import { remindApprovals } from './jobs/remind-approvals.ts'

export const serverModule = defineModule({
  routes: [approvalRoutes],
  handlers: [approvalHandlers],
  jobs: [applySilences, acceptDeliveries, remindApprovals],
})
