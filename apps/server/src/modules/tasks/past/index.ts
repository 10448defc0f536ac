/** Posts of a world that is told and not lived through: for the demo world alone. */
export { keepPastTasks, type PastTask } from './keep-past-tasks.ts'
