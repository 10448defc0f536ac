import * as z from 'zod'
import type { CallContext, Progress, PublishJob, StepResult } from '../adapter.ts'
import { pauseAfter } from '../calling/pause-after.ts'
import { Refusal } from '../refusal.ts'
import { settingOf } from '../rules/find-faults.ts'
import { next, published, wait } from '../step-result.ts'
import { ask, authorOf } from './call.ts'
import { configOf } from './configuration.ts'
import { settings } from './descriptor.ts'
import { escapeCommentary } from './escape-commentary.ts'
import { fileStatus, finishVideo, sendFile, sendPart, startVideo, videoUpload } from './upload.ts'

// Loose: who looks for a post counts the looks beside it.
export const planned = z.looseObject({
  commentary: z.string(),
  /** What was sent, as LinkedIn named it: unique to this try. */
  files: z.array(z.string()),
  upload: videoUpload.optional(),
  parts: z.array(z.string()),
  asked: z.number(),
})
type Planned = z.infer<typeof planned>

const go = (step: string, data: Planned): Progress => ({ step, isFinal: step === 'post', data })
const goOn = (step: string, data: Planned): StepResult => next(go(step, data))

export const begin = (_context: CallContext, job: PublishJob): Progress =>
  go(firstStep(job), { commentary: escapeCommentary(job.text), files: [], parts: [], asked: 0 })

const firstStep = (job: PublishJob): string => {
  if (job.format === 'carousel' && job.document) return 'sendDocument'
  const [first] = job.media
  if (!first) return 'post'
  return first.kind === 'video' ? 'startVideo' : 'sendImage'
}

type Step = (context: CallContext, job: PublishJob, data: Planned) => Promise<StepResult>

const ownerOf = ({ page }: PublishJob) => ({ token: page.tokens.access, urn: authorOf(page) })

const sendImage: Step = async (context, job, data) => {
  const image = job.media[data.files.length]
  if (!image) return goOn('post', data)
  const sent = await sendFile(context, ownerOf(job), 'image', { mime: image.mime, bytes: await image.read() })
  const files = [...data.files, sent]
  return goOn(files.length < job.media.length ? 'sendImage' : 'post', { ...data, files })
}

const sendDocument: Step = async (context, job, data) => {
  if (!job.document) throw new Error('A document was announced and is not there')
  const file = { mime: 'application/pdf', bytes: await job.document.read() }
  const sent = await sendFile(context, ownerOf(job), 'document', file)
  return goOn('awaitDocument', { ...data, files: [sent] })
}

const startFilm: Step = async (context, job, data) => {
  const upload = await startVideo(context, ownerOf(job), job.media[0]?.bytes ?? 0)
  return goOn('sendPart', { ...data, upload, parts: [], files: [upload.video] })
}

const sendNextPart: Step = async (context, job, data) => {
  const [film] = job.media
  const parts = data.upload?.uploadInstructions ?? []
  const part = parts[data.parts.length]
  if (!film || !part) return goOn('finishVideo', data)
  try {
    // The last byte is named, not the one behind it.
    const bytes = await film.read(part.firstByte, part.lastByte + 1)
    const sent = [...data.parts, await sendPart(context, part.uploadUrl, bytes)]
    return goOn(sent.length < parts.length ? 'sendPart' : 'finishVideo', { ...data, parts: sent })
  } catch (error) {
    // The addresses end by themselves; no token of ours stands behind them. New ones are asked for once.
    const isOver = error instanceof Refusal && error.facts.status === 401
    if (!isOver || data.startedAgain === true) throw error
    return goOn('startVideo', { ...data, startedAgain: true })
  }
}

/** Said once more because the first answer was lost, it is refused: then the film itself tells that it is whole. */
const finishFilm: Step = async (context, job, data) => {
  try {
    if (data.upload) await finishVideo(context, ownerOf(job), data.upload, data.parts)
  } catch (error) {
    const mayBeDone = error instanceof Refusal && [400, 409, 422].includes(error.facts.status ?? 0)
    if (!mayBeDone) throw error
    const { status } = await fileStatus(context, ownerOf(job), 'video', data.files[0] ?? '')
    if (status === 'WAITING_UPLOAD') throw error
  }
  return goOn('awaitVideo', { ...data, asked: 0 })
}

