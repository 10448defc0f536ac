import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import type { PostFormat } from '../descriptor.ts'
import { type GraphHost, graph, idIn } from '../meta/graph.ts'
import { Refusal } from '../refusal.ts'

const parts = '_'

/** The node of a Page's post is `{page}_{post}`; films tell the second half alone. */
export const wholeId = (page: string, post: string): string =>
  post.includes(parts) ? post : `${page}${parts}${post}`

/** What an id leads to over there: each kind of node has its own fields and edges. */
export interface KnownPost {
  readonly kind: 'post' | 'film' | 'story'
  readonly id: string
}

interface CallInput {
  readonly page: string
  readonly id: string
  readonly token: string
  readonly format?: PostFormat | undefined
}

/**
 * A post by an id that may be half of one. Films were once kept by the half they told, and are kept by the film's own id
 * where their post was not told when they went live: by now it may be. A story has one number alone.
 */
export const findPost = async (
  context: CallContext,
  host: GraphHost,
  input: CallInput,
): Promise<KnownPost> => {
  const { page, id, token, format } = input
  if (format === 'story') return { kind: 'story', id }
  if (id.includes(parts)) return { kind: 'post', id }
  try {
    const { post_id: post } = await graph(context, host, {
      path: `/${idIn(id)}`,
      token,
      query: { fields: 'post_id' },
      read: jsonOf(z.object({ post_id: idText.optional().catch(undefined) })),
    })
    if (post === undefined) return { kind: 'film', id }
    // A story names itself, a film its post.
    return post === id ? { kind: 'story', id } : { kind: 'post', id: wholeId(page, post) }
  } catch (error) {
    if (error instanceof Refusal && isNoNode(error)) return { kind: 'post', id: wholeId(page, id) }
    throw error
  }
}

/** Half an id leads nowhere: said as a way of asking that was given up, or as nothing there. */
const isNoNode = ({ facts }: Refusal): boolean => facts.kind === 'notFound' || facts.code === '12'
