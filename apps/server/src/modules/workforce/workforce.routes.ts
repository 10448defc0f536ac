import { handlers } from '../../http/handlers.ts'
import { answerHolidays } from './commands/answer-holidays.ts'
import { askHolidays } from './commands/ask-holidays.ts'
import { takeBackHolidays } from './commands/take-back-holidays.ts'
import type { WorkforceNeeds } from './needs.ts'
import { readHolidayEffect } from './queries/holiday-effect.ts'
import { listOwnHolidays, listReceivedHolidays } from './queries/list-holidays.ts'

/** Agents' days off over HTTP: requests, what they would break, and answers. */
export const workforceHandlers = (needs: WorkforceNeeds) =>
  handlers({
    'GET /api/admin/users/me/request-holidays': ({ read, query }) => read(listOwnHolidays, query),
    'POST /api/admin/users/me/request-holidays': ({ command, body }) => command(askHolidays, body),
    'DELETE /api/admin/users/me/request-holidays/{requestId}': ({ command, params }) =>
      command(takeBackHolidays, params),
    'GET /api/admin/users/requested-holidays-received': ({ read, query }) =>
      read(listReceivedHolidays, query),
    'GET /api/admin/users/requested-holidays-received/{requestId}/effect': ({ read, params, query }) =>
      read(readHolidayEffect(needs), { ...params, ...query }),
    'POST /api/admin/users/requested-holidays-received/{requestId}/answer': ({ command, params, body }) =>
      command(answerHolidays(needs), { ...params, ...body }),
  })
