import { sendStored } from '../../http/byte-range.ts'
import { handlers } from '../../http/handlers.ts'
import { openFile } from './queries/open-file.ts'
import { contentDisposition } from './safe-name.ts'

export const mediaHandlers = handlers({
  'GET /files/{fileId}/{variant}': async ({ read, params, platform, request, reply }) => {
    const file = await read(openFile, params)
    const headers = {
      etag: file.tag,
      // Kept by this browser only, and asked for again in an hour: who may see it can change.
      'cache-control': 'private, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': contentDisposition(file.name, file.mime),
      'x-content-type-options': 'nosniff',
      vary: 'Cookie',
    }
    if (
      request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.tag)
    ) {
      reply.code(304)
      return { body: '', type: file.mime, headers }
    }
    return sendStored(platform, request, reply, { ...file, headers })
  },
})