/** A film of many minutes is ready within fifteen; a document within one. */
const patience = {
  video: [
    [3, 3000],
    [60, 15_000],
  ],
  document: [[12, 5000]],
} as const

/** Just after the upload a page may be told that its own film is forbidden to it. */
const mostForbidden = 3

const awaitFile =
  (kind: 'video' | 'document'): Step =>
  async (context, job, data) => {
    const self = kind === 'video' ? 'awaitVideo' : 'awaitDocument'
    try {
      const { status, processingFailureReason } = await fileStatus(
        context,
        ownerOf(job),
        kind,
        data.files[0] ?? '',
      )
      if (status === 'AVAILABLE') return goOn('post', data)
      if (status === 'PROCESSING_FAILED') {
        const message = processingFailureReason ?? 'The file could not be made ready'
        throw new Refusal({ kind: 'mediaRejected', code: status, message })
      }
    } catch (error) {
      if (!(error instanceof Refusal) || error.facts.kind !== 'permissionMissing') throw error
      // Documents may be written and not read with a person's token: whoever may not ask goes on.
      if (kind === 'document') return goOn('post', data)
      if (data.asked >= mostForbidden) throw error
    }
    const pauseMs = pauseAfter(data.asked, patience[kind])
    if (pauseMs !== null) return wait(go(self, { ...data, asked: data.asked + 1 }), pauseMs)
    if (kind === 'document') return goOn('post', data)
    throw new Refusal({
      kind: 'mediaRejected',
      code: 'stillProcessing',
      message: 'The film was not ready in time',
    })
  }

/** Where a person sees the post. */
export const urlOf = (context: CallContext, urn: string): string =>
  `${configOf(context).web}/feed/update/${urn}/`

const post: Step = async (context, job, data) => {
  const content = contentOf(job, data)
  const isForConnections =
    job.page.kind !== 'organisation' && settingOf(settings, job.settings, 'visibility') === 'connections'
  const id = await ask(context, {
    method: 'POST',
    path: '/rest/posts',
    token: job.page.tokens.access,
    json: {
      author: authorOf(job.page),
      commentary: data.commentary,
      visibility: isForConnections ? 'CONNECTIONS' : 'PUBLIC',
      distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
      ...(content ? { content } : {}),
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
    },
    isFinal: true,
    // The body is empty: the name of the post stands in a header, and without it nothing is known.
    read: ({ headers }) => z.string().startsWith('urn:li:').parse(headers.get('x-restli-id')),
  })
  return published(id, urlOf(context, id))
}

// As much as LinkedIn keeps.
const mostAltText = 4086

const contentOf = (job: PublishJob, { files }: Planned) => {
  const [first] = files
  if (!first) return null
  if (job.format === 'carousel' && job.document) return { media: { id: first, title: job.document.title } }
  if (job.media[0]?.kind === 'video') return { media: { id: first, title: job.title } }
  const images = files.map((id, index) => ({
    id,
    altText: (job.media[index]?.altText ?? '').slice(0, mostAltText),
  }))
  return images.length === 1 ? { media: images[0] } : { multiImage: { images } }
}

const steps: Readonly<Record<string, Step>> = {
  sendImage,
  sendDocument,
  awaitDocument: awaitFile('document'),
  startVideo: startFilm,
  sendPart: sendNextPart,
  finishVideo: finishFilm,
  awaitVideo: awaitFile('video'),
  post,
}

export const step = (context: CallContext, job: PublishJob, progress: Progress): Promise<StepResult> => {
  const taken = steps[progress.step]
  if (!taken) throw new Error(`No step of LinkedIn: ${progress.step}`)
  return taken(context, job, planned.parse(progress.data))
}
