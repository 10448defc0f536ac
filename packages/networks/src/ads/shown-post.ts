import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { findPost, wholeId } from '../facebook/post-id.ts'
import { graph, idIn } from '../meta/graph.ts'
import { listAccounts } from '../meta/list-accounts.ts'
import { Refusal } from '../refusal.ts'
import { adsHost } from './ad-accounts.ts'
import type { BoostJob } from './boost-adapter.ts'

/** The Page behind a post, and how a creative names the post. */
export interface Shown {
  readonly page: string
  readonly creative: Record<string, string>
}

const notEligible = (why: string): Refusal =>
  new Refusal({ kind: 'policy', code: 'notEligible', message: why || 'The network does not boost this post' })

const onPage = z.object({
  is_eligible_for_promotion: z.boolean().optional(),
  promotable_id: idText.optional().catch(undefined),
})

export const shownOnFacebook = async (context: CallContext, job: BoostJob): Promise<Shown> => {
  const token = job.tokens.access
  const asked = { page: job.page, id: job.publication, token }
  const { kind, id } = await findPost(context, adsHost(context), asked)
  if (kind !== 'post') throw notEligible('Facebook boosts posts alone, and this has none')
  const post = await graph(context, adsHost(context), {
    path: `/${idIn(id)}`,
    token,
    query: { fields: 'is_eligible_for_promotion,promotable_id' },
    read: jsonOf(onPage),
  })
  if (post.is_eligible_for_promotion === false) throw notEligible('')
  return { page: job.page, creative: { object_story_id: wholeId(job.page, post.promotable_id ?? id) } }
}

const media = z.object({
  boost_eligibility_info: z
    .object({ eligible_to_boost: z.boolean(), boost_ineligible_reason: z.string().catch('') })
    .optional()
    .catch(undefined),
})

/** Advertised through the Page it is linked with. */
export const shownOnInstagram = async (context: CallContext, job: BoostJob): Promise<Shown> => {
  const { boost_eligibility_info: info } = await graph(context, adsHost(context), {
    path: `/${idIn(job.publication)}`,
    token: job.tokens.access,
    query: { fields: 'boost_eligibility_info{eligible_to_boost,boost_ineligible_reason}' },
    read: jsonOf(media),
  })
  if (info?.eligible_to_boost === false) throw notEligible(info.boost_ineligible_reason)
  const accounts = await listAccounts(context, adsHost(context), job.tokens, false)
  const page = accounts.find((one) => one.instagram_business_account?.id === job.page)
  if (!page) throw notEligible('The account is linked with no Page any more')
  const { publication: source_instagram_media_id, page: instagram_user_id } = job
  return { page: page.id, creative: { source_instagram_media_id, instagram_user_id, object_id: page.id } }
}
