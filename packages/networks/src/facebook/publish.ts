// Puts a post on a Facebook page, step by step, and looks for one that may be there already.
import * as z from 'zod'
import type { CallContext, MediaFile, Progress, PublishJob, StepResult } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { pauseAfter } from '../calling/pause-after.ts'
import { graph, idIn } from '../meta/graph.ts'
import { Refusal, type RefusalKind } from '../refusal.ts'
import { next, published, wait } from '../step-result.ts'
import { configOf, hostOf } from './configuration.ts'
import { wholeId } from './post-id.ts'
import { type FilmStatus, isLive, isUploaded, readFilm, refuseBroken } from './read-video.ts'
import { type ReelEdge, sendChunk, sendPhoto, sendReel, startFilm, startReel } from './upload.ts'

// Loose: who looks for a post counts the looks beside it.
export const planned = z.looseObject({
  photos: z.array(z.string()),
  /** Known before it is published: what makes a film safe to ask for. */
  film: z.string().optional(),
  uploadUrl: z.string().optional(),
  session: z.string().optional(),
  from: z.number().optional(),
  to: z.number().optional(),
  /** How often it was asked how far the film is. */
  asked: z.number().default(0),
})
export type Planned = z.infer<typeof planned>

const finals = new Set(['feed', 'photoStory', 'filmStory', 'finishReel', 'finishFilm'])

export const go = (step: string, data: Planned): Progress => ({ step, isFinal: finals.has(step), data })
const goOn = (step: string, data: Planned): StepResult => next(go(step, data))

export const begin = (_context: CallContext, job: PublishJob): Progress =>
  go(firstStep(job), { photos: [], asked: 0 })

const firstStep = (job: PublishJob): string => {
  const [first] = job.media
  if (!first) return 'feed'
  if (first.kind === 'image') return 'sendPhoto'
  return job.format === 'story' || isReel(first) ? 'startReel' : 'startFilm'
}

/** Upright and short: the edge for reels says sooner and better what becomes of it. */
const isReel = ({ widthPx, heightPx, seconds = 0 }: MediaFile): boolean =>
  seconds >= 3 &&
  seconds <= 90 &&
  widthPx >= 540 &&
  heightPx >= 960 &&
  Math.abs(widthPx / heightPx - 9 / 16) < 0.01

type Step = (context: CallContext, job: PublishJob, data: Planned) => Promise<StepResult>

const sendNextPhoto: Step = async (context, job, data) => {
  const end = job.format === 'story' ? 'photoStory' : 'feed'
  const image = job.media[data.photos.length]
  if (!image) return goOn(end, data)
  const photos = [...data.photos, await sendPhoto(context, job.page, image)]
  return goOn(photos.length < job.media.length ? 'sendPhoto' : end, { ...data, photos })
}

const created = z.object({ id: idText, permalink_url: z.string().optional().catch(undefined) })

/** One call for words and pictures alike: the pictures were sent before, and nobody saw them. */
const feed: Step = async (context, job, { photos }) => {
  const attached = photos.map((id) => ({ media_fbid: id }))
  const { id, permalink_url: url } = await graph(context, hostOf(context), {
    method: 'POST',
    path: `/${idIn(job.page.id)}/feed`,
    token: job.page.tokens.access,
    query: { fields: 'id,permalink_url' },
    form: {
      ...(job.text === '' ? {} : { message: job.text }),
      ...(photos.length > 0 ? { attached_media: JSON.stringify(attached) } : {}),
    },
    isFinal: true,
    read: jsonOf(created),
  })
  return published(id, urlOf(context, id, url))
}

/** Where a person sees the post: as the network said, which leaves its own name out for films, or by its id. */
export const urlOf = (context: CallContext, id: string, said?: string): string => {
  const { web } = configOf(context)
  if (said?.startsWith('/')) return web + said
  return said ?? `${web}/${id}`
}

export const storyUrl = (context: CallContext, id: string): string => `${configOf(context).web}/stories/${id}`

const story = z.object({ post_id: idText })

const photoStory: Step = async (context, job, { photos }) => {
  const { post_id: id } = await graph(context, hostOf(context), {
    method: 'POST',
    path: `/${idIn(job.page.id)}/photo_stories`,
    token: job.page.tokens.access,
    form: { photo_id: photos[0] },
    isFinal: true,
    read: jsonOf(story),
  })
  return published(id, storyUrl(context, id))
}

const filmOf = ({ media: [film] }: PublishJob): MediaFile => {
  if (!film) throw new Error('A film was announced and is not there')
  return film
}

const edgeOf = ({ format }: PublishJob): ReelEdge => (format === 'story' ? 'video_stories' : 'video_reels')

const openReel: Step = async (context, job, data) => {
  const { video_id: film, upload_url: uploadUrl } = await startReel(context, job.page, edgeOf(job))
  return goOn('sendReel', { ...data, film, uploadUrl })
}

