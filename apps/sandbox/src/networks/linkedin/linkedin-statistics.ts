// Figures of pages and members: https://learn.microsoft.com/en-us/linkedin/marketing/community-management/organizations/share-statistics
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { NetworkOffice } from '../network-office.ts'
import { paramsOf, queryOf } from '../shared/bodies.ts'
import { type Figures, figuresOf, followersAt } from '../shared/figures.ts'
import type { DemoPage } from '../shared/people.ts'
import type { LivePost } from '../shared/posts.ts'
import { detailsOf } from './linkedin-create-post.ts'
import {
  type Caller,
  listOf,
  may,
  organizationUrn,
  pageOfUrn,
  restCaller,
  roleIn,
} from './linkedin-manner.ts'
import { badParam, denied, refused } from './linkedin-refusals.ts'

const rest = '/networks/linkedin/api/rest'
const dayMs = 86_400_000

interface Interval {
  start: number
  end: number
}

export function linkedinStatisticsRoutes(app: FastifyInstance, office: NetworkOffice): void {
  function pageOf(request: FastifyRequest, urn: string | undefined, what: string): DemoPage {
    const caller = restCaller(office, request)
    const page = pageOfUrn(office, urn ?? '')
    if (!page) throw badParam('organizationalEntity')
    const allowed = may(caller, 'rw_organization_admin', 'r_organization_admin', 'r_organization_social')
    if (!allowed || roleIn(caller, page) !== 'admin') throw denied(what)
    return page
  }
  const at = (post: LivePost, ms: number): Figures =>
    figuresOf(`linkedin/${post.id}`, ms - post.createdAtMs, office.followers(post.page ?? post.account))

  app.get(`${rest}/organizationalEntityShareStatistics`, office.call('share-statistics'), (request) => {
    const query = queryOf(request)
    if (query.q !== 'organizationalEntity') throw badParam('q')
    const page = pageOf(request, query.organizationalEntity, 'organizationalEntityShareStatistics.FINDER')
    const intervals = intervalsOf(office, query.timeIntervals)
    const wanted = [...(listOf(query.shares) ?? []), ...(listOf(query.ugcPosts) ?? [])]
    const posts = office.readable(({ kind, page: owner }) => kind === 'post' && owner === page.id)
    const groups =
      wanted.length > 0
        ? posts.filter(({ remoteId }) => wanted.includes(remoteId)).map((post) => [post])
        : [posts]
    const elements = groups.flatMap((group) =>
      (intervals ?? [undefined]).flatMap((interval) => {
        const total = statisticsOf(group, at, office.now(), interval)
        // What nobody saw yet is left out.
        if (total.impressionCount === 0) return []
        const [first] = group
        const named =
          wanted.length === 0 || !first
            ? {}
            : { [first.remoteId.includes('ugcPost') ? 'ugcPost' : 'share']: first.remoteId }
        return [
          {
            organizationalEntity: organizationUrn(page.id),
            ...named,
            ...(interval && { timeRange: interval }),
            totalShareStatistics: total,
          },
        ]
      }),
    )
    return { paging: { start: 0, count: 10, links: [] }, elements }
  })

  app.get(`${rest}/networkSizes/:urn`, office.call('network-size'), (request) => {
    restCaller(office, request)
    const { edgeType } = queryOf(request)
    if (edgeType !== 'COMPANY_FOLLOWED_BY_MEMBER') throw badParam('edgeType')
    const page = pageOfUrn(office, paramsOf(request).urn ?? '')
    if (!page) throw badParam('urn')
    return { firstDegreeSize: office.followers(page.id) }
  })

  app.get(`${rest}/organizationalEntityFollowerStatistics`, office.call('follower-statistics'), (request) => {
    const query = queryOf(request)
    const page = pageOf(request, query.organizationalEntity, 'organizationalEntityFollowerStatistics.FINDER')
    const organizationalEntity = organizationUrn(page.id)
    const intervals = intervalsOf(office, query.timeIntervals)
    const upTo = (ms: number) =>
      followersAt(`linkedin/${page.id}`, page.followers, ms - office.sandbox.startedAtMs)
    const elements = intervals?.map((timeRange) => ({
      timeRange,
      followerGains: {
        organicFollowerGain: upTo(timeRange.end) - upTo(timeRange.start),
        paidFollowerGain: 0,
      },
      organizationalEntity,
    })) ?? [
      {
        organizationalEntity,
        followerCountsByFunction: [],
        followerCountsBySeniority: [],
        followerCountsByIndustry: [],
        followerCountsByGeoCountry: [
          {
            geo: 'urn:li:geo:105015875',
            followerCounts: { organicFollowerCount: office.followers(page.id), paidFollowerCount: 0 },
          },
        ],
      },
    ]
    return { paging: { start: 0, count: 10, links: [] }, elements }
  })
  app.get(`${rest}/organizationPageStatistics`, office.call('page-statistics'), (request) => {
    const query = queryOf(request)
    const page = pageOf(request, query.organization, 'organizationPageStatistics.FINDER')
    const views = (days: number) => ({
      views: { allPageViews: { pageViews: Math.floor((days * page.followers) / 90) } },
    })
    const intervals = intervalsOf(office, query.timeIntervals)
    const organization = organizationUrn(page.id)
    const elements = intervals?.map((timeRange) => ({
      organization,
      timeRange,
      totalPageStatistics: views((timeRange.end - timeRange.start) / dayMs),
    })) ?? [{ organization, totalPageStatistics: views(365) }]
    return { paging: { start: 0, count: 10, links: [] }, elements }
  })

  app.get(`${rest}/memberCreatorPostAnalytics`, office.call('member-analytics'), (request) => {
    const caller = restCaller(office, request)
    if (!may(caller, 'r_member_postAnalytics')) throw denied('memberCreatorPostAnalytics.FINDER')
    const query = queryOf(request)
    const metric = metricOf(query.queryType)
    if (!metric || !['TOTAL', 'DAILY'].includes(query.aggregation ?? 'TOTAL')) throw badParam('queryType')
    if (query.aggregation === 'DAILY' && query.queryType === 'MEMBERS_REACHED') throw badParam('aggregation')
    const [, kind, urn] = /^\((share|ugc):(.+)\)$/.exec(query.entity ?? '') ?? []
    if (query.q === 'entity' && urn === undefined) throw badParam('entity')
    const posts = mine(caller).filter(({ remoteId }) => query.q === 'me' || remoteId === urn)
    if (query.q === 'entity' && posts.length === 0) throw denied('memberCreatorPostAnalytics.FINDER-entity')
    const count = posts.reduce((sum, post) => sum + metric(office.figures(post)), 0)
    const targetEntity = kind === undefined ? {} : { targetEntity: { [kind]: urn } }
    return {
      paging: { start: 0, count: 10, links: [] },
      elements: [{ count, metricType: query.queryType, ...targetEntity }],
    }
  })
  const mine = ({ urn }: Caller) =>
    office.readable((post) => post.kind === 'post' && detailsOf(post).author === urn)

  app.get(`${rest}/memberFollowersCount`, office.call('member-followers'), (request) => {
    const caller = restCaller(office, request)
    if (!may(caller, 'r_member_profileAnalytics')) throw denied('memberFollowersCount.FINDER')
    const { q } = queryOf(request)
    if (q !== 'me' && q !== 'dateRange') throw badParam('q')
    return {
      paging: { start: 0, count: 10, links: [] },
      elements: [{ memberFollowersCount: office.followers(caller.person.id) }],
    }
  })
}

