import * as z from 'zod'
import type { CallContext, PostLookup, Progress, PublishJob } from '../adapter.ts'
import { idText } from '../calling/answer.ts'
import { clocksApartMs } from '../calling/clocks-apart.ts'
import { concludeAbsence } from '../calling/conclude-absence.ts'
import { orNull } from '../calling/or-null.ts'
import { isSameText } from '../rules/same-text.ts'
import { ask } from './call.ts'
import { go, isIncomplete, isTooLate, type Planned, planned } from './publish.ts'
import { readStatus, urlOf } from './read-status.ts'

/** Films have their name before the last byte; pictures get it with the call that was lost. */
export const lookFor = (context: CallContext, job: PublishJob, progress: Progress): Promise<PostLookup> => {
  const data = planned.parse(progress.data)
  return data.publishId ? byStatus(context, job, data, data.publishId) : byList(context, job, data, progress)
}

const byStatus = async (
  context: CallContext,
  job: PublishJob,
  data: Planned,
  publishId: string,
): Promise<PostLookup> => {
  const status = await orNull(readStatus(context, job.page, publishId))
  if (!status) return { found: 'cannotTell', why: 'TikTok does not know this upload any more' }
  const film = job.media[0]?.kind === 'video'
  if (status.name === 'PUBLISH_COMPLETE' && status.postId) {
    const username = data.shown?.username ?? job.page.handle
    const url = urlOf(context, username, status.postId, film ? 'video' : 'photo')
    return { found: 'yes', id: status.postId, url }
  }
  if (film && isIncomplete(status, job.media[0]?.bytes ?? 0)) {
    return concludeAbsence(go('sendLast', data), context.now(), { looks: 2, apartMs: 60_000, repeats: 2 })
  }
  if (isTooLate(data) && status.name !== 'FAILED' && status.name !== 'PUBLISH_COMPLETE') {
    return { found: 'cannotTell', why: 'TikTok was still at it after a day' }
  }
  // A failure too is told by the step that waits for the post.
  return { found: 'underway', progress: go('awaitPost', data), afterMs: 5000 }
}

const listed = z.object({
  id: idText,
  create_time: z.number(),
  title: z.string().catch(''),
  video_description: z.string().catch(''),
  share_url: z.string().optional().catch(undefined),
})

/** Public posts alone are listed, and what is not listed may be there all the same: it is never sent again by itself. */
const byList = async (
  context: CallContext,
  job: PublishJob,
  data: Planned,
  progress: Progress,
): Promise<PostLookup> => {
  if (data.shown?.privacy !== 'PUBLIC_TO_EVERYONE' || job.text === '') {
    return { found: 'cannotTell', why: 'TikTok lists public posts with a text alone' }
  }
  const { videos } = await ask(context, {
    path: '/v2/video/list/',
    token: job.page.tokens.access,
    fields: ['id', 'create_time', 'title', 'video_description', 'share_url'],
    json: { max_count: 20 },
    data: z.object({ videos: z.array(listed).default([]) }),
  })
  const since = job.startedAt.getTime() - clocksApartMs
  const match = videos.find(
    (one) =>
      one.create_time * 1000 >= since &&
      [one.title, one.video_description].some((text) => isSameText(text, job.text)),
  )
  if (match) {
    const url = urlOf(context, data.shown.username ?? job.page.handle, match.id, 'photo')
    return { found: 'yes', id: match.id, url: url ?? match.share_url ?? null }
  }
  return concludeAbsence(progress, context.now(), { looks: 3, apartMs: 120_000, repeats: 0 })
}
