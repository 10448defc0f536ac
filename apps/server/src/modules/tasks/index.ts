/**
 * Posts and their life: what a post says, shows and has been through, and the one table of steps it can take. Never sends
 * anything anywhere; whoever publishes moves a post through `moveTask`.
 */

import { scheduleStatisticsRoutes } from '@postelier/contract/schedule-statistics'
import { taskEvents, taskRoutes } from '@postelier/contract/tasks'
import { defineModule } from '../../http/server-module.ts'
import { purgeTasks } from './jobs/purge-tasks.ts'
import { exportTasks } from './queries/export-tasks.ts'
import { tasksHandlers } from './tasks.routes.ts'

export { announcePosts, announcePostsById } from './announce-posts.store.ts'
export { printOf, requireApproved } from './approved.store.ts'
export { undeliveredAmong } from './being-made.store.ts'
export { acceptTask } from './commands/accept-task.ts'
export { cancelTask, removeTask, restoreTask } from './commands/cancel-task.ts'
export { takeFilm } from './commands/change-media.ts'
export { changeTask } from './commands/change-task.ts'
export { createDraft, createTask } from './commands/create-task.ts'
export { hideTask } from './commands/hide-task.ts'
export { changeInPlace, moveTask, moveTasks } from './commands/move-task.ts'
export { isWorkedOn, redoTask } from './commands/redo-task.ts'
export { suggestTask } from './commands/suggest-task.ts'
export { takeBackYes, validateTask, validateVisual, workAgain } from './commands/validate-task.ts'
export { endLines } from './history.store.ts'
export { liftHold, putHold, readHold, spaceOutDue, turnsOf } from './hold.store.ts'
export { purgeTasks } from './jobs/purge-tasks.ts'
export { settingsFor } from './network-settings.ts'
export { tasksAtSameTime } from './queries/at-same-time.ts'
export { correctedHooks } from './queries/corrected-hooks.ts'
export { eventsOf, mailedChanges } from './queries/list-events.ts'
export { listDated, listTasks, type Narrowed, readOneTask, zoneOfAccount } from './queries/list-tasks.ts'
export { picturesOfTasks } from './queries/pictures-of-tasks.ts'
export {
  countPosts,
  hadPostsBefore,
  hasPosts,
  hasPostsOut,
  isToDecide,
  isToDecideAfter,
  postsLeaving,
} from './queries/posts-ahead.ts'
export { postsBetween } from './queries/posts-in-week.ts'
export { saidByOthers } from './queries/said-by-others.ts'
export { isUntouchedSince } from './queries/untouched-since.ts'
export { localTimesFrom, postsSince, wordsSince } from './queries/words-since.ts'
export {
  countDueTasks,
  heldAmong,
  idsOfPublic,
  isBeingSent,
  isBrief,
  isHeld,
  isHeldFor,
  isOfHiddenTask,
  isScheduled,
  isScheduledAmong,
  isSentAmong,
  isThere,
  isThereFor,
  isToGoOut,
  isUndecided,
  lockDueTasks,
  lockTask,
  lockTaskById,
  lockTasksById,
  readTask,
  seenBy,
  type TaskRow,
  taskById,
  taskByPublicId,
  tasksByIds,
  tasksNamed,
  titlesOf,
} from './task.store.ts'
export { hookFor, networksWithoutHook } from './task.ts'
export { attachFile, attachmentsOf, detachFile, postOfFile, variantOf } from './task-attachments.store.ts'
export { mediaOfOne, type TaskMedia } from './task-media.store.ts'

export const serverModule = defineModule({
  routes: [taskRoutes, scheduleStatisticsRoutes],
  handlers: [tasksHandlers],
  jobs: [purgeTasks],
  events: taskEvents,
  exports: { posts: exportTasks },
})