const metricOf = (queryType: string | undefined): ((figures: Figures) => number) | undefined =>
  ({
    IMPRESSION: ({ impressions }: Figures) => impressions,
    MEMBERS_REACHED: ({ reach }: Figures) => reach,
    RESHARE: ({ shares }: Figures) => shares,
    REACTION: ({ likes }: Figures) => likes,
    COMMENT: ({ comments }: Figures) => comments,
    POST_SAVE: ({ saves }: Figures) => saves,
    POST_SEND: ({ shares }: Figures) => Math.floor(shares / 2),
    LINK_CLICKS: ({ clicks }: Figures) => clicks,
  })[queryType ?? '']

function statisticsOf(
  posts: readonly LivePost[],
  at: (post: LivePost, ms: number) => Figures,
  now: number,
  interval?: Interval,
) {
  const sum = (pick: (figures: Figures) => number) =>
    posts.reduce(
      (total, post) =>
        total +
        pick(at(post, Math.min(now, interval?.end ?? now))) -
        (interval ? pick(at(post, interval.start)) : 0),
      0,
    )
  const impressionCount = sum(({ impressions, likes }) => (impressions > 0 || likes > 0 ? impressions : 0))
  const [clickCount, likeCount] = [sum(({ clicks }) => clicks), sum(({ likes }) => likes)]
  const [commentCount, shareCount] = [sum(({ comments }) => comments), sum(({ shares }) => shares)]
  const acts = clickCount + likeCount + commentCount + shareCount
  return {
    ...(!interval && { uniqueImpressionsCount: sum(({ reach }) => reach) }),
    impressionCount,
    clickCount,
    likeCount,
    commentCount,
    shareCount,
    engagement: impressionCount === 0 ? 0 : acts / impressionCount,
  }
}

/** One interval for each day or month of the range; undefined without a range. */
function intervalsOf(office: NetworkOffice, text: string | undefined): Interval[] | undefined {
  if (text === undefined) return undefined
  const match = /^\(timeRange:\(start:(\d+)(?:,end:(\d+))?\),timeGranularityType:(DAY|MONTH)\)$/.exec(text)
  if (!match) throw badParam('timeIntervals')
  const [start, end] = [Number(match[1]), Math.min(Number(match[2] ?? office.now()), office.now())]
  if (start < office.now() - 366 * dayMs)
    throw refused(400, 'The time range must be within the last 12 months')
  const stepMs = match[3] === 'DAY' ? dayMs : 30 * dayMs
  const intervals: Interval[] = []
  for (let at = start; at < end; at += stepMs) intervals.push({ start: at, end: Math.min(at + stepMs, end) })
  return intervals
}
