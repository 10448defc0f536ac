import { handlers } from '../../http/handlers.ts'
import { tellPresence } from './commands/tell-presence.ts'

export const presenceHandlers = handlers({
  'POST /api/users/{id}/tasks/{taskPublicId}/presence': ({ command, params, body }) =>
    command(tellPresence, { ...body, accountId: params.id, taskPublicId: params.taskPublicId }),
})
