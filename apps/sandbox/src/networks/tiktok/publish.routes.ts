// Direct posts and drafts: films by upload or by address, photos by address.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fetchMedia } from '../media/fetch-media.ts'
import { originOf } from '../network-office.ts'
import { contentTypeOf, jsonOf } from '../shared/bodies.ts'
import { digitsOf, newToken } from '../shared/ids.ts'
import { noteEffect } from '../shared/named-call.ts'
import { faultOfPlan } from './chunk-plan.ts'
import { lateReason } from './late-reason.ts'
import {
  checkKnown,
  checkPrivacy,
  checkSwitches,
  checkText,
  faultOfFilm,
  faultOfPhoto,
} from './post-rules.ts'
import type { Job } from './publish-job.ts'
import { answer, TikTokRefusal } from './tiktok-error.ts'
import type { TikTokCaller, TikTokSandbox } from './tiktok-sandbox.ts'

const base = '/networks/tiktok/api/v2/post/publish'
const perMinute = 6
const pendingShares = 5
const record = z.record(z.string(), z.unknown())
const switches = [
  'disable_duet',
  'disable_comment',
  'disable_stitch',
  'brand_content_toggle',
  'brand_organic_toggle',
  'is_aigc',
]
const photoSwitches = ['disable_comment', 'auto_add_music', 'brand_content_toggle', 'brand_organic_toggle']

