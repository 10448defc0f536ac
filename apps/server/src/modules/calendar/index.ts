/**
 * A business's posts outside the screen: what a list shows as a file, and the calendar as an address that other programs
 * read. Never changes a post.
 */

import { calendarFeedRoutes } from '@postelier/contract/calendar-feeds'
import { postExportRoutes } from '@postelier/contract/post-exports'
import { defineModule } from '../../http/server-module.ts'
import { calendarHandlers } from './calendar.routes.ts'

export const serverModule = defineModule({
  routes: [postExportRoutes, calendarFeedRoutes],
  handlers: [calendarHandlers],
})
