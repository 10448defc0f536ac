import { handlers } from '../../../http/handlers.ts'
import type { JobDefinition } from '../../../platform/platform.ts'
import { startSearch } from '../commands/start-search.ts'
import { agreeToFound, askFirstPosts, askOtherPost } from '../flows/begin-start.ts'
import { showFoundPicture } from '../flows/take-found-pictures.ts'
import { readMonth } from '../queries/read-month.ts'
import { readSearch } from '../queries/read-search.ts'
import { readStart } from '../queries/read-start.ts'
import type { HasNetwork } from '../require-planning.ts'

interface StartHandlerNeeds {
  readonly hasNetwork: HasNetwork
  readonly searchJob: JobDefinition<Record<string, never>>
}

/** A new business's first steps over HTTP: what its site says, what it agrees to, and its first posts. */
export const startHandlers = ({ hasNetwork, searchJob }: StartHandlerNeeds) =>
  handlers({
    'GET /api/users/{id}/planning/start': ({ read, params, language }) =>
      read(readStart, { accountId: params.id, language }),
    'GET /api/users/{id}/planning/start/picture': (call) =>
      showFoundPicture(call, { accountId: call.params.id, url: call.query.url }),
    'POST /api/users/{id}/planning/start/agree': (call) => {
      const { parts, ...agreed } = call.body
      return agreeToFound(call, {
        ...agreed,
        accountId: call.params.id,
        parts: { ...parts, lang: call.language, hasNetwork },
      })
    },
    'POST /api/users/{id}/planning/start/posts': (call) =>
      askFirstPosts(call, { ...call.body, accountId: call.params.id }),
    'POST /api/users/{id}/planning/start/posts/{subjectId}/other': (call) =>
      askOtherPost(call, { ...call.body, accountId: call.params.id, subjectId: call.params.subjectId }),
    'GET /api/users/{id}/planning/start/month': ({ read, params }) =>
      read(readMonth, { accountId: params.id }),
    'POST /api/users/{id}/planning/start/month': async ({ command, read, params, body, ...call }) => {
      const accountId = params.id
      const asked = { accountId, thematicId: null, about: '', ...body, hasNetwork, job: searchJob }
      const searchId = await command(startSearch, asked)
      const { translator } = call.platform
      return read(readSearch, { accountId, searchId, language: call.language, translator })
    },
  })
