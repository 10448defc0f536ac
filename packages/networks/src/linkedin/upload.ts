import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { jsonOf } from '../calling/answer.ts'
import { call } from '../calling/call.ts'
import { ask, urnIn } from './call.ts'
import { readRefusal } from './read-refusal.ts'

const uploadLimitMs = 120_000

/** Whose it is, which must be the author of the post. */
interface Owner {
  readonly token: string
  readonly urn: string
}

const opened = z.object({
  value: z.object({
    uploadUrl: z.string().min(1),
    image: z.string().optional(),
    document: z.string().optional(),
  }),
})

const sendBytes = <T>(
  context: CallContext,
  asked: { url: string; token?: string; mime: string; bytes: Uint8Array },
  read: (etag: string | null) => T,
): Promise<T> =>
  call(context, {
    request: {
      method: 'PUT',
      url: asked.url,
      headers: {
        ...(asked.token ? { authorization: `Bearer ${asked.token}` } : {}),
        'content-type': asked.mime,
      },
      body: asked.bytes,
      timeLimitMs: uploadLimitMs,
    },
    secrets: [asked.token],
    refusalOf: readRefusal,
    read: ({ headers }) => read(headers.get('etag')),
  })

/** A picture or a document, whole. Sent again it gets another name, and the first is never seen. */
export const sendFile = async (
  context: CallContext,
  owner: Owner,
  kind: 'image' | 'document',
  file: { readonly mime: string; readonly bytes: Uint8Array },
): Promise<string> => {
  const { value } = await ask(context, {
    method: 'POST',
    path: `/rest/${kind}s?action=initializeUpload`,
    token: owner.token,
    json: { initializeUploadRequest: { owner: owner.urn } },
    read: jsonOf(opened.refine(({ value: given }) => Boolean(given[kind]))),
  })
  await sendBytes(context, { url: value.uploadUrl, token: owner.token, ...file }, () => undefined)
  return value[kind] ?? ''
}

export const videoUpload = z.object({
  video: z.string().min(1),
  uploadToken: z.string().catch(''),
  uploadInstructions: z
    .array(z.object({ uploadUrl: z.string(), firstByte: z.number(), lastByte: z.number() }))
    .min(1),
})
export type VideoUpload = z.infer<typeof videoUpload>

export const startVideo = async (context: CallContext, owner: Owner, bytes: number): Promise<VideoUpload> => {
  const { value } = await ask(context, {
    method: 'POST',
    path: '/rest/videos?action=initializeUpload',
    token: owner.token,
    json: {
      initializeUploadRequest: {
        owner: owner.urn,
        fileSizeBytes: bytes,
        uploadCaptions: false,
        uploadThumbnail: false,
      },
    },
    read: jsonOf(z.object({ value: videoUpload })),
  })
  return value
}

/** The mark of a part, which is named again when all are there. */
export const sendPart = (context: CallContext, url: string, bytes: Uint8Array): Promise<string> =>
  sendBytes(context, { url, mime: 'application/octet-stream', bytes }, (etag) =>
    z.string().min(1).parse(etag?.replace(/^W\//, '').replaceAll('"', '')),
  )

export const finishVideo = (
  context: CallContext,
  owner: Owner,
  upload: VideoUpload,
  parts: readonly string[],
): Promise<void> =>
  ask(context, {
    method: 'POST',
    path: '/rest/videos?action=finalizeUpload',
    token: owner.token,
    json: {
      finalizeUploadRequest: { video: upload.video, uploadToken: upload.uploadToken, uploadedPartIds: parts },
    },
    read: () => undefined,
  })

const status = z.object({ status: z.string(), processingFailureReason: z.string().optional() })

export const fileStatus = (context: CallContext, owner: Owner, kind: 'video' | 'document', urn: string) =>
  ask(context, { path: `/rest/${kind}s/${urnIn(urn)}`, token: owner.token, read: jsonOf(status) })
