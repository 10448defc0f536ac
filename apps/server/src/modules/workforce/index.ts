/**
 * When agents work: contract, hours of the week, days off. Decides whether a week can be; never who may change it.
 */

import { defineModule } from '../../http/server-module.ts'

export { awayBetween, hoursOn } from './queries/days-ahead.ts'
export {
  attendanceMinutes,
  type Contract,
  inWeekOrder,
  type WorkingSpan,
  weekFaults,
} from './weekly-schedule.ts'
export {
  deleteNonWorkingDay,
  insertNonWorkingDay,
  readWorkTerms,
  type WorkTerms,
  writeContract,
  writeWorkingDays,
} from './workforce.store.ts'

export const serverModule = defineModule({})