const sendWholeReel: Step = async (context, job, data) => {
  await sendReel(context, job.page, data.uploadUrl ?? '', filmOf(job))
  return goOn('awaitUpload', data)
}

const patience = [
  [60, 5000],
  [60, 60_000],
] as const

/** Whether an hour has gone by and the film is still not ready. */
export const isTooLate = ({ asked }: Planned): boolean => pauseAfter(asked, patience) === null

const awaitUpload: Step = async (context, job, data) => {
  const film = await readFilm(context, job.page, data.film ?? '')
  refuseBroken(film)
  const end = job.format === 'story' ? 'filmStory' : 'finishReel'
  if (isUploaded(film)) return goOn(end, { ...data, asked: 0 })
  return askAgain('awaitUpload', data, 'mediaRejected')
}

const filmStory: Step = async (context, job, { film }) => {
  const { post_id: id } = await graph(context, hostOf(context), {
    method: 'POST',
    path: `/${idIn(job.page.id)}/video_stories`,
    token: job.page.tokens.access,
    form: { upload_phase: 'finish', video_id: film },
    isFinal: true,
    read: jsonOf(story),
  })
  return published(id, storyUrl(context, id))
}

const accepted = jsonOf(z.object({ success: z.literal(true) }))

const finishReel: Step = async (context, job, data) => {
  await graph(context, hostOf(context), {
    method: 'POST',
    path: `/${idIn(job.page.id)}/video_reels`,
    token: job.page.tokens.access,
    form: {
      upload_phase: 'finish',
      video_id: data.film,
      video_state: 'PUBLISHED',
      description: job.text,
      title: job.title,
    },
    isFinal: true,
    read: accepted,
  })
  return goOn('awaitFilm', data)
}

const openFilm: Step = async (context, job, data) => {
  const opened = await startFilm(context, job.page, filmOf(job))
  const { video_id: film, upload_session_id: session, start_offset: from, end_offset: to } = opened
  return goOn('sendChunk', { ...data, film, session, from, to })
}

const sendNextChunk: Step = async (context, job, data) => {
  const { session = '', from = 0, to = 0 } = data
  // Equal ends mean that all was received.
  if (from === to) return goOn('finishFilm', data)
  const at = await sendChunk(context, job.page, session, filmOf(job), { start_offset: from, end_offset: to })
  const isWhole = at.start_offset === at.end_offset
  return goOn(isWhole ? 'finishFilm' : 'sendChunk', { ...data, from: at.start_offset, to: at.end_offset })
}

const finishFilm: Step = async (context, job, data) => {
  await graph(context, hostOf(context), {
    method: 'POST',
    path: `/${idIn(job.page.id)}/videos`,
    token: job.page.tokens.access,
    form: {
      upload_phase: 'finish',
      upload_session_id: data.session,
      description: job.text,
      title: job.title,
      published: 'true',
    },
    isFinal: true,
    read: accepted,
  })
  return goOn('awaitFilm', data)
}

/** The last step is only acknowledged; whether it is live is asked for until it is. */
const awaitFilm: Step = async (context, job, data) => {
  const film = await readFilm(context, job.page, data.film ?? '')
  refuseBroken(film)
  if (isLive(film)) return published(idOfFilm(job, data, film), filmUrl(context, data.film ?? ''))
  return askAgain('awaitFilm', data, 'unknownOutcome')
}

/** The post's where it is told, which may be later than the film is live; until then the film's own. */
export const idOfFilm = (
  { page }: PublishJob,
  { film = '' }: Planned,
  { post_id: post }: FilmStatus,
): string => (post === undefined ? film : wholeId(page.id, post))

const askAgain = (step: string, data: Planned, tooLate: RefusalKind): StepResult => {
  const pauseMs = pauseAfter(data.asked, patience)
  if (pauseMs !== null) return wait(go(step, { ...data, asked: data.asked + 1 }), pauseMs)
  throw new Refusal({ kind: tooLate, code: 'stillProcessing', message: 'The film was not ready in time' })
}

export const filmUrl = (context: CallContext, film: string): string => `${configOf(context).web}/reel/${film}`

const steps: Readonly<Record<string, Step>> = {
  sendPhoto: sendNextPhoto,
  feed,
  photoStory,
  startReel: openReel,
  sendReel: sendWholeReel,
  awaitUpload,
  filmStory,
  finishReel,
  startFilm: openFilm,
  sendChunk: sendNextChunk,
  finishFilm,
  awaitFilm,
}

export const step = async (
  context: CallContext,
  job: PublishJob,
  progress: Progress,
): Promise<StepResult> => {
  const taken = steps[progress.step]
  if (!taken) throw new Error(`No step of Facebook: ${progress.step}`)
  return taken(context, job, planned.parse(progress.data))
}
