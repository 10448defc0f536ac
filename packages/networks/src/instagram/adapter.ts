import * as z from 'zod'
import type { CallContext, NetworkAdapter, OpenPage, PostThere } from '../adapter.ts'
import { idText, jsonOf, nothing } from '../calling/answer.ts'
import { orNull } from '../calling/or-null.ts'
import { graph, idIn } from '../meta/graph.ts'
import { Refusal } from '../refusal.ts'
import { configOf, hostOf, isOwnLogin } from './configuration.ts'
import { connect, identify, listPages, refresh, revoke } from './connect.ts'
import { lookFor, lookForComment } from './look-for.ts'
import { begin, containerOf, step } from './publish.ts'
import { readAddress } from './read-address.ts'
import { accountFigures, postFigures } from './read-figures.ts'

const media = z.object({ id: idText, permalink: z.string().optional().catch(undefined) })

const readBack = async (context: CallContext, page: OpenPage, id: string): Promise<PostThere | null> => {
  // Live by the word of its container, which is all that is known of it.
  if (containerOf(id)) return { url: null }
  const there = await orNull(
    graph(context, hostOf(context, page.tokens), {
      path: `/${idIn(id)}`,
      token: page.tokens.access,
      query: { fields: 'id,permalink' },
      read: jsonOf(media),
    }),
  )
  return there && { url: there.permalink ?? null }
}

const remove = async (context: CallContext, page: OpenPage, id: string): Promise<void> => {
  if (isOwnLogin(page.tokens) || configOf(context).removes === 'false' || containerOf(id)) {
    throw new Refusal({
      kind: 'config',
      code: 'cannotRemove',
      message: 'Instagram does not let us delete posts',
    })
  }
  const path = `/${idIn(id)}`
  const host = hostOf(context, page.tokens)
  await orNull(graph(context, host, { method: 'DELETE', path, token: page.tokens.access, read: nothing }))
}

/** Professional accounts on Instagram: media are fetched from us into containers, and a container becomes a post. */
export const adapter: NetworkAdapter = {
  network: 'instagram',
  connect,
  refresh,
  revoke,
  identify,
  pages: listPages,
  begin,
  step,
  lookFor,
  readBack,
  remove,
  comment: (context, page, id, text) =>
    graph(context, hostOf(context, page.tokens), {
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
