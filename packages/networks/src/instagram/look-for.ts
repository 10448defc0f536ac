import * as z from 'zod'
import type { CallContext, CommentLookup, OpenPage, PostLookup, Progress, PublishJob } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { clocksApartMs } from '../calling/clocks-apart.ts'
import { concludeAbsence } from '../calling/conclude-absence.ts'
import { orNull } from '../calling/or-null.ts'
import { graph, idIn } from '../meta/graph.ts'
import { isSameText } from '../rules/same-text.ts'
import { hostOf } from './configuration.ts'
import { readContainer } from './container.ts'
import { findMedia } from './find-media.ts'
import { fromTheStart, go, planned } from './publish.ts'

const absence = { looks: 2, apartMs: 60_000, repeats: 2 }

/** The container knows: what it says of itself decides, and the list only tells which post it became. */
export const lookFor = async (
  context: CallContext,
  job: PublishJob,
  progress: Progress,
): Promise<PostLookup> => {
  const data = planned.parse(progress.data)
  const container = await orNull(readContainer(context, job, data.container ?? ''))
  if (!container) return { found: 'cannotTell', why: 'Instagram does not know the container any more' }
  switch (container.status_code) {
    case 'PUBLISHED': {
      const match = await findMedia(context, job)
      if (match) return { found: 'yes', id: match.id, url: match.permalink ?? null }
      return { found: 'underway', progress: go('findPost', { ...data, asked: 0 }), afterMs: 15_000 }
    }
    case 'FINISHED':
      return concludeAbsence(go('publish', data), context.now(), absence)
    case 'ERROR':
    case 'EXPIRED':
      return { found: 'no', certain: true, lookAgainAfterMs: 0, progress: fromTheStart(job, data) }
    default:
      return { found: 'underway', progress: go('awaitContainer', data), afterMs: 15_000 }
  }
}

const comments = z.object({
  data: z.array(z.object({ id: idText, text: z.string().catch(''), timestamp: z.string() })),
})

export const lookForComment = async (
  context: CallContext,
  page: OpenPage,
  id: string,
  asked: { readonly text: string; readonly since: Date },
): Promise<CommentLookup> => {
  const { data } = await graph(context, hostOf(context, page.tokens), {
    path: `/${idIn(id)}/comments`,
    token: page.tokens.access,
    query: { fields: 'id,text,timestamp' },
    read: jsonOf(comments),
  })
  const match = data.find(
    (one) =>
      isSameText(one.text, asked.text) && Date.parse(one.timestamp) >= asked.since.getTime() - clocksApartMs,
  )
  return match ? { found: 'yes', id: match.id } : { found: 'no' }
}
