import * as z from 'zod'
import type { CallContext, Progress, PublishJob, StepResult } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { Refusal } from '../refusal.ts'
import { settingOf } from '../rules/find-faults.ts'
import { next, published, wait } from '../step-result.ts'
import { ask } from './call.ts'
import { configOf } from './configuration.ts'
import { settings } from './descriptor.ts'
import {
  describe,
  finishParts,
  partBytes,
  sendPart,
  sendWhole,
  startParts,
  type Uploaded,
  uploadStatus,
} from './upload.ts'

const file = z.object({ id: z.string(), key: z.string().nullable() })

// Loose: who looks for a post counts the looks beside it.
export const planned = z.looseObject({
  files: z.array(file),
  /** Of a film that is being sent. */
  partsSent: z.number().default(0),
  asked: z.number().default(0),
  /** Media that was lost over there is sent once more. */
  sentAgain: z.boolean().default(false),
})
type Planned = z.infer<typeof planned>

const go = (step: string, data: Planned): Progress => ({ step, isFinal: step === 'post', data })
const goOn = (step: string, data: Planned): StepResult => next(go(step, data))

const firstStep = (job: PublishJob): string => {
  const [first] = job.media
  if (!first) return 'post'
  return first.kind === 'video' ? 'startVideo' : 'sendImage'
}

export const begin = (_context: CallContext, job: PublishJob): Progress =>
  go(firstStep(job), { files: [], partsSent: 0, asked: 0, sentAgain: false })

type Step = (context: CallContext, job: PublishJob, data: Planned) => Promise<StepResult>

const fileOf = ({ id, media_key: key }: Uploaded) => ({ id, key: key ?? null })

const sendImage: Step = async (context, job, data) => {
  const image = job.media[data.files.length]
  if (!image) return goOn('post', data)
  const token = job.page.tokens.access
  const sent = await sendWhole(context, token, image)
  if (image.altText) await describe(context, token, sent.id, image.altText)
  const files = [...data.files, fileOf(sent)]
  return goOn(files.length < job.media.length ? 'sendImage' : 'post', { ...data, files })
}

const videoOf = (job: PublishJob) => {
  const [video] = job.media
  if (!video) throw new Error('A film was announced and is not there')
  return video
}

const startVideo: Step = async (context, job, data) => {
  const started = await startParts(context, job.page.tokens.access, videoOf(job))
  return goOn('sendPart', { ...data, files: [fileOf(started)], partsSent: 0 })
}

const sendNextPart: Step = async (context, job, data) => {
  const video = videoOf(job)
  await sendPart(context, job.page.tokens.access, data.files[0]?.id ?? '', video, data.partsSent)
  const partsSent = data.partsSent + 1
  return goOn(partsSent * partBytes < video.bytes ? 'sendPart' : 'finishVideo', { ...data, partsSent })
}

const finishVideo: Step = async (context, job, data) => {
  const done = await finishParts(context, job.page.tokens.access, data.files[0]?.id ?? '')
  return afterProcessing(done, { ...data, files: [fileOf(done)] })
}

const awaitVideo: Step = async (context, job, data) => {
  const done = await uploadStatus(context, job.page.tokens.access, data.files[0]?.id ?? '')
  return afterProcessing(done, data)
}

/** They say themselves when to ask again: a quarter of an hour, more or less. */
const mostAsked = 180

const afterProcessing = (done: Uploaded, data: Planned): StepResult => {
  const info = done.processing_info
  if (!info || info.state === 'succeeded') return goOn('post', data)
  if (info.state === 'failed') {
    const message = info.error?.message || 'The film could not be made ready'
    throw new Refusal({ kind: 'mediaRejected', code: info.error?.name || 'failed', message })
  }
  if (data.asked >= mostAsked) {
    throw new Refusal({
      kind: 'mediaRejected',
      code: 'stillProcessing',
      message: 'The film was not ready in time',
    })
  }
  const seconds = Math.min(30, Math.max(1, info.check_after_secs ?? 5))
  return wait(go('awaitVideo', { ...data, asked: data.asked + 1 }), seconds * 1000)
}

const created = z.object({ data: z.object({ id: idText }) })

const replySettings: Readonly<Record<string, string>> = {
  following: 'following',
  mentioned: 'mentionedUsers',
}

/** Where a person sees the post. */
export const urlOf = (context: CallContext, id: string, handle?: string): string =>
  `${configOf(context).web}/${handle ? encodeURIComponent(handle) : 'i/web'}/status/${id}`

const post: Step = async (context, job, data) => {
  const replies = replySettings[settingOf(settings, job.settings, 'replies') ?? '']
  try {
    const answer = await ask(context, {
      method: 'POST',
      path: '/2/tweets',
      token: job.page.tokens.access,
      json: {
        ...(job.text === '' ? {} : { text: job.text }),
        ...(data.files.length > 0 ? { media: { media_ids: data.files.map(({ id }) => id) } } : {}),
        ...(replies ? { reply_settings: replies } : {}),
      },
      isFinal: true,
      read: jsonOf(created),
    })
    return published(answer.data.id, urlOf(context, answer.data.id, job.page.handle))
  } catch (error) {
    // Media that nobody used within a day is gone; the post was not made.
    const isGone = error instanceof Refusal && error.facts.message === 'Your media IDs are invalid.'
    if (!isGone || data.sentAgain || data.files.length === 0) throw error
    return goOn(firstStep(job), { ...data, files: [], partsSent: 0, asked: 0, sentAgain: true })
  }
}

const steps: Readonly<Record<string, Step>> = {
  sendImage,
  startVideo,
  sendPart: sendNextPart,
  finishVideo,
  awaitVideo,
  post,
}

export const step = (context: CallContext, job: PublishJob, progress: Progress): Promise<StepResult> => {
  const taken = steps[progress.step]
  if (!taken) throw new Error(`No step of X: ${progress.step}`)
  return taken(context, job, planned.parse(progress.data))
}
