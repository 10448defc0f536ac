/**
 * Posts and their life: what a post says, shows and has been through, and the one table of steps it can take. Never sends
 * anything anywhere; whoever publishes moves a post through `moveTask`.
 */
export { moveTask } from './commands/move-task.ts'
export { forgetTasks } from './jobs/forget-tasks.ts'
export { exportTasks } from './queries/export-tasks.ts'
export { isBeingSent, lockTask, lockTaskById, readTask, type TaskRow } from './task.store.ts'
export { hookFor } from './task.ts'
export { tasksHandlers } from './tasks.routes.ts'
