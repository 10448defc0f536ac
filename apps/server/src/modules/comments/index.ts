/**
 * What people say about a post among themselves, and the yes they ask for or say there. Never moves a post by itself: a yes is
 * said by the commands of `tasks`.
 */

import { commentEvents, commentRoutes } from '@postelier/contract/comments'
import { defineModule } from '../../http/server-module.ts'
import { commentHandlers } from './comments.routes.ts'
import { exportComments } from './queries/export-comments.ts'

export const serverModule = defineModule({
  routes: [commentRoutes],
  handlers: [commentHandlers],
  events: commentEvents,
  exports: { comments: exportComments },
})
