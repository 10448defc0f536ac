import * as z from 'zod'
import type { CallContext, Figures, NetworkAdapter, OpenPage } from '../adapter.ts'
import { jsonOf } from '../calling/answer.ts'
import { graph, idIn } from '../meta/graph.ts'
import { readMetrics } from '../meta/read-metrics.ts'
import { hostOf } from './configuration.ts'
import { findPost } from './post-id.ts'

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

/** Views, reactions, comments and shares of a post of a Page, from the object and its insights. */
export const postFigures: NetworkAdapter['postFigures'] = async (context, page, asked, format) => {
  const token = page.tokens.access
  const { kind, id } = await findPost(context, hostOf(context), { page: page.id, id: asked, token, format })
  const figures = await figuresBy[kind](context, token, id)
  return id === asked ? figures : { ...figures, post: { id } }
}

type ReadFigures = (context: CallContext, token: string, id: string) => Promise<Figures>

const ofPost: ReadFigures = async (context, token, id) => {
  const seen = await graph(context, hostOf(context), {
    path: `/${idIn(id)}`,
    token,
    query: { fields: 'shares,reactions.limit(0).summary(true),comments.limit(0).summary(true)' },
    read: jsonOf(counted),
  })
  const metrics = await readMetrics(context, hostOf(context), { id, token, names: Object.values(named) })
  return {
    ...totalsOf({ likes: seen.reactions, comments: seen.comments }),
    // A post nobody shared has no such field.
    shares: seen.shares?.count ?? 0,
    ...figuresOf(named, metrics),
    raw: { ...seen, metrics },
  }
}

const totalsOf = (sums: Readonly<Record<string, z.infer<typeof summed>>>) =>
  Object.fromEntries(
    Object.entries(sums).flatMap(([figure, sum]) => (sum ? [[figure, sum.summary.total_count]] : [])),
  )

const onFilm = z.object({ likes: summed, comments: summed })

/** The second where the first is not told: how often a film was played, again or for the first time. */
const plays = ['fb_reels_total_plays', 'blue_reels_play_count'] as const

/** A film whose post is not known: it has no shares, no reactions and no figures of posts. */
const ofFilm: ReadFigures = async (context, token, id) => {
  const seen = await graph(context, hostOf(context), {
    path: `/${idIn(id)}`,
    token,
    query: { fields: 'likes.limit(0).summary(true),comments.limit(0).summary(true)' },
    read: jsonOf(onFilm),
  })
  const edge = 'video_insights'
  const metrics = await readMetrics(context, hostOf(context), { id, token, names: plays, edge })
  const views = plays.map((name) => metrics[name]).find((value) => value !== undefined)
  return { ...totalsOf(seen), ...(views === undefined ? {} : { views }), raw: { ...seen, metrics } }
}

const ofStories = {
  views: 'PAGE_STORY_IMPRESSIONS_BY_STORY_ID',
  reach: 'PAGE_STORY_IMPRESSIONS_BY_STORY_ID_UNIQUE',
  shares: 'PAGES_FB_STORY_SHARES',
  likes: 'PAGES_FB_STORY_THREAD_LIGHTWEIGHT_REACTIONS',
} as const

/** Reads the story itself first: a removed story is reported as gone, not as one without figures. */
const ofStory: ReadFigures = async (context, token, id) => {
  const path = `/${idIn(id)}`
  const read = jsonOf(z.object({ status: z.string().optional().catch(undefined) }))
  const seen = await graph(context, hostOf(context), {
    path,
    token,
    query: { fields: 'post_id,status' },
    read,
  })
  const metrics = await readMetrics(context, hostOf(context), { id, token, names: Object.values(ofStories) })
  return { ...figuresOf(ofStories, metrics), raw: { ...seen, metrics } }
}

const figuresBy = { post: ofPost, film: ofFilm, story: ofStory } as const

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
