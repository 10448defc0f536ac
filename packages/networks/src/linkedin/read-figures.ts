import * as z from 'zod'
import type { CallContext, Figures, OpenPage } from '../adapter.ts'
import { jsonOf } from '../calling/answer.ts'
import { Refusal } from '../refusal.ts'
import { ask, authorOf, urnIn } from './call.ts'

const count = z.number().catch(0)
const statistics = z.object({
  totalShareStatistics: z.looseObject({
    uniqueImpressionsCount: z.number().optional(),
    impressionCount: count,
    clickCount: count,
    likeCount: count,
    commentCount: count,
    shareCount: count,
  }),
})

const isUgc = (urn: string): boolean => urn.startsWith('urn:li:ugcPost:')

/** Figures of a post: an organisation's and a member's come from different endpoints. */
export const postFigures = (context: CallContext, page: OpenPage, id: string): Promise<Figures> =>
  page.kind === 'organisation' ? ofPage(context, page, id) : ofPerson(context, page, id)

/** A post without any activity is missing from the answer: all its figures are nought. */
const ofPage = async (context: CallContext, page: OpenPage, id: string): Promise<Figures> => {
  const list = `${isUgc(id) ? 'ugcPosts' : 'shares'}=List(${urnIn(id)})`
  const { elements } = await ask(context, {
    path: `/rest/organizationalEntityShareStatistics?q=organizationalEntity&organizationalEntity=${urnIn(authorOf(page))}&${list}`,
    token: page.tokens.access,
    restliMethod: 'FINDER',
    read: jsonOf(z.object({ elements: z.array(statistics) })),
  })
  const raw = elements[0]?.totalShareStatistics ?? null
  return {
    likes: raw?.likeCount ?? 0,
    comments: raw?.commentCount ?? 0,
    shares: raw?.shareCount ?? 0,
    clicks: raw?.clickCount ?? 0,
    views: raw?.impressionCount ?? 0,
    reach: raw?.uniqueImpressionsCount ?? 0,
    raw,
  }
}

const metrics = {
  views: 'IMPRESSION',
  reach: 'MEMBERS_REACHED',
  shares: 'RESHARE',
  likes: 'REACTION',
  comments: 'COMMENT',
} as const

const isDenied = (error: unknown): boolean =>
  error instanceof Refusal && error.facts.kind === 'permissionMissing'

/** One call a figure; where our app may not ask, what everybody sees of the post, and nothing where not even that. */
const ofPerson = async (context: CallContext, page: OpenPage, id: string): Promise<Figures> => {
  const entity = `(${isUgc(id) ? 'ugc' : 'share'}:${urnIn(id)})`
  const figures: Record<string, number> = {}
  try {
    for (const [name, queryType] of Object.entries(metrics)) {
      const { elements } = await ask(context, {
        path: `/rest/memberCreatorPostAnalytics?q=entity&entity=${entity}&queryType=${queryType}&aggregation=TOTAL`,
        token: page.tokens.access,
        restliMethod: 'FINDER',
        read: jsonOf(z.object({ elements: z.array(z.object({ count: z.number() })) })),
      })
      figures[name] = elements.reduce((sum, one) => sum + one.count, 0)
    }
    return { ...figures, raw: figures }
  } catch (error) {
    if (!isDenied(error)) throw error
    return seenByAll(context, page, id).catch((reason: unknown) => {
      if (isDenied(reason)) return { raw: null }
      throw reason
    })
  }
}

const social = z.object({
  likesSummary: z
    .object({ totalLikes: z.number().optional(), aggregatedTotalLikes: z.number().optional() })
    .optional(),
  commentsSummary: z
    .object({
      totalFirstLevelComments: z.number().optional(),
      aggregatedTotalComments: z.number().optional(),
    })
    .optional(),
})

const seenByAll = async (context: CallContext, page: OpenPage, id: string): Promise<Figures> => {
  const path = `/rest/socialActions/${urnIn(id)}`
  const raw = await ask(context, { path, token: page.tokens.access, read: jsonOf(social) })
  const likes = raw.likesSummary?.aggregatedTotalLikes ?? raw.likesSummary?.totalLikes
  const comments =
    raw.commentsSummary?.aggregatedTotalComments ?? raw.commentsSummary?.totalFirstLevelComments
  return { ...(likes === undefined ? {} : { likes }), ...(comments === undefined ? {} : { comments }), raw }
}

export const accountFigures = async (context: CallContext, page: OpenPage): Promise<Figures> => {
  const token = page.tokens.access
  if (page.kind === 'organisation') {
    const raw = await ask(context, {
      path: `/rest/networkSizes/${urnIn(authorOf(page))}?edgeType=COMPANY_FOLLOWED_BY_MEMBER`,
      token,
      read: jsonOf(z.object({ firstDegreeSize: z.number() })),
    })
    return { followers: raw.firstDegreeSize, raw }
  }
  return followersOfPerson(context, token)
}

/** Told to few apps: where ours is not among them, nothing is known. */
const followersOfPerson = async (context: CallContext, token: string): Promise<Figures> => {
  try {
    const { elements: raw } = await ask(context, {
      path: '/rest/memberFollowersCount?q=me',
      token,
      restliMethod: 'FINDER',
      read: jsonOf(z.object({ elements: z.array(z.object({ memberFollowersCount: z.number() })) })),
    })
    const followers = raw[0]?.memberFollowersCount
    return { ...(followers === undefined ? {} : { followers }), raw }
  } catch (error) {
    if (!isDenied(error)) throw error
    return { raw: null }
  }
}
