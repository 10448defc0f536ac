import * as z from 'zod'
import type { CallContext, MediaFile } from '../adapter.ts'
import { idText, jsonOf, nothing } from '../calling/answer.ts'
import { blobOf } from '../calling/encode.ts'
import { ask } from './call.ts'

const processing = z.object({
  state: z.string(),
  check_after_secs: z.number().optional().catch(undefined),
  error: z
    .object({ name: z.string().catch(''), message: z.string().catch('') })
    .optional()
    .catch(undefined),
})
const uploaded = z.object({
  data: z.object({
    id: idText,
    media_key: z.string().min(1).optional(),
    processing_info: processing.optional(),
  }),
})
export type Uploaded = z.infer<typeof uploaded>['data']

const upload = '/2/media/upload'
const uploadLimitMs = 120_000
/** X takes 5 MB at most and 1,000 parts. */
export const partBytes = 4_000_000

export const sendWhole = async (context: CallContext, token: string, file: MediaFile): Promise<Uploaded> => {
  const parts = new FormData()
  parts.set('media', blobOf(await file.read(), file.mime))
  parts.set('media_category', file.mime === 'image/gif' ? 'tweet_gif' : 'tweet_image')
  const { data } = await ask(context, {
    method: 'POST',
    path: upload,
    token,
    parts,
    timeLimitMs: uploadLimitMs,
    read: jsonOf(uploaded),
  })
  return data
}

/** What a picture shows, for those who cannot see it. */
export const describe = (context: CallContext, token: string, id: string, altText: string): Promise<void> =>
  ask(context, {
    method: 'POST',
    path: '/2/media/metadata',
    token,
    json: { id, metadata: { alt_text: { text: altText.slice(0, 1000) } } },
    read: nothing,
  })

export const startParts = async (context: CallContext, token: string, file: MediaFile): Promise<Uploaded> => {
  const { data } = await ask(context, {
    method: 'POST',
    path: `${upload}/initialize`,
    token,
    json: { media_type: file.mime, total_bytes: file.bytes, media_category: 'tweet_video' },
    read: jsonOf(uploaded),
  })
  return data
}

export const sendPart = async (
  context: CallContext,
  token: string,
  id: string,
  file: MediaFile,
  index: number,
): Promise<void> => {
  const from = index * partBytes
  const parts = new FormData()
  parts.set('segment_index', String(index))
  parts.set('media', blobOf(await file.read(from, Math.min(from + partBytes, file.bytes)), file.mime))
  await ask(context, {
    method: 'POST',
    path: `${upload}/${id}/append`,
    token,
    parts,
    timeLimitMs: uploadLimitMs,
    read: nothing,
  })
}

export const finishParts = async (context: CallContext, token: string, id: string): Promise<Uploaded> => {
  const { data } = await ask(context, {
    method: 'POST',
    path: `${upload}/${id}/finalize`,
    token,
    read: jsonOf(uploaded),
  })
  return data
}

export const uploadStatus = async (context: CallContext, token: string, id: string): Promise<Uploaded> => {
  const query = { command: 'STATUS', media_id: id }
  const { data } = await ask(context, { path: upload, token, query, read: jsonOf(uploaded) })
  return data
}
