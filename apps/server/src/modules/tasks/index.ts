/**
 * Posts and their life: what a post says, shows and has been through, and the one table of steps it can take. Never sends
 * anything anywhere; whoever publishes moves a post through `moveTask`.
 */
export { forgetTasks } from './jobs/forget-tasks.ts'
export { exportTasks } from './queries/export-tasks.ts'
export { tasksHandlers } from './tasks.routes.ts'
