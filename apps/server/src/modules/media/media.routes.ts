import { handlers } from '../../http/handlers.ts'
import { sendSeen } from './flows/send-seen.ts'
import { openFile } from './queries/open-file.ts'

/** Stored files over HTTP; each is opened only for those who may see what it belongs to. */
export const mediaHandlers = handlers({
  'GET /files/{fileId}/{variant}': async ({ read, params, ...call }) =>
    sendSeen(call, await read(openFile, params), 'inline'),
})
