/** Posts of a world that is told and not lived through: for the demo world alone. */
export { type HistoricTask, writeTaskHistory } from './keep-past-tasks.ts'
