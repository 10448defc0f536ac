import { handlers } from '../../http/handlers.ts'
import { publishPresence } from './commands/publish-presence.ts'

export const presenceHandlers = handlers({
  'POST /api/users/{id}/tasks/{taskPublicId}/presence': ({ command, params, body }) =>
    command(publishPresence, { ...body, accountId: params.id, taskPublicId: params.taskPublicId }),
})
