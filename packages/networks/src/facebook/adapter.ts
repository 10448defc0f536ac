import * as z from 'zod'
import type { NetworkAdapter, PageChoice } from '../adapter.ts'
import { idText, jsonOf, nothing } from '../calling/answer.ts'
import { orNull } from '../calling/or-null.ts'
import { scopesOf } from '../connecting/read-tokens.ts'
import { facebookLogin, identifyPerson, revokePerson } from '../meta/facebook-login.ts'
import { graph, idIn } from '../meta/graph.ts'
import { type Account, listAccounts, mayDo } from '../meta/list-accounts.ts'
import { configOf, hostOf } from './configuration.ts'
import { lookFor, lookForComment } from './look-for.ts'
import { begin, step, urlOf } from './publish.ts'
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
  readBack: async (context, page, id) => {
    const there = await orNull(
      graph(context, hostOf(context), {
        path: `/${idIn(id)}`,
        token: page.tokens.access,
        query: { fields: 'id,permalink_url' },
        read: jsonOf(z.object({ id: idText, permalink_url: z.string().optional().catch(undefined) })),
      }),
    )
    return there && { url: urlOf(context, id, there.permalink_url) }
  },
  remove: async (context, page, id) => {
    const path = `/${idIn(id)}`
    await orNull(
      graph(context, hostOf(context), { method: 'DELETE', path, token: page.tokens.access, read: nothing }),
    )
  },
  comment: (context, page, id, text) =>
    graph(context, hostOf(context), {
      method: 'POST',
      path: `/${idIn(id)}/comments`,
      token: page.tokens.access,
      form: { message: text },
      isFinal: true,
      read: jsonOf(z.object({ id: idText })),
    }),
  lookForComment,
  postFigures,
  readAddress,
  accountFigures,
}
