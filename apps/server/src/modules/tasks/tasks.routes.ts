import type { Command } from '../../access/context.ts'
import { type Call, handlers } from '../../http/handlers.ts'
import { cancelTask, putTaskBack, removeTask, restoreTask } from './commands/cancel-task.ts'
import { arrangeMedia, chooseShown, writeAltTexts } from './commands/change-media.ts'
import { changeTask } from './commands/change-task.ts'
import { changeVisual } from './commands/change-visual.ts'
import { createTask } from './commands/create-task.ts'
import { takeBackYes, validateTask, validateVisual, workAgain } from './commands/validate-task.ts'
import { duplicatePost } from './flows/duplicate-post.ts'
import { uploadMedia } from './flows/upload-media.ts'
import { listEvents } from './queries/list-events.ts'
import { readOneTask } from './queries/list-tasks.ts'
import { readDifference } from './queries/read-difference.ts'
import { scheduleStatistics } from './queries/schedule-statistics.ts'

interface PostRef {
  readonly accountId: number
  readonly taskPublicId: string
}
interface OnePost extends Pick<Call<never>, 'command' | 'read' | 'language'> {
  readonly params: { readonly id: number; readonly taskPublicId: string }
}

const placeOf = ({ params }: OnePost): PostRef => ({
  accountId: params.id,
  taskPublicId: params.taskPublicId,
})

/** Does something to a post, and answers with what it is then. */
async function afterDoing<I extends PostRef>(call: OnePost, command: Command<I, void>, input: I) {
  await call.command(command, input)
  return call.read(readOneTask, { ...placeOf(call), language: call.language })
}

/** Posts over HTTP: create, write, show, move through their states, remove. */
export const tasksHandlers = handlers({
  'POST /api/users/{id}/tasks': async ({ command, read, body, params, language }) => {
    const accountId = params.id
    const taskPublicId = await command(createTask, { ...body, accountId, language })
    return read(readOneTask, { accountId, taskPublicId, language })
  },
  'GET /api/users/{id}/tasks/publications/statistics/schedule': ({ read, params }) =>
    read(scheduleStatistics, { accountId: params.id }),
  'GET /api/users/{id}/tasks/{taskPublicId}': (call) =>
    call.read(readOneTask, { ...placeOf(call), language: call.language }),
  'POST /api/users/{id}/tasks/{taskPublicId}': (call) =>
    afterDoing(call, changeTask, { ...call.body, ...placeOf(call) }),
  'POST /api/users/{id}/tasks/{taskPublicId}/visual': (call) =>
    afterDoing(call, changeVisual, { ...call.body, ...placeOf(call), language: call.language }),
  'POST /api/users/{id}/tasks/{taskPublicId}/visual/validate': (call) =>
    afterDoing(call, validateVisual, { ...call.body, ...placeOf(call) }),
  'POST /api/users/{id}/tasks/{taskPublicId}/shows': (call) =>
    afterDoing(call, chooseShown, { ...call.body, ...placeOf(call) }),
  'POST /api/users/{id}/tasks/{taskPublicId}/media': uploadMedia,
  'POST /api/users/{id}/tasks/{taskPublicId}/media/arrange': (call) =>
    afterDoing(call, arrangeMedia, { ...call.body, ...placeOf(call) }),
  'POST /api/users/{id}/tasks/{taskPublicId}/alt-texts': (call) =>
    afterDoing(call, writeAltTexts, { ...call.body, ...placeOf(call) }),
  'POST /api/users/{id}/tasks/{taskPublicId}/validate': (call) =>
    afterDoing(call, validateTask, { ...call.body, ...placeOf(call) }),
  'POST /api/users/{id}/tasks/{taskPublicId}/work-again': (call) =>
    afterDoing(call, workAgain, placeOf(call)),
  'POST /api/users/{id}/tasks/{taskPublicId}/take-back': (call) =>
    afterDoing(call, takeBackYes, placeOf(call)),
  'POST /api/users/{id}/tasks/{taskPublicId}/cancel': (call) => afterDoing(call, cancelTask, placeOf(call)),
  'POST /api/users/{id}/tasks/{taskPublicId}/put-back': (call) =>
    afterDoing(call, putTaskBack, placeOf(call)),
  'POST /api/users/{id}/tasks/{taskPublicId}/duplicate': duplicatePost,
  'DELETE /api/users/{id}/tasks/{taskPublicId}': (call) => call.command(removeTask, placeOf(call)),
  'POST /api/users/{id}/tasks/{taskPublicId}/restore': (call) => afterDoing(call, restoreTask, placeOf(call)),
  'GET /api/users/{id}/tasks/{taskPublicId}/history': (call) =>
    call.read(listEvents, { ...call.query, ...placeOf(call) }),
  'GET /api/users/{id}/tasks/{taskPublicId}/history/{eventId}': (call) =>
    call.read(readDifference, {
      ...placeOf(call),
      eventId: call.params.eventId,
      language: call.language,
    }),
})
