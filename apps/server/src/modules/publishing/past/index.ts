/** Publications, connections and files of a world that is told and not lived through: for the demo world alone. */
export { prepareWaiting, publishedPicture } from './complete-past.ts'
export { endConnectionThen, type HistoricPublication, pagesOfAccount, writeHistory } from './keep-past.ts'
export { scheduleOnItsDay } from './schedule-for.ts'
