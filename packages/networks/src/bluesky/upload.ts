import * as z from 'zod'
import type { CallContext, MediaFile, OpenPage } from '../adapter.ts'
import { jsonOf } from '../calling/answer.ts'
import { nextMidnightUtc } from '../calling/retry-at.ts'
import { Refusal } from '../refusal.ts'
import { asPage, xrpc } from './call.ts'
import { configOf } from './configuration.ts'
import { readRefusal as xrpcRefusal } from './read-refusal.ts'

/** A blob as the server named it: goes into the record unchanged. */
export const blob = z.looseObject({ $type: z.literal('blob'), ref: z.looseObject({ $link: z.string() }) })
export type StoredBlob = z.infer<typeof blob>

const uploadLimitMs = 120_000

export const uploadBlob = async (
  context: CallContext,
  page: OpenPage,
  file: MediaFile,
): Promise<StoredBlob> => {
  const answer = await xrpc(context, {
    ...asPage(context, page),
    method: 'com.atproto.repo.uploadBlob',
    send: { bytes: await file.read(), mime: file.mime },
    timeLimitMs: uploadLimitMs,
    read: jsonOf(z.object({ blob })),
  })
  return answer.blob
}

const job = z.object({
  jobId: z.string().min(1),
  state: z.string(),
  blob: blob.optional(),
  error: z.string().optional(),
  message: z.string().optional(),
})
export type VideoJob = z.infer<typeof job>

// The lexicon wraps the status, the service answers it bare (facts 4.6).
const jobAnswer = z.union([z.object({ jobStatus: job }).transform(({ jobStatus }) => jobStatus), job])

const count = z.number().optional().catch(undefined)
const limits = z.object({
  canUpload: z.boolean(),
  remainingDailyVideos: count,
  remainingDailyBytes: count,
  error: z.string().optional(),
  message: z.string().optional(),
})

const tokenLifeSeconds = 1800

/** A token for another service, good for one method and half an hour. */
const serviceToken = async (context: CallContext, page: OpenPage, audience: string, method: string) => {
  const { token } = await xrpc(context, {
    ...asPage(context, page),
    method: 'com.atproto.server.getServiceAuth',
    query: { aud: audience, lxm: method, exp: Math.floor(context.now().getTime() / 1000) + tokenLifeSeconds },
    read: jsonOf(z.object({ token: z.string().min(1) })),
  })
  return token
}

/** `did:web` of a host; a port is part of the name, its colon written out. */
const webDid = (address: string): string => `did:web:${new URL(address).host.replace(':', '%3A')}`

/** The account's daily allowance of videos: asked first, because the upload is long. */
export const checkVideoLimits = async (
  context: CallContext,
  page: OpenPage,
  file: MediaFile,
): Promise<void> => {
  const { video } = configOf(context)
  const method = 'app.bsky.video.getUploadLimits'
  const allowed = await xrpc(context, {
    server: video,
    method,
    token: await serviceToken(context, page, webDid(video), method),
    read: jsonOf(limits),
  })
  if (allowed.canUpload) return
  const isUsedUp =
    allowed.remainingDailyVideos === 0 ||
    (allowed.remainingDailyBytes !== undefined && allowed.remainingDailyBytes < file.bytes)
  throw new Refusal({
    // Else the account itself may not: its address is not confirmed, say.
    kind: isUsedUp ? 'rateLimited' : 'policy',
    code: allowed.error ?? 'canUpload',
    message: allowed.message ?? 'No more videos may be sent',
    ...(isUsedUp ? { retryAt: nextMidnightUtc(context.now()) } : {}),
  })
}

/** Hands a video to the service that makes it ready and puts it on the account's own server. The same file again is the same job. */
export const uploadVideo = async (context: CallContext, page: OpenPage, file: MediaFile, name: string) => {
  const token = await serviceToken(
    context,
    page,
    webDid(asPage(context, page).server),
    'com.atproto.repo.uploadBlob',
  )
  return xrpc(context, {
    server: configOf(context).video,
    method: 'app.bsky.video.uploadVideo',
    query: { did: page.id, name },
    token,
    send: { bytes: await file.read(), mime: file.mime },
    timeLimitMs: uploadLimitMs * 5,
    refusalOf: (answer, now) => {
      // The service knows the file already and says which job made it: that is an answer like any other.
      const { data } = jobAnswer.safeParse(answer.json)
      return data?.error === 'already_exists' ? null : xrpcRefusal(answer, now)
    },
    read: jsonOf(jobAnswer),
  })
}

export const videoJob = (context: CallContext, jobId: string): Promise<VideoJob> =>
  xrpc(context, {
    server: configOf(context).video,
    method: 'app.bsky.video.getJobStatus',
    query: { jobId },
    read: jsonOf(jobAnswer),
  })
