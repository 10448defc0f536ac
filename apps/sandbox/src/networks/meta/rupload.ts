// The host that takes films as bytes, or fetches them: for Page reels, video stories and Instagram containers alike.
import type { FastifyRequest } from 'fastify'
import { fetchMedia } from '../media/fetch-media.ts'
import type { PartialUploads } from '../media/partial-uploads.ts'
import { bytesOf } from '../shared/bodies.ts'
import { Refusal } from '../shared/refusal.ts'

type UploadFault =
  | 'OffsetInvalidError'
  | 'PartialRequestError'
  | 'ProcessingFailedError'
  | 'NotAuthorizedError'

export const uploadRefusal = (type: UploadFault, message: string, retriable = false): Refusal =>
  new Refusal(type === 'NotAuthorizedError' ? 401 : 400, { debug_info: { retriable, type, message } })

/** `Authorization: OAuth {token}`: here, and only here, not Bearer. */
export function checkUploadHeader(request: FastifyRequest): void {
  if (!/^OAuth \S+$/.test(request.headers.authorization ?? ''))
    throw uploadRefusal('NotAuthorizedError', 'The Authorization header must be OAuth with an access token')
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** The whole file, or undefined while bytes are missing. */
export async function takeUpload(
  request: FastifyRequest,
  uploads: PartialUploads,
  id: string,
): Promise<Buffer | undefined> {
  const url = header(request, 'file_url')
  if (url !== undefined) {
    const fetched = await fetchMedia(url)
    if ('failure' in fetched) throw uploadRefusal('ProcessingFailedError', 'The file could not be fetched')
    return fetched.bytes
  }
  const [offset, fileSize] = [Number(header(request, 'offset')), Number(header(request, 'file_size'))]
  if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(fileSize) || fileSize <= 0)
    throw uploadRefusal('PartialRequestError', 'The headers offset and file_size are required')
  const held = uploads.size(id)
  if (offset !== held) throw uploadRefusal('OffsetInvalidError', `The offset must be ${held}`, true)
  const bytes = bytesOf(request)
  if (held + bytes.length > fileSize)
    throw uploadRefusal('PartialRequestError', 'More bytes came than file_size says')
  if (uploads.append(id, bytes) < fileSize)
    throw uploadRefusal('PartialRequestError', 'Fewer bytes came than file_size says', true)
  return uploads.take(id)
}
