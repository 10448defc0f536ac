import * as z from 'zod'
import type { CallContext, OpenPage } from '../adapter.ts'
import { idText } from '../calling/answer.ts'
import { ask } from './call.ts'
import { configOf } from './configuration.ts'

const ids = z.array(idText).optional().catch(undefined)

const status = z
  .object({
    status: z.string(),
    fail_reason: z.string().catch(''),
    // Really spelt so; and rightly, should they correct it.
    publicaly_available_post_id: ids,
    publicly_available_post_id: ids,
    uploaded_bytes: z.number().optional().catch(undefined),
  })
  .transform(({ status: name, fail_reason: failReason, uploaded_bytes: uploadedBytes, ...found }) => ({
    name,
    failReason,
    uploadedBytes,
    /** Told for public posts alone, and late. */
    postId: found.publicaly_available_post_id?.[0] ?? found.publicly_available_post_id?.[0] ?? null,
  }))
export type PostStatus = z.infer<typeof status>

/** How far TikTok is with a post it took in: it is checked and shown only later. */
export const readStatus = (context: CallContext, page: OpenPage, publishId: string): Promise<PostStatus> =>
  ask(context, {
    path: '/v2/post/publish/status/fetch/',
    token: page.tokens.access,
    json: { publish_id: publishId },
    data: status,
  })

/** A post's own id is a number; before it has one, it is known by what was begun. */
export const isPostId = (id: string): boolean => /^\d+$/.test(id)

/** Where a person sees the post; their profile while nobody knows which it is. */
export const urlOf = (
  context: CallContext,
  username: string | undefined,
  id: string | null,
  kind: 'video' | 'photo',
): string | null => {
  if (!username) return null
  const profile = `${configOf(context).web}/@${encodeURIComponent(username)}`
  return id && isPostId(id) ? `${profile}/${kind}/${id}` : profile
}
