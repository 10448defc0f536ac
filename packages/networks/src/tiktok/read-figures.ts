import * as z from 'zod'
import type { CallContext, Figures, OpenPage } from '../adapter.ts'
import { idText } from '../calling/answer.ts'
import { Refusal } from '../refusal.ts'
import { ask } from './call.ts'
import { readUser } from './connect.ts'
import { isPostId, readStatus } from './read-status.ts'

const count = z.number().optional().catch(undefined)
const video = z.object({
  id: idText,
  share_url: z.string().optional().catch(undefined),
  like_count: count,
  comment_count: count,
  share_count: count,
  view_count: count,
})

const fields = ['id', 'share_url', 'like_count', 'comment_count', 'share_count', 'view_count']

/** Null where it is not there, or not to be seen. */
export const readVideo = async (context: CallContext, page: OpenPage, id: string) => {
  const { videos } = await ask(context, {
    path: '/v2/video/query/',
    token: page.tokens.access,
    fields,
    json: { filters: { video_ids: [id] } },
    data: z.object({ videos: z.array(video).default([]) }),
  })
  return videos.find((one) => one.id === id) ?? null
}

export const postFigures = async (context: CallContext, page: OpenPage, id: string): Promise<Figures> => {
  const postId = isPostId(id) ? id : (await readStatus(context, page, id)).postId
  const raw = postId && (await readVideo(context, page, postId))
  if (!raw) throw new Refusal({ kind: 'notFound', code: 'notListed', message: 'The post is not to be seen' })
  const { like_count: likes, comment_count: comments, share_count: shares, view_count: views } = raw
  return {
    ...(likes === undefined ? {} : { likes }),
    ...(comments === undefined ? {} : { comments }),
    ...(shares === undefined ? {} : { shares }),
    ...(views === undefined ? {} : { views }),
    raw,
  }
}

export const accountFigures = async (context: CallContext, page: OpenPage): Promise<Figures> => {
  const {
    follower_count: followers,
    likes_count: likes,
    video_count: videos,
  } = await readUser(context, page.tokens)
  return { ...(followers === undefined ? {} : { followers }), raw: { followers, likes, videos } }
}
