// Figures of Instagram media and accounts.

import { asInstagram } from '../meta/access.ts'
import { GraphRefusal, invalidParameter, unknownObject } from '../meta/graph-error.ts'
import type { GraphCall, GraphHost } from '../meta/graph-host.ts'
import { dayMs, graphTime, hourMs } from '../meta/graph-time.ts'
import { instagramNumber, pageWithInstagram } from '../meta/meta-accounts.ts'
import type { Figures } from '../shared/figures.ts'
import type { DemoPage } from '../shared/people.ts'
import { accountMetrics, needsHundredFollowers, wrongMediaMetric } from './insight-metrics.ts'
import { accountPath } from './media.routes.ts'
import { type MediaSandbox, productOf } from './media-sandbox.ts'

export function insightRoutes(host: GraphHost, sandbox: MediaSandbox): void {
  const { instagram } = host.meta
  host.on('GET', `${accountPath(host)}/insights`, { name: 'read-insights', office: instagram }, (call) =>
    call.id === 'me' || pageWithInstagram(instagram, call.id) ? ofAccount(call) : ofMedia(call),
  )

  function ofMedia(call: GraphCall) {
    const post = instagram.readable(({ id, kind }) => id === call.id && kind !== 'comment')[0]
    const page = instagram.page(post?.page ?? '')
    if (!post || !page) throw unknownObject('GET', call.id)
    asInstagram(call, 'insights', instagramNumber(page) ?? '')
    const metrics = metricsOf(call)
    const wrong = wrongMediaMetric(productOf(post), metrics, host.login)
    if (wrong !== undefined)
      throw invalidParameter(`Incompatible metrics (${wrong}) with media type ${productOf(post)}`)
    // A story's figures are there as long as the story.
    if (post.kind === 'story' && post.createdAtMs < instagram.now() - dayMs) return { data: [] }
    const figures = instagram.figures(post)
    if (post.kind === 'story' && figures.reach < 5)
      throw new GraphRefusal({ code: 10, message: '(#10) Not enough viewers for the media to show insights' })
    return {
      data: metrics.map((name) => ({
        name,
        period: 'lifetime',
        values: [{ value: mediaValue(name, figures) }],
        title: name,
        description: name,
        id: `${call.id}/insights/${name}/lifetime`,
      })),
    }
  }

  function ofAccount(call: GraphCall) {
    const { page } = asInstagram(call, 'insights')
    const metrics = metricsOf(call)
    const now = instagram.now()
    const until = call.params.instant('until') ?? now
    const since = call.params.instant('since') ?? until - dayMs
    if (until - since > 30 * dayMs)
      throw invalidParameter('There cannot be more than 30 days (2592000 s) between since and until')
    const metricType = call.params.text('metric_type')
    for (const name of metrics) {
      const shape = accountMetrics[name]
      if (!shape)
        throw invalidParameter(
          `metric[0] must be one of the following values: ${Object.keys(accountMetrics).join(', ')}`,
        )
      if (shape === 'total' && metricType !== 'total_value')
        throw invalidParameter(
          `The following metrics (${name}) should be specified with parameter metric_type=total_value`,
        )
      if (shape === 'demographics' && !call.params.has('breakdown'))
        throw invalidParameter(`The metric ${name} needs a breakdown`)
    }
    const isSmall = instagram.followers(page.id) < 100
    return {
      data: metrics
        .filter((name) => !(isSmall && needsHundredFollowers.includes(name)))
        .map((name) => rowOf(call, page, name, since, Math.min(until, now), metricType)),
      paging: {},
    }
  }

  function rowOf(
    call: GraphCall,
    page: DemoPage,
    name: string,
    since: number,
    until: number,
    metricType?: string,
  ) {
    const shape = accountMetrics[name]
    const period = shape === 'demographics' || shape === 'hours' ? 'lifetime' : 'day'
    const head = {
      name,
      period,
      title: name,
      description: name,
      id: `${instagramNumber(page)}/insights/${name}/${period}`,
    }
    const breakdown = call.params.text('breakdown')
    if (shape === 'demographics')
      return { ...head, total_value: { breakdowns: [demographics(page, breakdown ?? 'country')] } }
    if (metricType === 'total_value') {
      const value = accountValue(page, name, since, until)
      const results = [
        { dimension_values: ['FOLLOWER'], value: Math.floor(value * 0.7) },
        { dimension_values: ['NON_FOLLOWER'], value: value - Math.floor(value * 0.7) },
      ]
      return {
        ...head,
        total_value: { value, ...(breakdown && { breakdowns: [{ dimension_keys: [breakdown], results }] }) },
      }
    }
    const days = Math.max(1, Math.round((until - since) / dayMs))
    return {
      ...head,
      values: Array.from({ length: days }, (_, index) => {
        const start = since + index * dayMs
        return {
          value: accountValue(page, name, start, start + dayMs),
          end_time: graphTime(Math.floor((start + dayMs) / dayMs) * dayMs + 7 * hourMs),
        }
      }),
    }
  }

  function accountValue(page: DemoPage, name: string, since: number, until: number): number {
    const followers = instagram.followers(page.id)
    const days = (until - since) / dayMs
    if (name === 'follower_count' || name === 'follows_and_unfollows')
      return Math.floor((days * followers) / 700)
    const figures = sandbox
      .readable(page, 'media')
      .filter(({ createdAtMs }) => createdAtMs < until && createdAtMs > since - 3 * dayMs)
    const sum = figures.reduce(
      (total, post) => total + mediaValue(name === 'saves' ? 'saved' : name, instagram.figures(post)),
      0,
    )
    return Math.floor(sum / 3 + (name === 'reach' || name === 'views' ? followers * 0.04 * days : 0))
  }

  function demographics(page: DemoPage, breakdown: string) {
    const followers = instagram.followers(page.id)
    const parts: Record<string, readonly (readonly [string, number])[]> = {
      country: [
        ['FR', 0.9],
        ['CH', 0.05],
        ['BE', 0.03],
      ],
      city: [
        ['Annecy, Auvergne-Rhône-Alpes', 0.4],
        ['Lyon, Auvergne-Rhône-Alpes', 0.1],
      ],
      gender: [
        ['F', 0.62],
        ['M', 0.36],
        ['U', 0.02],
      ],
      age: [
        ['18-24', 0.12],
        ['25-34', 0.31],
        ['35-44', 0.28],
        ['45-54', 0.18],
        ['55-64', 0.08],
        ['65+', 0.03],
      ],
    }
    const rows = parts[breakdown]
    if (!rows) throw invalidParameter('Param breakdown must be one of {age, city, country, gender}')
    return {
      dimension_keys: [breakdown],
      results: rows.map(([value, part]) => ({
        dimension_values: [value],
        value: Math.floor(followers * part),
      })),
    }
  }
}

function metricsOf({ params }: GraphCall): string[] {
  const metrics = (params.text('metric') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (metrics.length === 0)
    throw new GraphRefusal({ code: 3001, subcode: 1_504_028, message: '(#3001) Please specify a metric' })
  return metrics
}

function mediaValue(name: string, figures: Figures): number {
  const { impressions, reach, likes, comments, shares, saves, clicks, videoViews } = figures
  const values: Record<string, number> = {
    views: impressions,
    total_views: impressions,
    reach,
    accounts_engaged: likes + comments,
    likes,
    total_likes: likes,
    comments,
    total_comments: comments,
    shares,
    saved: saves,
    total_interactions: likes + comments + shares + saves,
    profile_visits: clicks,
    profile_links_taps: Math.floor(clicks / 3),
    follows: Math.floor(clicks / 12),
    replies: Math.floor(comments / 2),
    reposts: Math.floor(shares / 4),
    navigation: Math.floor(impressions * 0.8),
    ig_reels_avg_watch_time: 5400,
    ig_reels_video_view_total_time: videoViews * 5400,
    reels_skip_rate: 38,
  }
  return values[name] ?? 0
}
