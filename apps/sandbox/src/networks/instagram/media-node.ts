// A post or comment on Instagram as Graph gives it back.

import type { GraphNode } from '../meta/graph-fields.ts'
import type { GraphCall } from '../meta/graph-host.ts'
import { graphTime } from '../meta/graph-time.ts'
import { instagramNumber } from '../meta/meta-accounts.ts'
import { originOf } from '../network-office.ts'
import type { LivePost } from '../shared/posts.ts'
import { type MediaSandbox, mediaTypeOf, productOf } from './media-sandbox.ts'

export function mediaNode(call: GraphCall, sandbox: MediaSandbox, post: LivePost): GraphNode {
  const { instagram } = sandbox.meta
  const page = instagram.page(post.page ?? '')
  const figures = instagram.figures(post)
  const addressOf = (file: string) => `${originOf(call.request)}/networks/instagram/media/${file}`
  const first = post.media[0]
  const from = page && { id: instagramNumber(page), username: page.handle }
  if (post.kind === 'comment')
    return {
      type: 'IGComment',
      minimal: ['timestamp', 'text', 'id'],
      fields: {
        id: post.id,
        text: post.text,
        message: post.text,
        timestamp: graphTime(post.createdAtMs),
        username: page?.handle,
        from,
        like_count: 0,
        hidden: false,
        media: post.replyTo && { id: post.replyTo },
        parent_id: undefined,
      },
    }
  return {
    type: 'IGMedia',
    minimal: ['id'],
    fields: {
      id: post.id,
      ig_id: post.id,
      caption: post.text || undefined,
      media_type: mediaTypeOf(post),
      media_product_type: productOf(post),
      timestamp: graphTime(post.createdAtMs),
      permalink: instagram.addressOf(call.request, post),
      shortcode: post.details.shortcode,
      username: page?.handle,
      owner: from,
      media_url: first && addressOf(first.file),
      thumbnail_url:
        first?.kind === 'video' ? addressOf(String(post.details.cover ?? first.file)) : undefined,
      alt_text: first?.alt,
      children:
        post.media.length > 1
          ? {
              data: post.media.map((_, index) => ({
                id: `${post.id.slice(0, -2)}${String(index).padStart(2, '0')}`,
              })),
            }
          : undefined,
      is_comment_enabled: post.details.commentEnabled !== false,
      is_shared_to_feed: post.kind === 'reel' ? post.details.shareToFeed : undefined,
      like_count: figures.likes,
      comments_count: instagram.readable(({ replyTo }) => replyTo === post.id).length + figures.comments,
      boost_eligibility_info: { eligible_to_boost: post.kind !== 'story' },
      boost_ads_list: undefined,
    },
  }
}
