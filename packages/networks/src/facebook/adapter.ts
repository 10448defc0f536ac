import * as z from 'zod'
import type { NetworkAdapter, PageChoice } from '../adapter.ts'
import { idText, jsonOf, nothing } from '../calling/answer.ts'
import { orNull } from '../calling/or-null.ts'
import { scopesOf } from '../connecting/read-tokens.ts'
import { facebookLogin, identifyPerson, revokePerson } from '../meta/facebook-login.ts'
import { graph, idIn } from '../meta/graph.ts'
import { type Account, listAccounts, mayDo } from '../meta/list-accounts.ts'
import { Refusal } from '../refusal.ts'
import { configOf, hostOf } from './configuration.ts'
import { lookFor, lookForComment } from './look-for.ts'
import { findPost } from './post-id.ts'
import { begin, step, storyUrl, urlOf } from './publish.ts'
import { readAddress } from './read-address.ts'
import { accountFigures, postFigures } from './read-figures.ts'

const choiceOf = (one: Account): PageChoice => ({
  id: one.id,
  kind: 'page',
  name: one.name,
  ...(one.username ? { handle: one.username } : {}),
  ...(one.picture ? { picture: one.picture.data.url } : {}),
  ...(one.followers_count === undefined ? {} : { followers: one.followers_count }),
  unusable: one.access_token && mayDo(one, 'CREATE_CONTENT') ? null : 'noPublishRole',
  ...(one.access_token
    ? { tokens: { access: one.access_token, accessExpiresAt: null, refreshExpiresAt: null } }
    : {}),
})

const seen = z.object({
  id: idText.optional(),
  permalink_url: z.string().optional().catch(undefined),
})

const readBack: NetworkAdapter['readBack'] = async (context, page, asked, format) => {
  const token = page.tokens.access
  const { kind, id } = await findPost(context, hostOf(context), { page: page.id, id: asked, token, format })
  const there = await orNull(
    graph(context, hostOf(context), {
      path: `/${idIn(id)}`,
      token,
      // A story has neither a link nor anything else that posts have.
      query: { fields: kind === 'story' ? 'post_id,status' : 'id,permalink_url' },
      read: jsonOf(seen),
    }),
  )
  if (!there) return null
  const url = kind === 'story' ? storyUrl(context, id) : urlOf(context, id, there.permalink_url)
  return { url, ...(id === asked ? {} : { id }) }
}

const remove: NetworkAdapter['remove'] = async (context, page, asked, format) => {
  const token = page.tokens.access
  const { kind, id } = await findPost(context, hostOf(context), { page: page.id, id: asked, token, format })
  if (kind === 'story') {
    throw new Refusal({
      kind: 'config',
      code: 'cannotRemove',
      message: 'Facebook does not let us delete stories',
    })
  }
  await orNull(
    graph(context, hostOf(context), { method: 'DELETE', path: `/${idIn(id)}`, token, read: nothing }),
  )
}

/** Pages on Facebook: a person connects, each Page has a token of its own that does not end by itself. */
export const adapter: NetworkAdapter = {
  network: 'facebook',
  connect: facebookLogin(configOf),
  // Sixty days, then the person goes through the window again.
  refresh: async () => null,
  revoke: revokePerson(configOf),
  identify: identifyPerson(configOf),
  pages: async (context, tokens) => {
    const asksBusinesses = scopesOf(configOf(context).scopes).includes('business_management')
    return (await listAccounts(context, hostOf(context), tokens, asksBusinesses)).map(choiceOf)
  },
  begin,
  step,
  lookFor,
  readBack,
  remove,
  comment: async (context, page, id, text) => {
    const token = page.tokens.access
    const there = await findPost(context, hostOf(context), { page: page.id, id, token })
    return graph(context, hostOf(context), {
      method: 'POST',
      path: `/${idIn(there.id)}/comments`,
      token,
      form: { message: text },
      isFinal: true,
      read: jsonOf(z.object({ id: idText })),
    })
  },
  lookForComment,
  postFigures,
  readAddress,
  accountFigures,
}
