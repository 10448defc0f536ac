/**
 * What there is to post about besides one's own news: key dates of the year, with the post made of each, and a gallery of ideas.
 * Days and ideas are shipped; nothing is said of a business that it did not say itself.
 */

import { occasionRoutes } from '@postelier/contract/occasions'
import { defineModule } from '../../http/server-module.ts'
import { occasionsHandlers } from './occasions.routes.ts'
import { exportOccasions } from './queries/export-occasions.ts'

export { occurrencesBetween } from './calendar/shipped-days.ts'
export { convertKeyDate } from './commands/convert-key-date.ts'
export { exportOccasions } from './queries/export-occasions.ts'

export const serverModule = defineModule({
  routes: [occasionRoutes],
  handlers: [occasionsHandlers],
  exports: { keyDates: exportOccasions },
})
