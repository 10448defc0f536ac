import type { Routes } from '@postelier/contract'
import { type Call, handlers } from '../../http/handlers.ts'
import type { JobDefinition } from '../../platform/platform.ts'
import { answerByMail } from './commands/answer-by-mail.ts'
import { addAudience, changeAudience, removeAudience } from './commands/change-audiences.ts'
import { addFact, changeFact } from './commands/change-facts.ts'
import { changeSettings } from './commands/change-settings.ts'
import { answerSubjects, changeSubject } from './commands/change-subject.ts'
import { addThematic, changeThematic, removeThematic } from './commands/change-thematics.ts'
import { initFirstNetwork } from './commands/init-first-network.ts'
import { placeSubjects } from './commands/place-subjects.ts'
import { sendSubjects } from './commands/send-subjects.ts'
import { startReading } from './commands/start-reading.ts'
import { startRun } from './commands/start-run.ts'
import { startSearch } from './commands/start-search.ts'
import { awaitSearch } from './flows/await-search.ts'
import { proposeAudiences } from './flows/propose-audiences.ts'
import { showFirstPost } from './flows/show-first-post.ts'
import { listFacts, readFact } from './queries/list-facts.ts'
import { listSubjects, readOneSubject, readSubjects } from './queries/list-subjects.ts'
import {
  checkThematics,
  listAudiences,
  listThematics,
  readAudience,
  readThematic,
} from './queries/list-thematics.ts'
import { readFreeDays } from './queries/read-free-days.ts'
import { readFreeSlots } from './queries/read-free-slots.ts'
import { readGoodHours } from './queries/read-good-hours.ts'
import { listInvitees, readInvitation } from './queries/read-invitation.ts'
import { readPrice } from './queries/read-price.ts'
import { readReadiness } from './queries/read-readiness.ts'
import { readReading } from './queries/read-reading.ts'
import { readBegunRun, readOneRun, readRun } from './queries/read-run.ts'
import { readSearch } from './queries/read-search.ts'
import { readSettings } from './queries/read-settings.ts'
import type { HasNetwork } from './require-planning.ts'
import type { SearchInput } from './subjects/search.tables.ts'

/** What planning's routes need of modules above it, handed in where the server is put together. */
export interface PlanningHandlerNeeds {
  readonly hasNetwork: HasNetwork
  readonly searchJob: JobDefinition<Record<string, never>>
}

type SearchCall = Pick<Call<never>, 'command' | 'read' | 'language' | 'platform'>

type Tried = Routes['GET /api/users/{id}/planning/first-post']['query']

/** A voice and an answer are tried whole, colours one by one. */
function triedIn(tried: Tried) {
  const { tone, formality, emoji, pronoun, language, shows, name, kind, about, says, without, ...colors } =
    tried
  return {
    voice: tone && formality && emoji && pronoun ? { tone, formality, emoji, pronoun } : undefined,
    said: kind && about && says ? { kind, about, says: says.split('\n').filter(Boolean) } : undefined,
    without: new Set(without?.split(',')),
    name,
    colors,
    spoken: language,
    isPainted: shows === 'whole',
  }
}

