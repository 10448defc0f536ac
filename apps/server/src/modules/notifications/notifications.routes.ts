import { handlers } from '../../http/handlers.ts'
import { closeNotice } from './commands/close-notice.ts'
import { readNotices } from './commands/read-notices.ts'
import { listNotices } from './queries/list-notices.ts'

/** A person's notices over HTTP: list, mark as read, close. */
export const notificationsHandlers = handlers({
  'GET /api/users/{id}/notices': ({ read, params, query }) =>
    read(listNotices, { ...query, accountId: params.id }),
  'POST /api/users/{id}/notices/read': ({ command, params, body }) =>
    command(readNotices, { ...body, accountId: params.id }),
  'DELETE /api/users/{id}/notices/{noticeId}': ({ command, params }) =>
    command(closeNotice, { accountId: params.id, noticeId: params.noticeId }),
})
