/**
 * When agents work: contract, hours of the week, days off, holidays they ask for, and who could take an order when. Decides
 * whether a week can be; never what an order costs.
 */

import { holidayEvents, holidayRoutes } from '@postelier/contract/holidays'
import { defineModule } from '../../http/server-module.ts'
import type { WorkforceNeeds } from './needs.ts'
import { exportHolidays } from './queries/export-holidays.ts'
import { workforceHandlers } from './workforce.routes.ts'

export {
  type Assignment,
  assignWork,
  brokenPromises,
  expectedEnd,
  type QueuedWork,
  standingOf,
  takeOver,
  urgentPosition,
  type Worker,
} from './assign-work.ts'
export { askHolidays } from './commands/ask-holidays.ts'
export type { WorkforceNeeds } from './needs.ts'
export { calendarsOf } from './queries/calendars-of.ts'
export { awayBetween, hoursOn } from './queries/days-ahead.ts'
export { holidaysWaiting } from './queries/holidays-waiting.ts'
export { reckonTransfers, type WaysOfWork, type WorkInDanger } from './reckon-transfers.ts'
export {
  attendanceMinutes,
  type Contract,
  inWeekOrder,
  type WorkingSpan,
  weekFaults,
} from './weekly-schedule.ts'
export {
  capacityBetween,
  finishOf,
  minuteMs,
  plannedBegin,
  type Stretch,
  stretchesFrom,
  type WorkCalendar,
  workedMs,
} from './work-calendar.ts'
export {
  deleteNonWorkingDay,
  insertNonWorkingDay,
  readWorkTerms,
  type WorkTerms,
  writeContract,
  writeWorkingDays,
} from './workforce.store.ts'

export const serverModule = (needs: WorkforceNeeds) =>
  defineModule({
    routes: [holidayRoutes],
    handlers: [workforceHandlers(needs)],
    events: holidayEvents,
    exports: { holidays: exportHolidays },
  })
