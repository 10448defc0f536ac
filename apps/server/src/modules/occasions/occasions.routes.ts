import { handlers } from '../../http/handlers.ts'
import { readBegunRun } from '../planning/index.ts'
import { convertKeyDate } from './commands/convert-key-date.ts'
import { draftIdea } from './commands/draft-idea.ts'
import { listIdeas } from './queries/list-ideas.ts'
import { listKeyDates } from './queries/list-key-dates.ts'
import { readKeyDate } from './queries/read-key-date.ts'

/** Key dates and ideas over HTTP, and making a post of one. */
export const occasionsHandlers = handlers({
  'GET /api/users/{id}/key-dates': ({ read, params, query, language }) =>
    read(listKeyDates, { ...query, language, accountId: params.id }),
  'GET /api/users/{id}/key-dates/{key}/{year}': ({ read, params, language }) =>
    read(readKeyDate, { accountId: params.id, key: params.key, year: params.year, language }),
  'POST /api/users/{id}/key-dates/{key}/{year}/conversion': async ({
    command,
    read,
    params,
    body,
    language,
  }) => {
    const { id: accountId, key, year } = params
    const runId = await command(convertKeyDate, { ...body, accountId, key, year })
    return read(readBegunRun, { accountId, runId, language })
  },
  'GET /api/users/{id}/publication-ideas': ({ read, params, query, language }) =>
    read(listIdeas, { ...query, language, accountId: params.id }),
  'POST /api/users/{id}/publication-ideas/{key}/post': async ({ command, read, params, body, language }) => {
    const { id: accountId, key } = params
    const runId = await command(draftIdea, { ...body, accountId, key })
    return read(readBegunRun, { accountId, runId, language })
  },
})
