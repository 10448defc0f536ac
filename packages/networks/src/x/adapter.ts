import * as z from 'zod'
import type { NetworkAdapter } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { orNull } from '../calling/or-null.ts'
import { ask } from './call.ts'
import { connect, identify, readMe, refresh, revoke } from './connect.ts'
import { lookFor, lookForComment } from './look-for.ts'
import { begin, step, urlOf } from './publish.ts'
import { readAddress } from './read-address.ts'
import { accountFigures, postFigures, readPost } from './read-figures.ts'

/** X, by its interface of version 2. A page is the account itself. */
export const adapter: NetworkAdapter = {
  network: 'x',
  connect,
  refresh,
  revoke,
  identify,
  pages: async (context, tokens) => {
    const {
      id,
      name,
      username,
      profile_image_url: picture,
      public_metrics: metrics,
    } = await readMe(context, tokens.access)
    const seen = {
      ...(picture ? { picture } : {}),
      ...(metrics?.followers_count === undefined ? {} : { followers: metrics.followers_count }),
    }
    return [{ id, kind: 'profile', name, handle: username, ...seen, unusable: null }]
  },
  begin,
  step,
  lookFor,
  // Anybody's post can be read; another account's is not there, on this page.
  readBack: async (context, page, id) => {
    const there = await readPost(context, page, id, 'author_id')
    // Whose it is may be left out, as anything asked for may: then it is there.
    return there && (there.author_id ?? page.id) === page.id ? { url: urlOf(context, id, page.handle) } : null
  },
  remove: async (context, page, id) => {
    const path = `/2/tweets/${encodeURIComponent(id)}`
    const read = jsonOf(z.object({ data: z.object({ deleted: z.literal(true) }) }))
    await orNull(ask(context, { method: 'DELETE', path, token: page.tokens.access, read }))
  },
  // A reply to one's own post: replies to others are refused to most apps (facts 3.3).
  comment: async (context, page, id, text) => {
    const { data } = await ask(context, {
      method: 'POST',
      path: '/2/tweets',
      token: page.tokens.access,
      json: { text, reply: { in_reply_to_tweet_id: id } },
      isFinal: true,
      read: jsonOf(z.object({ data: z.object({ id: idText }) })),
    })
    return data
  },
  lookForComment,
  postFigures,
  readAddress,
  accountFigures,
}
