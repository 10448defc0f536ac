import { handlers } from '../../http/handlers.ts'
import { publishPresence } from './commands/publish-presence.ts'

/** Who is at a post right now, over HTTP; nothing of it is stored. */
export const presenceHandlers = handlers({
  'POST /api/users/{id}/tasks/{taskPublicId}/presence': ({ command, params, body }) =>
    command(publishPresence, { ...body, accountId: params.id, taskPublicId: params.taskPublicId }),
})
