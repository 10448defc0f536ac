import * as z from 'zod'
import type { CallContext, Figures, OpenPage } from '../adapter.ts'
import { jsonOf } from '../calling/answer.ts'
import { graph, idIn } from '../meta/graph.ts'
import { readMetrics } from '../meta/read-metrics.ts'
import { hostOf, isOwnLogin } from './configuration.ts'

const count = z.number().optional().catch(undefined)
const seenByAll = z.object({
  like_count: count,
  comments_count: count,
  media_product_type: z.string().catch('FEED'),
  permalink: z.string().optional().catch(undefined),
})

const ofPost = ['views', 'reach', 'saved', 'shares']
const ofStory = ['views', 'reach', 'shares']

/** Figures of a post, a reel or a story; which of them exist depends on the format. */
export const postFigures = async (context: CallContext, page: OpenPage, id: string): Promise<Figures> => {
  const host = hostOf(context, page.tokens)
  const token = page.tokens.access
  const seen = await graph(context, host, {
    path: `/${idIn(id)}`,
    token,
    // Right after a post went live its link is not always told.
    query: { fields: 'like_count,comments_count,media_product_type,permalink' },
    read: jsonOf(seenByAll),
  })
  const names = seen.media_product_type === 'STORY' ? ofStory : ofPost
  const { saved: saves, ...metrics } = await readMetrics(context, host, { id, token, names })
  return {
    ...(seen.like_count === undefined ? {} : { likes: seen.like_count }),
    ...(seen.comments_count === undefined ? {} : { comments: seen.comments_count }),
    ...metrics,
    ...(saves === undefined ? {} : { saves }),
    ...(seen.permalink ? { post: { url: seen.permalink } } : {}),
    raw: { ...seen, ...metrics, ...(saves === undefined ? {} : { saved: saves }) },
  }
}

export const accountFigures = async (context: CallContext, page: OpenPage): Promise<Figures> => {
  const raw = await graph(context, hostOf(context, page.tokens), {
    path: isOwnLogin(page.tokens) ? '/me' : `/${idIn(page.id)}`,
    token: page.tokens.access,
    query: { fields: 'followers_count,media_count' },
    read: jsonOf(z.object({ followers_count: count, media_count: count })),
  })
  return { ...(raw.followers_count === undefined ? {} : { followers: raw.followers_count }), raw }
}
