import * as z from 'zod'
import type { CallContext, CommentLookup, OpenPage, PostLookup, Progress, PublishJob } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { clocksApartMs } from '../calling/clocks-apart.ts'
import { concludeAbsence } from '../calling/conclude-absence.ts'
import { notWhole } from '../calling/not-whole.ts'
import { graph, idIn } from '../meta/graph.ts'
import { isSameText } from '../rules/same-text.ts'
import { hostOf } from './configuration.ts'
import { findPost } from './post-id.ts'
import { filmUrl, go, idOfFilm, isTooLate, type Planned, planned, storyUrl, urlOf } from './publish.ts'
import { isLive, isUntouched, readFilm } from './read-video.ts'

const target = z.object({ id: idText }).optional().catch(undefined)
const attachment = z.object({
  target,
  subattachments: z
    .object({ data: z.array(z.object({ target })) })
    .optional()
    .catch(undefined),
})
const listed = z.object({
  id: idText,
  message: z.string().catch(''),
  created_time: z.string(),
  permalink_url: z.string().optional().catch(undefined),
  attachments: z
    .object({ data: z.array(attachment) })
    .optional()
    .catch(undefined),
})
type Listed = z.infer<typeof listed>

const photosOf = ({ attachments }: Listed): string[] =>
  (attachments?.data ?? []).flatMap((one) =>
    [one, ...(one.subattachments?.data ?? [])].flatMap((each) => each.target?.id ?? []),
  )

/** The same words, not before it began, and the same pictures where they are told. */
const isSame = (one: Listed, job: PublishJob, photos: readonly string[]): boolean => {
  if (Date.parse(one.created_time) < job.startedAt.getTime() - clocksApartMs) return false
  if (!isSameText(one.message, job.text)) return false
  if (photos.length === 0) return photosOf(one).length === 0 || one.message !== ''
  return one.attachments ? photosOf(one).some((id) => photos.includes(id)) : one.message !== ''
}

/** As many as are told at once; all of them since the try began. */
const mostListed = 100

const lookForFeed = async (context: CallContext, job: PublishJob, data: Planned, progress: Progress) => {
  const since = Math.floor((job.startedAt.getTime() - clocksApartMs) / 1000)
  const { data: posts } = await graph(context, hostOf(context), {
    path: `/${idIn(job.page.id)}/published_posts`,
    token: job.page.tokens.access,
    query: {
      fields: 'id,message,created_time,permalink_url,application,attachments{target,subattachments}',
      since: String(since),
      limit: String(mostListed),
    },
    read: jsonOf(z.object({ data: z.array(listed) })),
  })
  const match = posts.find((one) => isSame(one, job, data.photos))
  if (match) return yes(match.id, urlOf(context, match.id, match.permalink_url))
  if (posts.length >= mostListed) return notWhole
  return concludeAbsence(progress, context.now(), { looks: 2, apartMs: 60_000, repeats: 1 })
}

const stories = z.object({
  data: z.array(z.object({ post_id: idText, media_id: idText.optional().catch(undefined) })),
})

/** Nobody promises that a story is listed: where it is not, it is never sent again by itself. */
const lookForStory = async (context: CallContext, job: PublishJob, data: Planned, progress: Progress) => {
  const { data: all } = await graph(context, hostOf(context), {
    path: `/${idIn(job.page.id)}/stories`,
    token: job.page.tokens.access,
    read: jsonOf(stories),
  })
  const own = data.film ?? data.photos[0]
  const match = all.find((one) => own !== undefined && one.media_id === own)
  if (match) return yes(match.post_id, storyUrl(context, match.post_id))
  return concludeAbsence(progress, context.now(), { looks: 3, apartMs: 60_000, repeats: 0 })
}

/** It has had its id since before the last step: what became of it is told. */
const lookForFilm = async (
  context: CallContext,
  job: PublishJob,
  data: Planned,
  progress: Progress,
): Promise<PostLookup> => {
  const id = data.film ?? ''
  const film = await readFilm(context, job.page, id)
  if (isLive(film)) return yes(idOfFilm(job, data, film), filmUrl(context, id))
  if (isUntouched(film)) {
    return concludeAbsence(progress, context.now(), { looks: 3, apartMs: 60_000, repeats: 2 })
  }
  if (isTooLate(data)) return { found: 'cannotTell', why: 'Facebook was still at it after an hour' }
  return { found: 'underway', progress: go('awaitFilm', data), afterMs: 5000 }
}

const yes = (id: string, url: string): PostLookup => ({ found: 'yes', id, url })

export const lookFor = (context: CallContext, job: PublishJob, progress: Progress): Promise<PostLookup> => {
  const data = planned.parse(progress.data)
  const look = job.format === 'story' ? lookForStory : data.film ? lookForFilm : lookForFeed
  return look(context, job, data, progress)
}

const comments = z.object({
  data: z.array(
    z.object({
      id: idText,
      message: z.string().catch(''),
      created_time: z.string(),
      from: z.object({ id: idText }).optional().catch(undefined),
    }),
  ),
})

export const lookForComment = async (
  context: CallContext,
  page: OpenPage,
  id: string,
  asked: { readonly text: string; readonly since: Date },
): Promise<CommentLookup> => {
  const token = page.tokens.access
  const there = await findPost(context, hostOf(context), { page: page.id, id, token })
  const { data } = await graph(context, hostOf(context), {
    path: `/${idIn(there.id)}/comments`,
    token,
    query: {
      filter: 'stream',
      order: 'reverse_chronological',
      fields: 'id,message,created_time,from',
      limit: '100',
    },
    read: jsonOf(comments),
  })
  const match = data.find(
    (one) =>
      isSameText(one.message, asked.text) &&
      (one.from === undefined || one.from.id === page.id) &&
      Date.parse(one.created_time) >= asked.since.getTime() - clocksApartMs,
  )
  return match ? { found: 'yes', id: match.id } : { found: 'no' }
}
