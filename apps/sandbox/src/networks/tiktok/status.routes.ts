// What became of a post, and the figures of those that are public.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PartialUploads } from '../media/partial-uploads.ts'
import { originOf } from '../network-office.ts'
import { jsonOf, queryOf } from '../shared/bodies.ts'
import type { LivePost } from '../shared/posts.ts'
import { isProcessed, type Job, jobStatus, publicId } from './publish-job.ts'
import { answer, TikTokRefusal, withBigIntegers } from './tiktok-error.ts'
import type { TikTokSandbox } from './tiktok-sandbox.ts'

const inputs = z.object({ publish_id: z.string() })
const listWish = z.object({
  max_count: z.number().int().min(1).max(20).default(10),
  cursor: z.number().optional(),
})
const queryWish = z.object({ filters: z.object({ video_ids: z.array(z.string()).min(1).max(20) }) })

export function statusRoutes(app: FastifyInstance, sandbox: TikTokSandbox, uploads: PartialUploads): void {
  const { office } = sandbox
  sandbox.onFinalize(finalize)
  for (const ending of ['', '/']) {
    app.post(
      `/networks/tiktok/api/v2/post/publish/status/fetch${ending}`,
      office.call('read-status'),
      (request, reply) =>
        reply.type('application/json; charset=utf-8').send(withBigIntegers(readStatus(request))),
    )
    app.post(`/networks/tiktok/api/v2/video/list${ending}`, office.call('list-videos'), (request) => {
      const input = listWish.safeParse(jsonOf(request) ?? {})
      if (!input.success) throw new TikTokRefusal('invalid_params', 'The max_count must be from 1 to 20')
      const { found, fields } = publicPosts(request, 'list')
      const { max_count, cursor } = input.data
      const older = found.filter(({ createdAtMs }) => cursor === undefined || createdAtMs < cursor)
      const page = older.slice(0, max_count)
      return answer({
        videos: page.map((post) => view(request, post, fields)),
        cursor: page.at(-1)?.createdAtMs ?? office.now(),
        has_more: older.length > page.length,
      })
    })
    app.post(`/networks/tiktok/api/v2/video/query${ending}`, office.call('query-videos'), (request) => {
      const input = queryWish.safeParse(jsonOf(request))
      if (!input.success)
        throw new TikTokRefusal('invalid_params', 'The filters must hold from 1 to 20 video_ids')
      const { found, fields } = publicPosts(request, 'query')
      const wanted = found.filter(({ id }) => input.data.filters.video_ids.includes(id))
      return answer({ videos: wanted.map((post) => view(request, post, fields)) })
    })
  }

  function readStatus(request: FastifyRequest) {
    const caller = sandbox.caller(request, 'video.publish', 'video.upload')
    sandbox.limit(caller, 'status', 30)
    const input = inputs.safeParse(jsonOf(request))
    const job = input.success ? sandbox.jobs.get(input.data.publish_id) : undefined
    if (!job) throw new TikTokRefusal('invalid_publish_id', 'The publish_id does not exist')
    if (job.account !== caller.person.id)
      throw new TikTokRefusal(
        'token_not_authorized_for_specified_publish_id',
        'The access_token does not have authorization over this publish_id',
      )
    const looked = sandbox.jobs.put({
      ...job,
      polls: job.readyAtMs === undefined ? job.polls : job.polls + 1,
      pollsSince: job.postId === undefined ? 0 : job.pollsSince + 1,
    })
    finalize(request)
    const now = sandbox.jobs.get(job.id) ?? looked
    const status = jobStatus(now, office.now())
    const id = publicId(now, office.now())
    const size = now.files.reduce((sum, file) => sum + (office.media.get(file)?.size ?? 0), 0)
    return answer({
      status,
      fail_reason: status === 'FAILED' ? now.failReason : '',
      publicaly_available_post_id: id === undefined ? [] : [id],
      uploaded_bytes:
        now.source === 'FILE_UPLOAD' ? (now.readyAtMs === undefined ? uploads.size(now.id) : size) : 0,
      downloaded_bytes: now.source === 'PULL_FROM_URL' ? size : 0,
    })
  }

  /** What was processed since: it is out, whether somebody looks or not. */
  function finalize(request: FastifyRequest): void {
    for (const job of sandbox.jobs.all())
      if (job.mode === 'direct' && !job.postId && !job.failReason && isProcessed(job, office.now()))
        publish(request, job)
  }

  function publish(request: FastifyRequest, job: Job): void {
    const id = office.ids.snowflake('post')
    office.publish(request, {
      id,
      remoteId: id,
      account: job.account,
      kind: 'post',
      text: job.kind === 'photo' ? [job.title, job.text].filter(Boolean).join('\n') : job.text,
      media: job.files.map((file) => ({
        kind: job.kind === 'photo' ? ('image' as const) : ('video' as const),
        file,
      })),
      ...(job.privacy !== 'PUBLIC_TO_EVERYONE' && { audience: job.privacy }),
      details: { job: job.id, title: job.title, description: job.kind === 'photo' ? job.text : job.title },
    })
    sandbox.jobs.put({ ...job, postId: id, completeAtMs: office.now() })
  }

  function publicPosts(request: FastifyRequest, what: string): { found: LivePost[]; fields: string[] } {
    const caller = sandbox.caller(request, 'video.list')
    sandbox.limit(caller, `video-${what}`, 600)
    finalize(request)
    const fields = (queryOf(request).fields ?? '').split(',').filter(Boolean)
    if (fields.length === 0) throw new TikTokRefusal('invalid_params', 'Fields is required')
    const found = office
      .readable((post) => post.account === caller.person.id && post.audience === undefined)
      .filter((post) => {
        const job = sandbox.jobs.get(String(post.details.job))
        return job !== undefined && publicId(job, office.now()) !== undefined
      })
      .reverse()
    return { found, fields }
  }

  function view(request: FastifyRequest, post: LivePost, fields: readonly string[]) {
    const figures = office.figures(post)
    const file = office.media.get(post.media[0]?.file ?? '')
    const isPhoto = post.media[0]?.kind === 'image'
    const address = office.addressOf(request, post)
    const all: Record<string, unknown> = {
      id: post.id,
      create_time: Math.floor(post.createdAtMs / 1000),
      cover_image_url: file ? `${originOf(request)}/networks/tiktok/media/${file.id}` : '',
      share_url: address,
      video_description: post.details.description,
      duration: Math.round((file?.durationMs ?? 0) / 1000),
      height: file?.heightPx ?? 0,
      width: file?.widthPx ?? 0,
      title: post.details.title,
      embed_html: `<blockquote class="tiktok-embed" cite="${address}"></blockquote>`,
      embed_link: address,
      like_count: figures.likes,
      comment_count: figures.comments,
      share_count: figures.shares,
      view_count: isPhoto ? figures.impressions : figures.videoViews,
      is_aigc: false,
    }
    const unknown = fields.find((field) => !Object.hasOwn(all, field))
    if (unknown !== undefined) throw new TikTokRefusal('invalid_params', `Unknown field ${unknown}`)
    return Object.fromEntries(fields.map((field) => [field, all[field]]))
  }
}
