/** Publications, connections and files of a world that is told and not lived through: for the demo world alone. */
export { prepareWaiting, publishedPicture } from './complete-past.ts'
export { endConnectionThen, writeHistory, type HistoricPublication, pagesOfAccount } from './keep-past.ts'