export const planningHandlers = ({ hasNetwork, searchJob }: PlanningHandlerNeeds) => {
  const search = async (
    { command, read, language, platform }: SearchCall,
    asked: SearchInput & { readonly accountId: number },
  ) => {
    const searchId = await command(startSearch, { ...asked, hasNetwork, job: searchJob })
    const { accountId } = asked
    return read(readSearch, { accountId, searchId, language, translator: platform.translator })
  }
  return handlers({
    'GET /api/users/{id}/facts': ({ read, params, query }) =>
      read(listFacts, { ...query, accountId: params.id }),
    'POST /api/users/{id}/facts': async ({ command, read, params, body }) => {
      const accountId = params.id
      return read(readFact, { accountId, factId: await command(addFact, { ...body, accountId }) })
    },
    'POST /api/users/{id}/facts/{factId}': async ({ command, read, params, body }) => {
      const place = { accountId: params.id, factId: params.factId }
      await command(changeFact, { ...body, ...place })
      return read(readFact, place)
    },
    'POST /api/users/{id}/planning/readings': async ({ command, read, params, body }) => {
      const accountId = params.id
      await command(startReading, { ...body, accountId })
      return read(readReading, { accountId })
    },
    'GET /api/users/{id}/planning/readings/latest': ({ read, params }) =>
      read(readReading, { accountId: params.id }),
    'POST /api/users/{id}/account/ai/init-first-network': async ({ command, read, params, body }) => {
      const accountId = params.id
      await command(initFirstNetwork, { accountId, ...(body.network ? { network: body.network } : {}) })
      const { reading } = await read(readReading, { accountId })
      return {
        ...(await read(listThematics, { accountId })),
        ...(await read(listAudiences, { accountId })),
        societyActualitySourcesSuggested: reading?.profile?.feeds ?? [],
      }
    },
    'POST /api/users/{id}/account/ai/generate-audiences': (call) =>
      proposeAudiences(call, {
        accountId: call.params.id,
        name: call.body.commercialName || call.body.name,
        summary: call.body.summary,
      }),
    'GET /api/users/{id}/planning/settings': ({ read, params }) =>
      read(readSettings, { accountId: params.id }),
    'POST /api/users/{id}/planning/settings': async ({ command, read, params, body }) => {
      await command(changeSettings, { ...body, accountId: params.id })
      return read(readSettings, { accountId: params.id })
    },
    'GET /api/users/{userId}/ai-thematics': ({ read, params }) =>
      read(listThematics, { accountId: params.userId }),
    'POST /api/users/{userId}/ai-thematics': async ({ command, read, params, body }) => {
      const accountId = params.userId
      return read(readThematic, { accountId, thematicId: await command(addThematic, { ...body, accountId }) })
    },
    'POST /api/users/{userId}/ai-thematics/check': ({ read, params }) =>
      read(checkThematics, { accountId: params.userId }),
    'POST /api/users/{userId}/ai-thematics/{thematicId}': async ({ command, read, params, body }) => {
      const place = { accountId: params.userId, thematicId: params.thematicId }
      await command(changeThematic, { ...body, ...place })
      return read(readThematic, place)
    },
    'DELETE /api/users/{userId}/ai-thematics/{thematicId}': ({ command, params }) =>
      command(removeThematic, { accountId: params.userId, thematicId: params.thematicId }),
    'POST /api/users/{userId}/ai-thematics/{thematicId}/subjects/generate': async (call) => {
      const accountId = call.params.userId
      const { search: begun } = await search(call, {
        accountId,
        thematicId: call.params.thematicId,
        count: call.body.nbSubjects,
        about: call.body.customerPrompt,
      })
      const found = await awaitSearch(call, { accountId, searchId: begun.id })
      return { subjects: found.search.subjects, ...found }
    },
    'GET /api/users/{userId}/ai-audiences': ({ read, params }) =>
      read(listAudiences, { accountId: params.userId }),
    'POST /api/users/{userId}/ai-audiences': async ({ command, read, params, body }) => {
      const accountId = params.userId
      return read(readAudience, { accountId, audienceId: await command(addAudience, { ...body, accountId }) })
    },
    'POST /api/users/{userId}/ai-audiences/{audienceId}': async ({ command, read, params, body }) => {
      const place = { accountId: params.userId, audienceId: params.audienceId }
      await command(changeAudience, { ...body, ...place })
      return read(readAudience, place)
    },
    'POST /api/{userId}/ai-audiences/{audienceId}': async ({ command, read, params, body }) => {
      const place = { accountId: params.userId, audienceId: params.audienceId }
      await command(changeAudience, { ...body, ...place })
      return read(readAudience, place)
    },
    'DELETE /api/users/{userId}/ai-audiences/{audienceId}': ({ command, params }) =>
      command(removeAudience, { accountId: params.userId, audienceId: params.audienceId }),
    'GET /api/users/{id}/subjects': ({ read, params, query }) =>
      read(listSubjects, { ...query, accountId: params.id }),
    'GET /api/users/{id}/subjects/invitees': ({ read, params, query }) =>
      read(listInvitees, { ...query, accountId: params.id }),
    'POST /api/users/{id}/subjects/invitations': ({ command, params, body }) =>
      command(sendSubjects, { accountId: params.id, personId: body.personId }),
    'POST /api/subjects/validation': ({ read, body }) => read(readInvitation, body),
    'POST /api/subjects/validation/answers': async ({ command, read, body }) => {
      await command(answerByMail, body)
      return read(readInvitation, body)
    },
    'POST /api/users/{id}/subjects/propose': (call) =>
      search(call, {
        accountId: call.params.id,
        thematicId: null,
        count: call.body.count,
        about: call.body.customerPrompt,
      }),
    'GET /api/users/{id}/subjects/searches/{searchId}': ({ read, params, language, platform }) =>
      read(readSearch, {
        accountId: params.id,
        searchId: params.searchId,
        language,
        translator: platform.translator,
      }),
    'GET /api/users/{id}/free-slots': ({ read, params, query }) =>
      read(readFreeSlots, { accountId: params.id, posts: query.posts }),
    'GET /api/users/{id}/good-hours': ({ read, params }) => read(readGoodHours, { accountId: params.id }),
    'GET /api/users/{id}/subjects/free-days': ({ read, params }) =>
      read(readFreeDays, { accountId: params.id }),
    'POST /api/users/{id}/subjects/place': async ({ command, read, params, body }) => {
      const accountId = params.id
      await command(placeSubjects, { ...body, accountId })
      const publicIds = body.subjects.map(({ id }) => id)
      return { subjects: await read(readSubjects, { accountId, publicIds }) }
    },
    'POST /api/users/{id}/subjects/answers': async ({ command, read, params, body }) => {
      const accountId = params.id
      await command(answerSubjects, { ...body, accountId })
      const publicIds = body.subjects.map(({ id }) => id)
      return { subjects: await read(readSubjects, { accountId, publicIds }) }
    },
    'POST /api/users/{id}/subjects/{subjectId}': async ({ command, read, params, body }) => {
      const place = { accountId: params.id, subjectId: params.subjectId }
      await command(changeSubject, { ...body, ...place })
      return read(readOneSubject, place)
    },
    'POST /api/users/{id}/subjects/{subjectId}/answer': async ({ command, read, params, body }) => {
      const place = { accountId: params.id, subjectId: params.subjectId }
      const { subjectId: id, accountId } = place
      await command(answerSubjects, {
        accountId,
        accept: body.accept,
        localTime: body.localTime,
        subjects: [{ id, version: body.version }],
      })
      return read(readOneSubject, place)
    },
    'GET /api/users/{id}/planning/readiness': ({ read, params }) =>
      read(readReadiness, { accountId: params.id, hasNetwork }),
    'GET /api/users/{id}/planning/first-post': (call) =>
      showFirstPost(call, { ...triedIn(call.query), accountId: call.params.id }),
    'GET /api/users/{id}/planning/price': ({ read, params, query }) =>
      read(readPrice, { accountId: params.id, count: query.count }),
    'POST /api/users/{id}/planning/runs': async ({ command, read, params, body, language }) => {
      const accountId = params.id
      const runId = await command(startRun, { ...body, accountId })
      return read(readBegunRun, { accountId, runId, language })
    },
    'GET /api/users/{id}/planning/runs/latest': async ({ read, params, language }) => ({
      run: await read(readRun, { accountId: params.id, language }),
    }),
    'GET /api/users/{id}/planning/runs/{runId}': ({ read, params, language }) =>
      read(readOneRun, { accountId: params.id, runId: params.runId, language }),
  })
}
