import * as z from 'zod'
import type { CallContext, Figures, OpenPage } from '../adapter.ts'
import { jsonOf } from '../calling/answer.ts'
import { graph, idIn } from '../meta/graph.ts'
import { readMetrics } from '../meta/read-metrics.ts'
import { hostOf } from './configuration.ts'

const summed = z
  .object({ summary: z.object({ total_count: z.number() }) })
  .optional()
  .catch(undefined)

const counted = z.object({
  shares: z.object({ count: z.number() }).optional().catch(undefined),
  reactions: summed,
  comments: summed,
})

const named = {
  views: 'post_media_view',
  reach: 'post_total_media_view_unique',
  clicks: 'post_clicks',
} as const

export const postFigures = async (context: CallContext, page: OpenPage, id: string): Promise<Figures> => {
  const token = page.tokens.access
  const seen = await graph(context, hostOf(context), {
    path: `/${idIn(id)}`,
    token,
    query: { fields: 'shares,reactions.limit(0).summary(true),comments.limit(0).summary(true)' },
    read: jsonOf(counted),
  })
  const metrics = await readMetrics(context, hostOf(context), { id, token, names: Object.values(named) })
  const likes = seen.reactions?.summary.total_count
  const comments = seen.comments?.summary.total_count
  return {
    ...(likes === undefined ? {} : { likes }),
    ...(comments === undefined ? {} : { comments }),
    // A post nobody shared has no such field.
    shares: seen.shares?.count ?? 0,
    ...figuresOf(named, metrics),
    raw: { ...seen, metrics },
  }
}

export const figuresOf = (
  names: Readonly<Record<string, string>>,
  metrics: Readonly<Record<string, number>>,
) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([figure, name]) => {
      const value = metrics[name]
      return value === undefined ? [] : [[figure, value]]
    }),
  )

const followers = z.object({
  followers_count: z.number().optional().catch(undefined),
  fan_count: z.number().optional().catch(undefined),
})

const ofDay = { views: 'page_media_view', reach: 'page_total_media_view_unique' } as const

export const accountFigures = async (context: CallContext, page: OpenPage): Promise<Figures> => {
  const token = page.tokens.access
  const seen = await graph(context, hostOf(context), {
    path: `/${idIn(page.id)}`,
    token,
    query: { fields: 'followers_count,fan_count' },
    read: jsonOf(followers),
  })
  const asked = { id: page.id, token, names: Object.values(ofDay), period: 'day' }
  const metrics = await readMetrics(context, hostOf(context), asked)
  const count = seen.followers_count ?? seen.fan_count
  return {
    ...(count === undefined ? {} : { followers: count }),
    ...figuresOf(ofDay, metrics),
    raw: { ...seen, metrics },
  }
}
