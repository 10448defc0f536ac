import { handlers } from '../../http/handlers.ts'
import { sayStill, sayTrue } from './commands/say-true.ts'
import { readClaims } from './queries/read-claims.ts'
import { readTruth } from './queries/read-truth.ts'

const placeOf = ({ id, taskPublicId }: { readonly id: number; readonly taskPublicId: string }) => ({
  accountId: id,
  taskPublicId,
})

/** Claims over HTTP: which sentences of posts no source says, and a person's word that one is true. */
export const truthHandlers = handlers({
  'GET /api/users/{id}/claims': ({ read, params, query }) =>
    read(readClaims, { accountId: params.id, posts: query.posts }),
  'GET /api/users/{id}/tasks/{taskPublicId}/truth': ({ read, params }) => read(readTruth, placeOf(params)),
  'POST /api/users/{id}/tasks/{taskPublicId}/truth/said': async ({ command, read, params, body }) => {
    await command(sayTrue, { ...body, ...placeOf(params) })
    return read(readTruth, placeOf(params))
  },
  'POST /api/users/{id}/tasks/{taskPublicId}/truth/still': async ({ command, read, params, body }) => {
    await command(sayStill, { ...body, ...placeOf(params) })
    return read(readTruth, placeOf(params))
  },
})
