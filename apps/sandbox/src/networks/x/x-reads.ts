import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { NetworkOffice } from '../network-office.ts'
import { paramsOf, queryOf } from '../shared/bodies.ts'
import { figuresOf } from '../shared/figures.ts'
import { callerOf, userIdOf } from './x-manner.ts'
import { includesOf, presentPost, presentUser, wantedOf } from './x-present.ts'
import { invalidRequest, missing, problem } from './x-problems.ts'

const base = '/networks/x/api/2'
const dayMs = 86_400_000

/** The part of X's API that reads users and posts; unknown ids are errors beside what was found, as X answers. */
export function xReadRoutes(app: FastifyInstance, office: NetworkOffice): void {
  app.get(`${base}/users/me`, office.call('me'), (request) => {
    const { person } = callerOf(office, request, ['users.read', 'tweet.read'])
    return { data: presentUser(office, request, person, wantedOf(office, request), true) }
  })

  const some = (request: FastifyRequest, ids: readonly string[], parameter: string) => {
    const { person } = callerOf(office, request, ['users.read', 'tweet.read'])
    const wanted = wantedOf(office, request)
    const found = office.readable(({ id }) => ids.includes(id))
    const errors: unknown[] = ids
      .filter((id) => !found.some((post) => post.id === id))
      .map((id) => missing(id, parameter))
    const data = []
    for (const post of found) {
      const shown = presentPost(office, post, person, wanted)
      if (shown.error) errors.push(shown.error)
      else data.push(shown.data)
    }
    return { data, errors, includes: includesOf(office, request, found, person, wanted) }
  }
  app.get(`${base}/tweets`, office.call('read-posts'), (request) => {
    const ids = (queryOf(request).ids ?? '').split(',').filter(Boolean)
    if (ids.length === 0 || ids.length > 100 || ids.some((id) => !/^\d{1,19}$/.test(id)))
      throw invalidRequest('The `ids` query parameter must have 1 to 100 ids', { ids })
    const { data, errors, includes } = some(request, ids, 'ids')
    // Nothing found at all leaves `data` out; what is missing stands beside it, with 200.
    return { ...(data.length > 0 && { data }), ...includes, ...(errors.length > 0 && { errors }) }
  })
  app.get(`${base}/tweets/:id`, office.call('read-posts'), (request) => {
    const { data, errors, includes } = some(request, [paramsOf(request).id ?? ''], 'id')
    const [first] = data
    return { ...(first && { data: first }), ...includes, ...(errors.length > 0 && { errors }) }
  })

  app.get(`${base}/users/:id/tweets`, office.call('list-posts'), (request) => {
    const { person } = callerOf(office, request, ['users.read', 'tweet.read'])
    const query = queryOf(request)
    const wanted = wantedOf(office, request)
    const most = Number(query.max_results ?? 10)
    if (!Number.isInteger(most) || most < 5 || most > 100)
      throw invalidRequest(
        `The \`max_results\` query parameter value [${query.max_results}] is not between 5 and 100`,
        {
          max_results: [query.max_results],
        },
      )
    const owner = office.accounts().find(({ id }) => userIdOf(id) === paramsOf(request).id)
    if (!owner)
      throw problem(
        404,
        'Not Found Error',
        'Could not find user with id.',
        'https://api.x.com/2/problems/resource-not-found',
      )
    const from = timeOf(query.start_time, 'start_time')
    const to = timeOf(query.end_time, 'end_time')
    const skip = Number(query.pagination_token ?? 0)
    const all = office
      .readable(
        (post) =>
          post.account === owner.id &&
          post.createdAtMs >= (from ?? 0) &&
          post.createdAtMs < (to ?? Number.POSITIVE_INFINITY) &&
          BigInt(post.id) > BigInt(query.since_id ?? 0) &&
          !(query.exclude?.includes('replies') && post.replyTo),
      )
      .reverse()
    const page = all.slice(skip, skip + most)
    const data = page.flatMap((post) => presentPost(office, post, person, wanted).data ?? [])
    const [newest, oldest] = [page[0], page.at(-1)]
    return {
      ...(data.length > 0 && { data }),
      ...includesOf(office, request, page, person, wanted),
      meta: {
        result_count: data.length,
        ...(newest && { newest_id: newest.id }),
        ...(oldest && { oldest_id: oldest.id }),
        ...(all.length > skip + most && { next_token: String(skip + most) }),
      },
    }
  })

  app.get(`${base}/tweets/analytics`, office.call('analytics'), (request) => {
    const { person } = callerOf(office, request, ['users.read', 'tweet.read'])
    const { ids = '', start_time, end_time, granularity } = queryOf(request)
    const [from, to] = [timeOf(start_time, 'start_time'), timeOf(end_time, 'end_time')]
    if (ids === '' || from === undefined || to === undefined || from >= to)
      throw invalidRequest('ids, start_time and end_time are required', { ids: [ids] })
    if (!['hourly', 'daily', 'weekly', 'total'].includes(granularity ?? ''))
      throw invalidRequest('granularity must be hourly, daily, weekly or total', {
        granularity: [granularity],
      })
    const stepMs =
      { hourly: dayMs / 24, daily: dayMs, weekly: 7 * dayMs, total: to - from }[granularity ?? ''] ?? dayMs
    const data = office
      .readable(({ id, account }) => ids.split(',').includes(id) && account === person.id)
      .map((post) => {
        const upTo = (at: number) =>
          figuresOf(`x/${post.id}`, at - post.createdAtMs, office.followers(post.account))
        const timestamped_metrics = []
        for (let at = from; at < Math.min(to, office.now()); at += stepMs) {
          const [before, after] = [upTo(at), upTo(Math.min(at + stepMs, to, office.now()))]
          timestamped_metrics.push({
            timestamp: new Date(at).toISOString(),
            metrics: {
              impressions: after.impressions - before.impressions,
              likes: after.likes - before.likes,
              replies: after.comments - before.comments,
              retweets: after.shares - before.shares,
              bookmarks: after.saves - before.saves,
              url_clicks: after.clicks - before.clicks,
              engagements:
                after.likes + after.comments + after.shares - before.likes - before.comments - before.shares,
            },
          })
        }
        return { id: post.id, timestamped_metrics }
      })
    return { data }
  })
}

function timeOf(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined
  const at = Date.parse(text)
  if (Number.isNaN(at) || !text.includes('T'))
    throw invalidRequest(`The \`${name}\` query parameter is not a time`, { [name]: [text] })
  return at
}
