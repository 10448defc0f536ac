import { handlers } from '../../http/handlers.ts'
import { openFile } from './queries/open-file.ts'
import { sendSeen } from './send-seen.ts'

export const mediaHandlers = handlers({
  'GET /files/{fileId}/{variant}': async ({ read, params, ...call }) =>
    sendSeen(call, await read(openFile, params), 'inline'),
})
