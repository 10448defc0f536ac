import * as z from 'zod'
import type { CallContext, PostLookup, Progress, PublishJob, StepResult } from '../adapter.ts'
import { jsonOf } from '../calling/answer.ts'
import { pauseAfter } from '../calling/pause-after.ts'
import { Refusal } from '../refusal.ts'
import { next, published, wait } from '../step-result.ts'
import { asPage, xrpc } from './call.ts'
import { configOf } from './configuration.ts'
import { findFacets, handlesOf, withIds } from './find-facets.ts'
import { makeTid } from './make-tid.ts'
import { getRecord, postCollection, putRecord, uriOf, urlOf } from './record.ts'
import { blob, checkVideoLimits, uploadBlob, uploadVideo, videoJob } from './upload.ts'

const planned = z.object({
  rkey: z.string(),
  createdAt: z.string(),
  text: z.string(),
  langs: z.array(z.string()),
  blobs: z.array(blob),
  videoJob: z.string().optional(),
  asked: z.number(),
  /** Whole, once everything in it is known: from then on it never changes. */
  record: z.unknown(),
  /** Blobs nobody used for long are removed over there: then they are sent once more. */
  sentAgain: z.boolean(),
})
type Planned = z.infer<typeof planned>

const go = (step: string, data: Planned): Progress => ({ step, isFinal: step === 'put', data })
const goOn = (step: string, data: Planned): StepResult => next(go(step, data))

/** The key and the time of the record are chosen here, once: whoever sends it again sends the same. */
export const begin = (context: CallContext, job: PublishJob): Progress => {
  const now = context.now()
  const [first = 0, second = 0] = context.randomBytes(2)
  const data: Planned = {
    rkey: makeTid(BigInt(now.getTime()) * 1000n, ((first << 8) | second) & 1023),
    createdAt: now.toISOString(),
    text: job.text,
    langs: job.language ? [job.language] : [],
    blobs: [],
    asked: 0,
    record: null,
    sentAgain: false,
  }
  return go(firstStep(context, job), data)
}

const firstStep = (context: CallContext, job: PublishJob): string => {
  const [file] = job.media
  if (!file) return 'compose'
  return file.kind === 'video' && configOf(context).videosBy === 'service' ? 'sendVideo' : 'sendFile'
}

export const step = (context: CallContext, job: PublishJob, progress: Progress): Promise<StepResult> => {
  const data = planned.parse(progress.data)
  const taken = steps[progress.step]
  if (!taken) throw new Error(`No step of Bluesky: ${progress.step}`)
  return taken(context, job, data)
}

type Step = (context: CallContext, job: PublishJob, data: Planned) => Promise<StepResult>

/** A film of three minutes is ready long before a quarter of an hour is over. */
const patience = [
  [100, 3000],
  [60, 10_000],
] as const

const sendFile: Step = async (context, job, data) => {
  const file = job.media[data.blobs.length]
  if (!file) return goOn('compose', data)
  const blobs = [...data.blobs, await uploadBlob(context, job.page, file)]
  return goOn(blobs.length < job.media.length ? 'sendFile' : 'compose', { ...data, blobs })
}

const sendVideo: Step = async (context, job, data) => {
  const [file] = job.media
  if (!file) return goOn('compose', data)
  await checkVideoLimits(context, job.page, file)
  const made = await uploadVideo(context, job.page, file, `${data.rkey}.mp4`)
  if (made.blob) return goOn('compose', { ...data, blobs: [made.blob] })
  return goOn('awaitVideo', { ...data, videoJob: made.jobId })
}

const awaitVideo: Step = async (context, _job, data) => {
  const made = await videoJob(context, data.videoJob ?? '')
  if (made.state === 'JOB_STATE_FAILED') {
    const message = made.message ?? 'The video could not be made ready'
    throw new Refusal({ kind: 'mediaRejected', code: made.error ?? made.state, message })
  }
  if (made.blob) return goOn('compose', { ...data, blobs: [made.blob] })
  const pauseMs = pauseAfter(data.asked, patience)
  if (pauseMs !== null) return wait(go('awaitVideo', { ...data, asked: data.asked + 1 }), pauseMs)
  throw new Refusal({
    kind: 'mediaRejected',
    code: 'stillProcessing',
    message: 'The film was not ready in time',
  })
}

/** Asks whom the mentions mean, and writes the record down as it will be sent, however often. */
const compose: Step = async (context, job, data) => {
  // Composed before, and only its files were sent anew: they are named by their content, so the record is the same.
  if (data.record) return goOn('put', data)
  const found = await findFacets(data.text)
  const facets = withIds(found, await resolveHandles(context, job, handlesOf(found)))
  const embed = embedOf(job, data)
  const record = {
    $type: postCollection,
    text: data.text,
    createdAt: data.createdAt,
    ...(data.langs.length > 0 ? { langs: data.langs } : {}),
    ...(facets.length > 0 ? { facets } : {}),
    ...(embed ? { embed } : {}),
  }
  return goOn('put', { ...data, record })
}

const resolveHandles = async (context: CallContext, job: PublishJob, handles: readonly string[]) => {
  const ids: Record<string, string> = {}
  for (const handle of handles) {
    try {
      const { did } = await xrpc(context, {
        ...asPage(context, job.page),
        method: 'com.atproto.identity.resolveHandle',
        query: { handle },
        read: jsonOf(z.object({ did: z.string().startsWith('did:') })),
      })
      ids[handle] = did
    } catch (error) {
      // A handle of nobody stays plain text.
      if (!(error instanceof Refusal) || !['validation', 'notFound'].includes(error.facts.kind)) throw error
    }
  }
  return ids
}

const embedOf = (job: PublishJob, data: Planned) => {
  const files = job.media.flatMap((file, index) => {
    const stored = data.blobs[index]
    return stored ? [{ file, stored, ratio: { width: file.widthPx, height: file.heightPx } }] : []
  })
  const [first] = files
  if (!first) return null
  if (first.file.kind === 'video') {
    const alt = first.file.altText ? { alt: first.file.altText } : {}
    return { $type: 'app.bsky.embed.video', video: first.stored, ...alt, aspectRatio: first.ratio }
  }
  return {
    $type: 'app.bsky.embed.images',
    images: files.map(({ file, stored, ratio }) => ({
      image: stored,
      alt: file.altText,
      aspectRatio: ratio,
    })),
  }
}

const put: Step = async (context, job, data) => {
  try {
    const { uri } = await putRecord(context, job.page, data.rkey, data.record)
    return published(uri, urlOf(context, uri))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.facts.code === 'BlobNotFound' && !data.sentAgain) {
      return goOn(firstStep(context, job), { ...data, blobs: [], asked: 0, sentAgain: true })
    }
    // The key is ours alone: what stands under it is this post.
    if (error.facts.code === 'InvalidSwap') {
      const there = await getRecord(context, job.page, data.rkey)
      if (there) return published(there.uri, urlOf(context, there.uri))
    }
    throw error
  }
}

const steps: Readonly<Record<string, Step>> = { sendFile, sendVideo, awaitVideo, compose, put }

/** Its key is known, and writing it twice makes one: where it is not there, it may be sent again at once. */
export const lookFor = async (
  context: CallContext,
  job: PublishJob,
  progress: Progress,
): Promise<PostLookup> => {
  const { rkey } = planned.parse(progress.data)
  const there = await getRecord(context, job.page, rkey)
  if (!there) return { found: 'no', certain: true, lookAgainAfterMs: 0, progress }
  const uri = uriOf(job.page.id, rkey)
  return { found: 'yes', id: uri, url: urlOf(context, uri) }
}
