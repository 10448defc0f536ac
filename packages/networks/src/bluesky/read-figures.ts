import * as z from 'zod'
import type { CallContext, Figures, OpenPage } from '../adapter.ts'
import { jsonOf } from '../calling/answer.ts'
import { Refusal } from '../refusal.ts'
import { xrpc } from './call.ts'
import { configOf } from './configuration.ts'
import { readProfile } from './connect.ts'

const post = z.object({
  uri: z.string(),
  likeCount: z.number().optional(),
  repostCount: z.number().optional(),
  replyCount: z.number().optional(),
  quoteCount: z.number().optional(),
  bookmarkCount: z.number().optional(),
})

/** What is counted of a post: the network knows of no views and no clicks. */
export const postFigures = async (context: CallContext, _page: OpenPage, id: string): Promise<Figures> => {
  const { posts } = await xrpc(context, {
    server: configOf(context).appView,
    method: 'app.bsky.feed.getPosts',
    query: { uris: [id] },
    read: jsonOf(z.object({ posts: z.array(post) })),
  })
  const seen = posts.find(({ uri }) => uri === id)
  if (!seen) throw new Refusal({ kind: 'notFound', code: 'notListed', message: 'The post is not to be seen' })
  const { likeCount, repostCount, replyCount, quoteCount, bookmarkCount } = seen
  const shares = repostCount === undefined ? quoteCount : repostCount + (quoteCount ?? 0)
  return {
    ...(likeCount === undefined ? {} : { likes: likeCount }),
    ...(replyCount === undefined ? {} : { comments: replyCount }),
    ...(shares === undefined ? {} : { shares }),
    ...(bookmarkCount === undefined ? {} : { saves: bookmarkCount }),
    raw: seen,
  }
}

export const accountFigures = async (context: CallContext, page: OpenPage): Promise<Figures> => {
  const raw = await readProfile(context, page.id)
  return { ...(raw.followersCount === undefined ? {} : { followers: raw.followersCount }), raw }
}
