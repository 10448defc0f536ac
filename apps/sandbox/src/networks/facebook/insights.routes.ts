// Figures of Pages, posts and films.

import { asPage, callerOf, forPage } from '../meta/access.ts'
import { GraphRefusal, invalidParameter, noSuchEdge, unknownObject } from '../meta/graph-error.ts'
import type { GraphCall, GraphHost } from '../meta/graph-host.ts'
import { dayMs, graphTime } from '../meta/graph-time.ts'
import { pageNumber } from '../meta/meta-accounts.ts'
import type { Figures } from '../shared/figures.ts'
import { share } from '../shared/ids.ts'
import type { DemoPage } from '../shared/people.ts'
import { pageMetrics, pagePeriods, postMetrics, storyMetrics, videoMetrics } from './page-metrics.ts'
import type { PagePosts } from './page-posts.ts'

const need = { scope: 'read_insights', task: 'ANALYZE', reads: true } as const

export function insightRoutes(host: GraphHost, posts: PagePosts): void {
  const { facebook } = host.meta
  host.on('GET', '/:id/insights', { name: 'read-insights', office: facebook }, (call) => {
    posts.finalize(call.request)
    if (posts.films.get(call.id)) throw noSuchEdge('insights', 'Video')
    const node = posts.nodeBy(call.id)
    if (node) return ofPost(call, node.id, node.kind === 'story' ? storyMetrics : postMetrics)
    if (call.id.includes('_')) throw unknownObject('GET', call.id)
    return ofPage(call)
  })
  host.on('GET', '/:id/video_insights', { name: 'read-video-insights', office: facebook }, (call) =>
    ofPost(call, posts.films.get(call.id)?.postId ?? '', videoMetrics),
  )

  function ofPost(call: GraphCall, postId: string, known: readonly string[]) {
    const post = facebook.readable(({ id }) => id === postId)[0]
    const page = facebook.page(post?.page ?? '')
    if (!post || !page) throw unknownObject('GET', call.id)
    forPage(call, callerOf(call), pageNumber(page), need)
    const figures = facebook.figures(post)
    return {
      data: metricsOf(call, known).map((name) => ({
        name,
        period: 'lifetime',
        values: [{ value: postValue(name, figures) }],
        title: titleOf(name),
        description: titleOf(name),
        id: `${call.id}/insights/${name}/lifetime`,
      })),
      paging: {},
    }
  }

  function ofPage(call: GraphCall) {
    const { page } = asPage(call, need)
    const metrics = metricsOf(call, pageMetrics)
    const period = call.params.text('period') ?? 'day'
    if (!pagePeriods.includes(period)) throw invalidParameter('The value must be a valid insights period')
    const now = facebook.now()
    const until = call.params.instant('until') ?? now
    const since = call.params.instant('since') ?? until - 2 * dayMs
    if (until - since > 90 * dayMs)
      throw invalidParameter('There cannot be more than 90 days (7776000 s) between since and until')
    // Fewer than a hundred likes: nothing is told, and nothing is refused.
    if (facebook.followers(page.id) * 0.96 < 100) return { data: [] }
    return {
      data: metrics.map((name) => ({
        name,
        period,
        title: titleOf(name),
        description: titleOf(name),
        values: daysBetween(since, Math.min(until, now)).map((day) => ({
          value: pageValue(page, name, day),
          end_time: graphTime(day + 7 * 3_600_000),
        })),
        id: `${call.id}/insights/${name}/${period}`,
      })),
      paging: {
        previous: shifted(call, since - (until - since), since),
        next: shifted(call, until, until + (until - since)),
      },
    }
  }

  function pageValue(page: DemoPage, name: string, day: number): number | Record<string, number> {
    const followers = facebook.followers(page.id)
    if (name === 'page_follows_city') return { 'Annecy, France': Math.floor(followers * 0.4) }
    if (name === 'page_follows_country')
      return { FR: Math.floor(followers * 0.9), CH: Math.floor(followers * 0.04) }
    if (name === 'page_follows') return followers
    const luck = share(`${page.id}/${name}/${day}`)
    if (name.includes('follows')) return Math.floor(luck * (followers / 300))
    // On the days of a post, its figures count for most of what a Page brings.
    const out = posts
      .of(page)
      .filter(({ createdAtMs }) => createdAtMs < day + dayMs && createdAtMs > day - 3 * dayMs)
    const seen = out.reduce((sum, post) => sum + facebook.figures(post).impressions, 0) / 3
    const share_ = name === 'page_total_media_view_unique' ? 0.74 : name === 'page_media_view' ? 1 : 0.05
    return Math.floor((followers * 0.05 * (0.5 + luck) + seen) * share_)
  }

  const shifted = ({ address }: GraphCall, since: number, until: number): string => {
    const target = new URL(address)
    target.searchParams.set('since', String(Math.floor(since / 1000)))
    target.searchParams.set('until', String(Math.floor(until / 1000)))
    return target.href
  }
}

function metricsOf({ params }: GraphCall, known: readonly string[]): string[] {
  const asked = (params.text('metric') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (asked.length === 0)
    throw new GraphRefusal({ code: 3001, subcode: 1_504_028, message: '(#3001) Please specify a metric' })
  if (asked.some((name) => !known.includes(name)))
    throw invalidParameter('The value must be a valid insights metric')
  return asked
}

const storyReach = 'PAGE_STORY_IMPRESSIONS_BY_STORY_ID_UNIQUE'

function postValue(name: string, figures: Figures): number | Record<string, number> {
  if (name === 'post_total_media_view_unique' || name === storyReach) return figures.reach
  if (name === 'PAGE_STORY_IMPRESSIONS_BY_STORY_ID') return figures.impressions
  if (name === 'PAGES_FB_STORY_SHARES') return figures.shares
  if (name === 'PAGES_FB_STORY_THREAD_LIGHTWEIGHT_REACTIONS') return figures.likes
  if (name === 'post_clicks') return figures.clicks
  if (name === 'post_clicks_by_type') return { 'other clicks': figures.clicks }
  if (name.includes('reactions_by_type') || name.includes('likes_by_reaction')) return { like: figures.likes }
  if (name === 'post_activity_by_action_type' || name === 'post_video_social_actions')
    return { share: figures.shares, like: figures.likes, comment: figures.comments }
  if (name === 'post_video_avg_time_watched') return 4200
  if (name === 'post_video_view_time') return figures.videoViews * 4200
  return name === 'post_media_view' ? figures.impressions : figures.videoViews
}

const titleOf = (name: string): string => name.replaceAll('_', ' ')

const daysBetween = (sinceMs: number, untilMs: number): number[] => {
  const first = Math.floor(sinceMs / dayMs) * dayMs
  return Array.from(
    { length: Math.max(0, Math.ceil((untilMs - first) / dayMs)) },
    (_, index) => first + index * dayMs,
  )
}
