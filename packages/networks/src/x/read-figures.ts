import * as z from 'zod'
import type { CallContext, Figures, OpenPage } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { Refusal } from '../refusal.ts'
import { ask } from './call.ts'
import { readMe } from './connect.ts'

const count = z.number().optional().catch(undefined)
const publicMetrics = z.object({
  retweet_count: count,
  repost_count: count,
  reply_count: count,
  like_count: count,
  quote_count: count,
  bookmark_count: count,
  impression_count: count,
})
const item = z.object({
  id: idText,
  author_id: idText.optional(),
  public_metrics: publicMetrics.optional(),
  non_public_metrics: z.object({ url_link_clicks: count }).optional(),
})

const dayMs = 24 * 3600_000
const snowflakeEpochMs = 1288834974657

/** Ids hold the time they were made at. */
const madeAt = (id: string): number => (/^\d+$/.test(id) ? Number(BigInt(id) >> 22n) + snowflakeEpochMs : 0)

/** Null where it is gone: X says so in a list of errors beside a yes. */
export const readPost = async (context: CallContext, page: OpenPage, id: string, fields: string) => {
  const { data } = await ask(context, {
    path: '/2/tweets',
    token: page.tokens.access,
    query: { ids: id, 'tweet.fields': fields },
    read: jsonOf(z.object({ data: z.array(item).default([]) })),
  })
  return data.find((one) => one.id === id) ?? null
}

/** Clicks are told for thirty days only, and asking for them later costs the whole answer: then the rest is asked for. */
export const postFigures = async (context: CallContext, page: OpenPage, id: string): Promise<Figures> => {
  const isYoung = context.now().getTime() - madeAt(id) < 29 * dayMs
  const raw =
    (isYoung ? await readPost(context, page, id, 'public_metrics,non_public_metrics') : null) ??
    (await readPost(context, page, id, 'public_metrics'))
  if (!raw) throw new Refusal({ kind: 'notFound', code: 'resource-not-found', message: 'The post is gone' })
  const seen = raw.public_metrics
  const reposts = seen?.retweet_count ?? seen?.repost_count
  const shares = reposts === undefined ? seen?.quote_count : reposts + (seen?.quote_count ?? 0)
  const clicks = raw.non_public_metrics?.url_link_clicks
  return {
    ...(seen?.like_count === undefined ? {} : { likes: seen.like_count }),
    ...(seen?.reply_count === undefined ? {} : { comments: seen.reply_count }),
    ...(shares === undefined ? {} : { shares }),
    ...(seen?.bookmark_count === undefined ? {} : { saves: seen.bookmark_count }),
    ...(seen?.impression_count === undefined ? {} : { views: seen.impression_count }),
    ...(clicks === undefined ? {} : { clicks }),
    raw,
  }
}

export const accountFigures = async (context: CallContext, page: OpenPage): Promise<Figures> => {
  const raw = await readMe(context, page.tokens.access)
  const followers = raw.public_metrics?.followers_count
  return { ...(followers === undefined ? {} : { followers }), raw }
}
