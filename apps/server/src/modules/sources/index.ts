/**
 * Sources of content that are read again by themselves, and addresses that are looked at once while somebody waits. Makes no
 * post and decides nothing of what is told: it says what stands there, and hands it to whoever does.
 */

import { sourceRoutes } from '@postelier/contract/sources'
import { defineModule } from '../../http/server-module.ts'
import { lookUp } from './jobs/look-up.ts'
import { readSources } from './jobs/read-sources.ts'
import { sourcesHandlers } from './sources.routes.ts'

export { startDescription } from './commands/start-lookup.ts'
export { itemOf } from './queries/list-sources.ts'
export { readLookup } from './queries/read-lookup.ts'

export const serverModule = defineModule({
  routes: [sourceRoutes],
  handlers: [sourcesHandlers],
  jobs: [lookUp, readSources],
})
