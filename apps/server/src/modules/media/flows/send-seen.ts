import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendStored } from '../../../http/byte-range.ts'
import type { RawAnswer } from '../../../http/handlers.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { SeenFile } from '../queries/open-file.ts'
import { contentDisposition } from '../safe-name.ts'

interface FileCall {
  readonly platform: Pick<Platform, 'storage'>
  readonly request: Pick<FastifyRequest, 'headers'>
  readonly reply: Pick<FastifyReply, 'code'>
}

/** A file as an answer, under headers that keep it from being anything but a file. */
export async function sendSeen(
  { platform, request, reply }: FileCall,
  file: SeenFile,
  how: 'inline' | 'attachment',
): Promise<RawAnswer> {
  const headers = {
    etag: file.tag,
    // Kept by this browser only, and asked for again in an hour: who may see it can change.
    'cache-control': 'private, max-age=3600',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': contentDisposition(file.name, file.mime, how),
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
}
