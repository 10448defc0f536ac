// Films on a Page: in one call, in chunks, as reels and as stories.
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fetchMedia } from '../media/fetch-media.ts'
import { PartialUploads } from '../media/partial-uploads.ts'
import { asPage } from '../meta/access.ts'
import { GraphRefusal, invalidParameter, missingParameter, unknownObject } from '../meta/graph-error.ts'
import type { GraphCall, GraphHost } from '../meta/graph-host.ts'
import { pageOf } from '../meta/graph-page.ts'
import { fileOf, servedVersion } from '../meta/graph-request.ts'
import { dayMs } from '../meta/graph-time.ts'
import type { Caller } from '../meta/meta-sandbox.ts'
import { checkUploadHeader, takeUpload } from '../meta/rupload.ts'
import { originOf } from '../network-office.ts'
import { paramsOf } from '../shared/bodies.ts'
import { faultOf, noteEffect } from '../shared/named-call.ts'
import type { DemoPage } from '../shared/people.ts'
import { nextOffsets, takeChunk } from './chunked-upload.ts'
import { type Film, filmTimes } from './films.ts'
import { authorOf, halfOf, type PagePosts } from './page-posts.ts'
import { checkMessage, checkSchedule, faultOfFilm, tooManyReels } from './page-rules.ts'

const publishing = { scope: 'pages_manage_posts', task: 'CREATE_CONTENT' } as const
const reelsPerDay = 30

export const uploadsOf = (posts: PagePosts): PartialUploads =>
  new PartialUploads(join(posts.meta.facebook.sandbox.folderOf('facebook'), 'media', 'uploads'))

