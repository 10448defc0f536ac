/**
 * Approval by mail: posts that somebody is asked about by a link, answered one by one without signing in. Never changes a post
 * by itself: what an answer does to it, `tasks` and `publishing` do.
 */

import { approvalRoutes } from '@postelier/contract/approvals'
import { defineModule } from '../../http/server-module.ts'
import { approvalHandlers } from './approvals.routes.ts'

export const serverModule = defineModule({ routes: [approvalRoutes], handlers: [approvalHandlers] })