export function publishRoutes(app: FastifyInstance, sandbox: TikTokSandbox): void {
  const { office } = sandbox
  const traits = { publishes: true, processes: true }
  for (const ending of ['', '/']) {
    app.post(`${base}/video/init${ending}`, office.call('create-video', traits), (request) =>
      initFilm(request, 'direct'),
    )
    app.post(`${base}/inbox/video/init${ending}`, office.call('create-draft', traits), (request) =>
      initFilm(request, 'inbox'),
    )
    app.post(`${base}/content/init${ending}`, office.call('create-photos', traits), initPhotos)
  }

  function bodyOf(request: FastifyRequest): Record<string, unknown> {
    const body = record.safeParse(jsonOf(request))
    if (contentTypeOf(request) !== 'application/json' || !body.success)
      throw new TikTokRefusal('invalid_params', 'The request body must be JSON')
    return body.data
  }

  const part = (body: Record<string, unknown>, name: string): Record<string, unknown> => {
    const found = record.safeParse(body[name])
    if (!found.success) throw new TikTokRefusal('invalid_params', `The ${name} is empty`)
    return found.data
  }

  function blank(caller: TikTokCaller, kind: Job['kind'], mode: Job['mode'], source: Job['source']): Job {
    const how = source === 'FILE_UPLOAD' ? 'file' : 'url'
    const start = kind === 'photo' ? 'p_pub_url' : mode === 'inbox' ? `v_inbox_${how}` : `v_pub_${how}`
    return {
      id: `${start}~v2-1.${digitsOf(`tiktok/job/${office.ids.next('job')}`, 19)}`,
      kind,
      mode,
      source,
      account: caller.person.id,
      client: caller.grant.client,
      text: '',
      title: '',
      privacy: 'SELF_ONLY',
      createdAtMs: office.now(),
      files: [],
      polls: 0,
      pollsSince: 0,
    }
  }

  async function initFilm(request: FastifyRequest, mode: Job['mode']) {
    const caller = sandbox.caller(request, mode === 'direct' ? 'video.publish' : 'video.upload')
    sandbox.limit(caller, `init-${mode}`, perMinute)
    const body = bodyOf(request)
    checkKnown('body', body, mode === 'direct' ? ['post_info', 'source_info'] : ['source_info'])
    if (mode === 'inbox') checkPending(caller)
    else sandbox.checkMayPost(caller)
    const source = part(body, 'source_info')
    const kind = source.source
    if (kind !== 'FILE_UPLOAD' && kind !== 'PULL_FROM_URL')
      throw new TikTokRefusal('invalid_params', 'The source is invalid')
    const job = {
      ...blank(caller, 'video', mode, kind),
      ...(mode === 'direct' && filmInfo(part(body, 'post_info'), caller)),
    }
    if (kind === 'PULL_FROM_URL') {
      checkKnown('source_info', source, ['source', 'video_url'])
      checkOwned(source.video_url)
      const pulled = await pull([String(source.video_url)], caller, 'video')
      return put(request, { ...job, ...pulled, readyAtMs: office.now() })
    }
    checkKnown('source_info', source, ['source', 'video_size', 'chunk_size', 'total_chunk_count'])
    const plan = {
      size: Number(source.video_size),
      chunkSize: Number(source.chunk_size),
      count: Number(source.total_chunk_count),
    }
    const fault = faultOfPlan(plan)
    if (fault !== undefined) throw new TikTokRefusal('invalid_params', fault)
    const [uploadId, uploadToken] = [digitsOf(`tiktok/upload/${job.id}`, 19), newToken()]
    const made = put(request, { ...job, plan, uploadId, uploadToken })
    const query = new URLSearchParams({ upload_id: uploadId, upload_token: uploadToken })
    return answer({ ...made.data, upload_url: `${originOf(request)}/networks/tiktok/upload/video/?${query}` })
  }

  function filmInfo(info: Record<string, unknown>, { person }: TikTokCaller) {
    checkKnown('post_info', info, ['title', 'privacy_level', 'video_cover_timestamp_ms', ...switches])
    const title = checkText('title', info.title, 2200)
    checkSwitches(info, switches)
    const privacy = checkPrivacy(info.privacy_level, sandbox.creator(person), sandbox.settings().audited)
    return { text: title, title, privacy }
  }

  async function initPhotos(request: FastifyRequest) {
    const body = bodyOf(request)
    checkKnown('body', body, ['media_type', 'post_mode', 'post_info', 'source_info'])
    if (body.media_type !== 'PHOTO') throw new TikTokRefusal('invalid_params', 'The media_type is invalid')
    if (body.post_mode !== 'DIRECT_POST' && body.post_mode !== 'MEDIA_UPLOAD')
      throw new TikTokRefusal('invalid_params', 'The post_mode is invalid')
    const mode = body.post_mode === 'DIRECT_POST' ? 'direct' : 'inbox'
    const caller = sandbox.caller(request, mode === 'direct' ? 'video.publish' : 'video.upload')
    sandbox.limit(caller, 'init-photos', perMinute)
    if (mode === 'direct') sandbox.checkMayPost(caller)
    const info = part(body, 'post_info')
    checkKnown('post_info', info, ['title', 'description', 'privacy_level', ...photoSwitches])
    checkSwitches(info, photoSwitches)
    const title = checkText('title', info.title, 90)
    const text = checkText('description', info.description, 4000)
    const privacy =
      mode === 'direct'
        ? checkPrivacy(info.privacy_level, sandbox.creator(caller.person), sandbox.settings().audited)
        : 'SELF_ONLY'
    const urls = photoAddresses(part(body, 'source_info'))
    const pulled = await pull(urls, caller, 'photo')
    return put(request, {
      ...blank(caller, 'photo', mode, 'PULL_FROM_URL'),
      title,
      text,
      privacy,
      ...pulled,
      readyAtMs: office.now(),
    })
  }

  /** In the order in which they are shown: the cover first. */
  function photoAddresses(source: Record<string, unknown>): string[] {
    checkKnown('source_info', source, ['source', 'photo_cover_index', 'photo_images'])
    if (source.source !== 'PULL_FROM_URL')
      throw new TikTokRefusal('invalid_params', 'The source is invalid: photos are pulled')
    const images = z.array(z.string()).min(1).max(35).safeParse(source.photo_images)
    if (!images.success)
      throw new TikTokRefusal('invalid_params', 'The photo_images must hold from 1 to 35 addresses')
    const cover = source.photo_cover_index ?? 0
    if (!Number.isInteger(cover) || Number(cover) < 0 || Number(cover) >= images.data.length)
      throw new TikTokRefusal('invalid_params', 'The photo_cover_index is out of range')
    images.data.forEach(checkOwned)
    return images.data
  }

  function checkPending({ person }: TikTokCaller): void {
    const since = office.now() - 86_400_000
    const pending = sandbox.jobs
      .all()
      .filter((job) => job.account === person.id && job.mode === 'inbox' && job.createdAtMs > since)
    if (pending.length >= pendingShares)
      throw new TikTokRefusal(
        'spam_risk_too_many_pending_share',
        'The maximum of pending shares within 24 hours is reached.',
      )
  }

  /** Secure addresses on hosts that the application proved to be its own; on this machine plain ones will do. */
  function checkOwned(address: unknown): void {
    const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : undefined
    if (!url) throw new TikTokRefusal('invalid_params', 'The address is invalid')
    const isHere = ['127.0.0.1', 'localhost'].includes(url.hostname)
    const isOwned = sandbox.settings().verifiedHosts.includes(url.hostname)
    if (!isOwned || (url.protocol !== 'https:' && !isHere))
      throw new TikTokRefusal(
        'url_ownership_unverified',
        'Please review our URL ownership verification rules',
      )
  }

  async function pull(
    urls: readonly string[],
    { person }: TikTokCaller,
    kind: Job['kind'],
  ): Promise<Pick<Job, 'files' | 'failReason'>> {
    const files: string[] = []
    for (const url of urls) {
      const fetched = await fetchMedia(url, { follow: false })
      if ('failure' in fetched)
        return { files, failReason: kind === 'photo' ? 'photo_pull_failed' : 'video_pull_failed' }
      const file = office.media.keep(fetched.bytes)
      const reason =
        kind === 'photo' ? faultOfPhoto(file, file.size) : faultOfFilm(file, sandbox.creator(person))
      if (reason !== undefined) return { files, failReason: reason }
      files.push(file.id)
    }
    return { files }
  }

  function put(
    request: FastifyRequest,
    job: Job,
  ): { data: Record<string, unknown> } & Record<string, unknown> {
    const reason = lateReason(request)
    sandbox.jobs.put({ ...job, ...(reason !== undefined && { failReason: reason }) })
    noteEffect(request, `job-created ${job.id}`)
    const data = { publish_id: job.id }
    return { ...answer(data), data }
  }
}
