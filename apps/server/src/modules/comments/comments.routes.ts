import { handlers } from '../../http/handlers.ts'
import { addComment } from './commands/add-comment.ts'
import { listComments } from './queries/list-comments.ts'

/** Comments about a post over HTTP: read page by page, and add one. */
export const commentHandlers = handlers({
  'GET /api/users/{id}/tasks/{taskPublicId}/comments': ({ read, params, query }) =>
    read(listComments, { ...query, accountId: params.id, taskPublicId: params.taskPublicId }),
  'POST /api/users/{id}/tasks/{taskPublicId}/comments': ({ command, params, body }) =>
    command(addComment, { ...body, accountId: params.id, taskPublicId: params.taskPublicId }),
})
