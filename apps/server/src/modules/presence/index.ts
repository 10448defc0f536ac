/**
 * Who is on a post now, and in which of its fields: passed on to the others who have it open. Keeps nothing, in no table and
 * in no memory; a page that hears nothing more of somebody forgets them.
 */

import { presenceEvents, presenceRoutes } from '@postelier/contract/presence'
import { defineModule } from '../../http/server-module.ts'
import { presenceHandlers } from './presence.routes.ts'

export const serverModule = defineModule({
  routes: [presenceRoutes],
  handlers: [presenceHandlers],
  events: presenceEvents,
})