export function videoRoutes(app: FastifyInstance, host: GraphHost, posts: PagePosts): void {
  const { facebook } = host.meta
  const uploads = uploadsOf(posts)
  const traits = { office: facebook, publishes: true, processes: true }
  host.on('POST', '/:id/videos', { name: 'create-video', ...traits }, (call) => {
    posts.finalize(call.request)
    const { caller, page } = asPage(call, publishing)
    const phase = call.params.text('upload_phase')
    if (phase === undefined) return inOneCall(call, caller, page)
    if (phase === 'start') return startChunks(call, caller, page)
    const film = filmOfSession(call, page)
    if (phase === 'transfer') return transfer(call, film)
    if (phase === 'cancel') {
      uploads.drop(film.id)
      posts.films.delete(film.id)
      return { success: true }
    }
    if (phase === 'finish') {
      finish(call, film)
      return { success: true }
    }
    throw invalidParameter('Param upload_phase must be one of {start, transfer, finish, cancel}')
  })
  host.on('POST', '/:id/video_reels', { name: 'create-reel', ...traits }, (call) => {
    posts.finalize(call.request)
    const { caller, page } = asPage(call, publishing)
    const phase = call.params.needText('upload_phase')
    if (phase === 'start') return startRupload(call, caller, page, 'reel')
    if (phase !== 'finish') throw invalidParameter('Param upload_phase must be one of {start, finish}')
    const film = filmFor(call, page, 'reel')
    const isKnown = film.finishedAtMs !== undefined
    if (!isKnown && reelsToday(page) >= reelsPerDay) throw tooManyReels()
    // The same film finished twice is one reel.
    if (!isKnown) finish(call, film)
    return { success: true }
  })
  host.on('GET', '/:id/video_reels', { name: 'list-reels', office: facebook }, (call) => {
    const { page } = asPage(call, { scope: 'pages_read_engagement', reads: true, userToo: true })
    const reels = posts.films
      .all()
      .filter((film) => film.page === page.id && film.use === 'reel' && film.postId)
    const rows = reels
      .reverse()
      .map((film) => ({ id: film.id, description: film.description, ...filmTimes(film) }))
    return pageOf(rows, call.params, call.address)
  })
  host.on('POST', '/:id/video_stories', { name: 'create-video-story', ...traits }, (call) => {
    const { caller, page } = asPage(call, publishing)
    const phase = call.params.needText('upload_phase')
    if (phase === 'start') return startRupload(call, caller, page, 'story')
    if (phase !== 'finish') throw invalidParameter('Param upload_phase must be one of {start, finish}')
    const film = filmFor(call, page, 'story')
    if (film.postId) return { success: true, post_id: halfOf(film.postId) }
    finish(call, film)
    const failure = posts.films.get(film.id)?.failure
    if (failure !== undefined) throw new GraphRefusal({ code: 6000, subcode: 1_363_024, message: failure })
    const post = posts.publishFilm(call.request, posts.films.get(film.id) ?? film)
    return { success: true, post_id: halfOf(post.id) }
  })

  for (const path of ['/:version(^v\\d+\\.\\d+$)/:id', '/:id'])
    app.post(
      `/networks/facebook/rupload/video-upload${path}`,
      facebook.call('upload-bytes', { processes: true }),
      async (request) => {
        checkUploadHeader(request)
        const id = paramsOf(request).id ?? ''
        const { page } = host.meta.caller(request, 'facebook')
        const film = posts.films.get(id)
        if (!film || film.page !== page?.id) throw unknownObject('POST', id)
        const bytes = await takeUpload(request, uploads, id)
        if (bytes) keep(film, bytes)
        return { success: true }
      },
    )

  const blank = (caller: Caller, page: DemoPage, use: Film['use'], fileSize = 0): Film => ({
    ...authorOf(caller, page),
    id: posts.newNumber('video'),
    use,
    createdAtMs: facebook.now(),
    fileSize,
    description: '',
    title: '',
    polls: 0,
  })

  function keep(film: Film, bytes: Buffer): Film {
    const file = facebook.media.keep(bytes)
    const failure = faultOfFilm(file, film.use)
    return posts.films.put({
      ...film,
      file: file.id,
      fileSize: bytes.length,
      ...(failure !== undefined && { failure }),
    })
  }

  async function inOneCall(call: GraphCall, caller: Caller, page: DemoPage) {
    const url = call.params.text('file_url')
    const sent = fileOf(call.parts, 'source')
    if (!sent && !url) throw missingParameter('source')
    const fetched = sent ? { bytes: sent } : await fetchMedia(url ?? '')
    if ('failure' in fetched)
      throw new GraphRefusal({
        code: 389,
        subcode: 1_363_065,
        message: 'Unable to fetch video file from URL.',
      })
    const film = keep(blank(caller, page, 'video'), fetched.bytes)
    finish(call, film)
    return { id: film.id }
  }

  function startChunks(call: GraphCall, caller: Caller, page: DemoPage) {
    const fileSize = call.params.whole('file_size')
    if (fileSize === undefined || fileSize <= 0) throw missingParameter('file_size')
    const film = blank(caller, page, 'video', fileSize)
    const session = `4${film.id.slice(1)}`
    posts.films.put({ ...film, session })
    return { upload_session_id: session, video_id: film.id, ...nextOffsets(0, fileSize) }
  }

  function filmOfSession(call: GraphCall, page: DemoPage): Film {
    const session = call.params.needText('upload_session_id')
    const film = posts.films.find((one) => one.session === session && one.page === page.id)
    if (!film) throw unknownObject('POST', session)
    return film
  }

  function transfer(call: GraphCall, film: Film) {
    const chunk = fileOf(call.parts, 'video_file_chunk')
    if (!chunk) throw missingParameter('video_file_chunk')
    const start = call.params.whole('start_offset') ?? -1
    const held = takeChunk(
      film.file ? film.fileSize : uploads.size(film.id),
      film.fileSize,
      start,
      chunk.length,
    )
    uploads.append(film.id, chunk)
    if (held === film.fileSize) keep(film, uploads.take(film.id))
    return nextOffsets(held, film.fileSize)
  }

  function startRupload(call: GraphCall, caller: Caller, page: DemoPage, use: 'reel' | 'story') {
    if (use === 'reel' && reelsToday(page) >= reelsPerDay) throw tooManyReels()
    const film = posts.films.put(blank(caller, page, use))
    const base = `${originOf(call.request)}/networks/facebook/rupload`
    return {
      video_id: film.id,
      upload_url: `${base}/video-upload/v${servedVersion(call.request)}.0/${film.id}`,
    }
  }

  function filmFor(call: GraphCall, page: DemoPage, use: Film['use']): Film {
    const id = call.params.needText('video_id')
    const film = posts.films.get(id)
    if (!film || film.page !== page.id || film.use !== use) throw unknownObject('POST', id)
    return film
  }

  const reelsToday = (page: DemoPage): number =>
    posts.films
      .all()
      .filter(
        (film) =>
          film.page === page.id && film.use === 'reel' && (film.finishedAtMs ?? 0) > facebook.now() - dayMs,
      ).length

  /** Only an acknowledgement: what came of it is found in the status. */
  function finish({ request, params }: GraphCall, film: Film): void {
    if (!film.file)
      throw invalidParameter('The video upload is not complete: no file was received.', {
        subcode: 1_363_130,
      })
    const [now, dueAtMs] = [facebook.now(), params.instant('scheduled_publish_time')]
    const description = params.text('description') ?? ''
    checkMessage(description, undefined)
    const state = params.text('video_state')
    const isPublished =
      film.use === 'video' ? params.flag('published', true) : (state ?? 'PUBLISHED') === 'PUBLISHED'
    if (state !== undefined && !['PUBLISHED', 'SCHEDULED', 'DRAFT'].includes(state))
      throw invalidParameter('Param video_state must be one of {DRAFT, PUBLISHED, SCHEDULED}')
    const isScheduled =
      !isPublished && (state === 'SCHEDULED' || (film.use === 'video' && dueAtMs !== undefined))
    if (isScheduled) {
      if (dueAtMs === undefined) throw missingParameter('scheduled_publish_time')
      checkSchedule(dueAtMs, now, film.use === 'reel' ? 'reel' : 'post')
    }
    const late = faultOf(request)?.kind === 'late-failure' && 'The video could not be processed.'
    posts.films.put({
      ...film,
      description,
      title: params.text('title') ?? '',
      input: isPublished ? 'PUBLISHED' : isScheduled ? 'SCHEDULED' : 'DRAFT',
      finishedAtMs: now,
      ...(isScheduled && dueAtMs !== undefined && { dueAtMs }),
      ...(late && { failure: late }),
    })
    noteEffect(request, `video-finished ${film.id}`)
  }
}
