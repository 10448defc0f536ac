import * as z from 'zod'
import type { CallContext, MediaFile, Progress, PublishJob, StepResult } from '../adapter.ts'
import { pauseAfter } from '../calling/pause-after.ts'
import { Refusal } from '../refusal.ts'
import { next, published, wait } from '../step-result.ts'
import { audience, checkCreator } from './check-creator.ts'
import { planUpload } from './plan-chunks.ts'
import { byFailReason, dayMs } from './read-refusal.ts'
import { type PostStatus, readStatus, urlOf } from './read-status.ts'
import { sendChunk, startPhotos, startVideo } from './start-post.ts'

// Loose: who looks for a post counts the looks beside it.
export const planned = z.looseObject({
  shown: audience.optional(),
  publishId: z.string().optional(),
  uploadUrl: z.string().optional(),
  sent: z.number().default(0),
  /** How often the status was asked for; and how often all began anew. */
  asked: z.number().default(0),
  begunAnew: z.number().default(0),
})
export type Planned = z.infer<typeof planned>

const finals = new Set(['sendLast', 'startPhotos'])

export const go = (step: string, data: Planned): Progress => ({ step, isFinal: finals.has(step), data })
const goOn = (step: string, data: Planned): StepResult => next(go(step, data))

export const begin = (): Progress => go('checkCreator', { sent: 0, asked: 0, begunAnew: 0 })

type Step = (context: CallContext, job: PublishJob, data: Planned) => Promise<StepResult>

const filmOf = ({ media: [film] }: PublishJob): MediaFile => {
  if (!film) throw new Refusal({ kind: 'validation', code: 'noMedia', message: 'TikTok takes no text alone' })
  return film
}

const isFilm = (job: PublishJob): boolean => filmOf(job).kind === 'video'

const check: Step = async (context, job, data) => {
  const shown = await checkCreator(context, job)
  return goOn(isFilm(job) ? 'startVideo' : 'startPhotos', { ...data, shown })
}

const shownTo = ({ shown }: Planned) => {
  if (!shown) throw new Error('The account was not asked what it allows')
  return shown
}

const openVideo: Step = async (context, job, data) => {
  const film = filmOf(job)
  const { publish_id: publishId, upload_url: uploadUrl } = await startVideo(context, job, film, shownTo(data))
  const { chunks } = planUpload(film.bytes)
  return goOn(chunks.length === 1 ? 'sendLast' : 'sendChunk', { ...data, publishId, uploadUrl, sent: 0 })
}

const mostAnew = 2

/** Uploads end after an hour, and parts must come in order: what is out of step begins anew, which nobody sees. */
const isOutOfStep = (error: unknown): error is Refusal =>
  error instanceof Refusal && [403, 404, 416].includes(error.facts.status ?? 0)

const sendNext: Step = async (context, job, data) => {
  const film = filmOf(job)
  const { chunks } = planUpload(film.bytes)
  const chunk = chunks[data.sent]
  if (!chunk || data.sent >= chunks.length - 1) return goOn('sendLast', data)
  try {
    await sendChunk(context, data.uploadUrl ?? '', film, chunk, false)
  } catch (error) {
    if (!isOutOfStep(error) || data.begunAnew >= mostAnew) throw error
    return goOn('startVideo', { ...data, begunAnew: data.begunAnew + 1 })
  }
  const sent = data.sent + 1
  return goOn(sent < chunks.length - 1 ? 'sendChunk' : 'sendLast', { ...data, sent })
}

/** With the last byte the film is theirs, and they make it a post. */
const sendLast: Step = async (context, job, data) => {
  const film = filmOf(job)
  const last = planUpload(film.bytes).chunks.at(-1)
  if (!last) throw new Error('A film without bytes')
  try {
    await sendChunk(context, data.uploadUrl ?? '', film, last, true)
    return goOn('awaitPost', { ...data, asked: 0 })
  } catch (error) {
    if (!isOutOfStep(error)) throw error
    // An upload that is over is one that was never whole, or one that was: its status tells.
    const status = await readStatus(context, job.page, data.publishId ?? '')
    if (!isIncomplete(status, film.bytes)) return goOn('awaitPost', { ...data, asked: 0 })
    if (data.begunAnew >= mostAnew) throw error
    return goOn('startVideo', { ...data, begunAnew: data.begunAnew + 1 })
  }
}

/** Only where they say how much they have: silence on it proves nothing. */
export const isIncomplete = ({ name, uploadedBytes }: PostStatus, bytes: number): boolean =>
  name === 'PROCESSING_UPLOAD' && uploadedBytes !== undefined && uploadedBytes < bytes

const openPhotos: Step = async (context, job, data) => {
  const { publish_id: publishId } = await startPhotos(context, job, shownTo(data))
  return goOn('awaitPost', { ...data, publishId, asked: 0 })
}

const patience = [
  [12, 5000],
  [40, 15_000],
  [288, 300_000],
] as const

/** Whether a day has gone by and they are still at it. */
export const isTooLate = ({ asked }: Planned): boolean => pauseAfter(asked, patience) === null

/** How long a public post is waited for after it is complete, until it has an id of its own. */
const mostForId = 20

const awaitPost: Step = async (context, job, data) => {
  const publishId = data.publishId ?? ''
  const status = await readStatus(context, job.page, publishId)
  if (status.name === 'FAILED') return afterFailure(status.failReason, data)
  if (status.name === 'PUBLISH_COMPLETE') {
    const kind = isFilm(job) ? 'video' : 'photo'
    const username = data.shown?.username ?? job.page.handle
    if (status.postId) return published(status.postId, urlOf(context, username, status.postId, kind))
    const mayGetId = data.shown?.privacy === 'PUBLIC_TO_EVERYONE' && data.asked < mostForId
    // What only a few may see never gets a number that is told: it is known by what was begun.
    if (!mayGetId) return published(publishId, urlOf(context, username, null, kind))
  }
  const pauseMs = pauseAfter(data.asked, patience)
  if (pauseMs === null) {
    throw new Refusal({
      kind: 'unknownOutcome',
      code: status.name,
      message: 'TikTok was still at it after a day',
    })
  }
  return wait(go('awaitPost', { ...data, asked: data.asked + 1 }), pauseMs)
}

/** A failure is certain: nothing was made, and where that may help all begins anew. */
const afterFailure = (reason: string, data: Planned): StepResult => {
  const kind = reason in byFailReason ? (byFailReason[reason] ?? null) : 'mediaRejected'
  const { looks: _looks, lookedAt: _lookedAt, repeats: _repeats, ...kept } = data
  const anew = go('checkCreator', { ...kept, begunAnew: data.begunAnew + 1, sent: 0, asked: 0 })
  if (data.begunAnew < mostAnew) {
    // Where the connection is over, the first call of the next try says so: then it goes on once it is made again.
    if (kind === null || kind === 'authRevoked') return next(anew)
    if (kind === 'rateLimited') return wait(anew, dayMs)
  }
  throw new Refusal({
    kind: kind ?? 'mediaRejected',
    code: reason || 'FAILED',
    message: 'TikTok could not publish it',
    ofPost: true,
  })
}

const steps: Readonly<Record<string, Step>> = {
  checkCreator: check,
  startVideo: openVideo,
  sendChunk: sendNext,
  sendLast,
  startPhotos: openPhotos,
  awaitPost,
}

export const step = async (
  context: CallContext,
  job: PublishJob,
  progress: Progress,
): Promise<StepResult> => {
  const taken = steps[progress.step]
  if (!taken) throw new Error(`No step of TikTok: ${progress.step}`)
  return taken(context, job, planned.parse(progress.data))
}
