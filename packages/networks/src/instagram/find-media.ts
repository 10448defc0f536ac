import * as z from 'zod'
import type { CallContext, PublishJob } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { clocksApartMs } from '../calling/clocks-apart.ts'
import { graph, idIn } from '../meta/graph.ts'
import { isSameText } from '../rules/same-text.ts'
import { hostOf } from './configuration.ts'

const listed = z.object({
  id: idText,
  caption: z.string().catch(''),
  timestamp: z.string(),
  permalink: z.string().optional().catch(undefined),
  media_type: z.string(),
})
type Listed = z.infer<typeof listed>

const typeOf = ({ media }: PublishJob): string =>
  media.length > 1 ? 'CAROUSEL_ALBUM' : media[0]?.kind === 'video' ? 'VIDEO' : 'IMAGE'

/** The post of this try among those since it began: by its words and its kind, never the newest one. */
export const findMedia = async (context: CallContext, job: PublishJob): Promise<Listed | null> => {
  const isStory = job.format === 'story'
  const since = job.startedAt.getTime() - clocksApartMs
  const { data } = await graph(context, hostOf(context, job.page.tokens), {
    path: `/${idIn(job.page.id)}/${isStory ? 'stories' : 'media'}`,
    token: job.page.tokens.access,
    query: {
      fields: 'id,caption,timestamp,permalink,media_type',
      ...(isStory ? {} : { since: String(Math.floor(since / 1000)) }),
    },
    read: jsonOf(z.object({ data: z.array(listed) })),
  })
  const matches = data.filter(
    (one) =>
      Date.parse(one.timestamp) >= since &&
      one.media_type === typeOf(job) &&
      (isStory || isSameText(one.caption, job.text)),
  )
  // Two that look alike, without a word to tell them apart, are none.
  return matches.length === 1 || (!isStory && job.text.trim() !== '') ? (matches[0] ?? null) : null
}
