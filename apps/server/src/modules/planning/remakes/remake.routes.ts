import { handlers } from '../../../http/handlers.ts'
import { readOneTask } from '../../tasks/index.ts'
import { startRemake } from '../commands/start-remake.ts'
import { undoRemake } from '../commands/undo-remake.ts'
import { readRemake, readRemakePrice } from '../queries/read-remake.ts'

const placeOf = ({ id, taskPublicId }: { readonly id: number; readonly taskPublicId: string }) => ({
  accountId: id,
  taskPublicId,
})

/** Remakes of one post over HTTP: what one would cost, the latest, and starting another. */
export const remakeHandlers = handlers({
  'GET /api/users/{id}/tasks/{taskPublicId}/remakes/price': ({ read, params }) =>
    read(readRemakePrice, placeOf(params)),
  'GET /api/users/{id}/tasks/{taskPublicId}/remakes/latest': ({ read, params }) =>
    read(readRemake, placeOf(params)),
  'POST /api/users/{id}/tasks/{taskPublicId}/remakes': async ({ command, read, params, body }) => {
    await command(startRemake, { ...body, ...placeOf(params) })
    return read(readRemake, placeOf(params))
  },
  'POST /api/users/{id}/tasks/{taskPublicId}/remakes/{remakeId}/undo': async (call) => {
    const place = placeOf(call.params)
    await call.command(undoRemake, { ...place, remakeId: call.params.remakeId })
    return call.read(readOneTask, { ...place, language: call.language })
  },
})
