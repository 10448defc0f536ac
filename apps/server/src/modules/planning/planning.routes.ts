import { handlers } from '../../http/handlers.ts'
import { addAudience, changeAudience, removeAudience } from './commands/change-audiences.ts'
import { addFinding, changeFinding } from './commands/change-findings.ts'
import { changeSettings } from './commands/change-settings.ts'
import { answerSubjects, changeSubject } from './commands/change-subject.ts'
import { addThematic, changeThematic, removeThematic } from './commands/change-thematics.ts'
import { initFirstNetwork } from './commands/init-first-network.ts'
import { startReading } from './commands/start-reading.ts'
import { startRun } from './commands/start-run.ts'
import { proposeSubjects } from './flows/propose-subjects.ts'
import { listFindings, readFinding } from './queries/list-findings.ts'
import { listSubjects, readOneSubject, readSubjects } from './queries/list-subjects.ts'
import {
  checkThematics,
  listAudiences,
  listThematics,
  readAudience,
  readThematic,
} from './queries/list-thematics.ts'
import { proposeAudiences } from './queries/propose-audiences.ts'
import { readPrice } from './queries/read-price.ts'
import { readReading } from './queries/read-reading.ts'
import { readRun } from './queries/read-run.ts'
import { readSettings } from './queries/read-settings.ts'

export const planningHandlers = handlers({
  'GET /api/users/{id}/findings': ({ read, params, query }) =>
    read(listFindings, { ...query, accountId: params.id }),
  'POST /api/users/{id}/findings': async ({ command, read, params, body }) => {
    const accountId = params.id
    return read(readFinding, { accountId, findingId: await command(addFinding, { ...body, accountId }) })
  },
  'POST /api/users/{id}/findings/{findingId}': async ({ command, read, params, body }) => {
    const place = { accountId: params.id, findingId: params.findingId }
    await command(changeFinding, { ...body, ...place })
    return read(readFinding, place)
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
  'POST /api/users/{id}/account/ai/generate-audiences': ({ read, params }) =>
    read(proposeAudiences, { accountId: params.id }),
  'GET /api/users/{id}/planning/settings': ({ read, params }) => read(readSettings, { accountId: params.id }),
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
  'POST /api/users/{userId}/ai-thematics/{thematicId}/subjects/generate': (call) =>
    proposeSubjects(call, {
      ...{ accountId: call.params.userId, thematicId: call.params.thematicId },
      count: call.body.nbSubjects,
    }),
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
  'POST /api/users/{id}/subjects/propose': (call) =>
    proposeSubjects(call, { accountId: call.params.id, count: call.body.count }),
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
      ...{ accountId, accept: body.accept },
      subjects: [{ id, version: body.version }],
    })
    return read(readOneSubject, place)
  },
  'GET /api/users/{id}/planning/price': ({ read, params, query }) =>
    read(readPrice, { accountId: params.id, count: query.count }),
  'POST /api/users/{id}/planning/runs': async ({ command, read, params, body }) => {
    const accountId = params.id
    const run = await read(readRun, { accountId, runId: await command(startRun, { ...body, accountId }) })
    if (!run) throw new Error('A run that was just begun is there')
    return { run }
  },
  'GET /api/users/{id}/planning/runs/latest': async ({ read, params }) => ({
    run: await read(readRun, { accountId: params.id }),
  }),
})
