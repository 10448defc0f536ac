/** Posts of a world that is told and not lived through: for the demo world alone. */
export { writeTaskHistory, type HistoricTask } from './keep-past-tasks.ts'
