import { handlers } from '../../http/handlers.ts'
import { changeEngineSettings } from './commands/change-engine-settings.ts'
import { removeEngineKey, setEngineKey } from './commands/set-engine-key.ts'
import { findLocalModel } from './flows/find-local-model.ts'
import { testEngine, tryPicture, tryText } from './flows/try-engine.ts'
import { tryStock } from './flows/try-stock.ts'
import { listCalls } from './queries/list-calls.ts'
import { readEngines } from './queries/read-engines.ts'

/** AI engines over HTTP, for administrators: settings, keys, calls and trials. A key is written and never read back. */
export const engineHandlers = handlers({
  'GET /api/admin/master/engines': ({ read }) => read(readEngines, undefined),
  'GET /api/admin/master/engines/local': ({ platform }) => findLocalModel(platform),
  'GET /api/admin/master/engines/calls': ({ read, query }) => read(listCalls, query),
  'POST /api/admin/master/engines': async ({ command, read, body }) => {
    await command(changeEngineSettings, body)
    return read(readEngines, undefined)
  },
  'POST /api/admin/master/engines/{engine}/key': async ({ command, read, params, body }) => {
    await command(setEngineKey, { ...body, ...params })
    return read(readEngines, undefined)
  },
  'DELETE /api/admin/master/engines/{engine}/key': async ({ command, read, params }) => {
    await command(removeEngineKey, params)
    return read(readEngines, undefined)
  },
  'POST /api/admin/master/engines/{engine}/test': testEngine,
  'POST /api/admin/master/ai-test/text': tryText,
  'POST /api/admin/master/ai-test/image': tryPicture,
  'POST /api/admin/master/ai-test/stock': tryStock,
})
