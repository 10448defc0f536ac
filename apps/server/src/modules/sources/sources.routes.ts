import { handlers } from '../../http/handlers.ts'
import { accountOf } from '../brand/index.ts'
import { addSource } from './commands/add-source.ts'
import { changeSource, readNow } from './commands/change-source.ts'
import { removeSource } from './commands/remove-source.ts'
import { matchFields, startLookup } from './commands/start-lookup.ts'
import { listItems, listSources, readSourceView } from './queries/list-sources.ts'
import { readLookup } from './queries/read-lookup.ts'

/** A business's content sources over HTTP: sites and feeds it names, and what was found there. */
export const sourcesHandlers = handlers({
  'POST /api/users/{id}/account/content-sources': async ({ command, read, params, body, language }) => {
    const accountId = params.id
    await command(addSource, { ...body, accountId })
    return { user: await read(accountOf, { accountId, language }) }
  },
  'DELETE /api/users/{id}/account/content-sources/{sourceId}': async ({
    command,
    read,
    params,
    language,
  }) => {
    const accountId = params.id
    await command(removeSource, { accountId, sourceId: params.sourceId })
    return { user: await read(accountOf, { accountId, language }) }
  },
  'GET /api/users/{id}/sources': ({ read, params }) => read(listSources, { accountId: params.id }),
  'POST /api/users/{id}/sources/{sourceId}': async ({ command, read, params, body }) => {
    const place = { accountId: params.id, sourceId: params.sourceId }
    await command(changeSource, { ...body, ...place })
    return read(readSourceView, place)
  },
  'POST /api/users/{id}/sources/{sourceId}/readings': async ({ command, read, params }) => {
    const place = { accountId: params.id, sourceId: params.sourceId }
    await command(readNow, place)
    return read(readSourceView, place)
  },
  'GET /api/users/{id}/sources/{sourceId}/items': ({ read, params, query }) =>
    read(listItems, { ...query, accountId: params.id, sourceId: params.sourceId }),
  'POST /api/users/{id}/lookups': async ({ command, read, params, body }) => {
    const accountId = params.id
    return read(readLookup, { accountId, lookupId: await command(startLookup, { ...body, accountId }) })
  },
  'GET /api/users/{id}/lookups/{lookupId}': ({ read, params }) =>
    read(readLookup, { accountId: params.id, lookupId: params.lookupId }),
  'POST /api/users/{id}/lookups/{lookupId}/fields': async ({ command, read, params, body }) => {
    const place = { accountId: params.id, lookupId: params.lookupId }
    await command(matchFields, { ...place, fields: body.fields })
    return read(readLookup, place)
  },
})
