import * as z from 'zod'
import type { NetworkAdapter } from '../adapter.ts'
import { idText, jsonOf, nothing } from '../calling/answer.ts'
import { orNull } from '../calling/or-null.ts'
import { ask, authorOf, urnIn } from './call.ts'
import { comment, lookForComment, mayComment } from './comment.ts'
import { connect, identify, refresh, revoke } from './connect.ts'
import { listPages } from './list-pages.ts'
import { lookFor } from './look-for.ts'
import { begin, step, urlOf } from './publish.ts'
import { readAddress } from './read-address.ts'
import { accountFigures, postFigures } from './read-figures.ts'

/** LinkedIn, by its versioned interface. Ids of posts are whole URNs; pages are a person and the organisations they speak for. */
export const adapter: NetworkAdapter = {
  network: 'linkedin',
  connect,
  refresh,
  revoke,
  identify,
  pages: listPages,
  begin,
  step,
  lookFor,
  readBack: async (context, page, id) => {
    const path = `/rest/posts/${urnIn(id)}`
    const read = jsonOf(z.object({ id: idText, author: idText }))
    const there = await orNull(ask(context, { path, token: page.tokens.access, read }))
    return there?.author === authorOf(page) ? { url: urlOf(context, there.id) } : null
  },
  remove: async (context, page, id) => {
    await orNull(
      ask(context, {
        method: 'DELETE',
        path: `/rest/posts/${urnIn(id)}`,
        token: page.tokens.access,
        restliMethod: 'DELETE',
        read: nothing,
      }),
    )
  },
  comment,
  mayComment,
  lookForComment,
  postFigures,
  readAddress,
  accountFigures,
}
