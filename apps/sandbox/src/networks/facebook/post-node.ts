// A Page's post, photo, film, story or comment as Graph gives it back.

import type { FieldInput, GraphNode } from '../meta/graph-fields.ts'
import type { GraphCall } from '../meta/graph-host.ts'
import { dayMs, graphTime, seconds } from '../meta/graph-time.ts'
import { pageNumber } from '../meta/meta-accounts.ts'
import { originOf } from '../network-office.ts'
import type { LivePost } from '../shared/posts.ts'
import { type Film, filmStatus, filmTimes } from './films.ts'
import { halfOf, type PagePosts, type Photo, type PlannedPost } from './page-posts.ts'

export function postNode(call: GraphCall, posts: PagePosts, post: LivePost): GraphNode {
  if (post.kind === 'story') return storyNode(call, posts, post)
  const { facebook } = posts.meta
  const figures = facebook.figures(post)
  const page = facebook.page(post.page ?? '')
  const first = post.media[0]
  return {
    type: post.kind === 'comment' ? 'Comment' : 'Post',
    minimal:
      post.kind === 'comment' ? ['created_time', 'from', 'message', 'id'] : ['created_time', 'message', 'id'],
    fields: {
      id: post.remoteId,
      message: post.text || undefined,
      created_time: graphTime(post.createdAtMs),
      updated_time: graphTime(post.editedAtMs ?? post.createdAtMs),
      permalink_url: facebook.addressOf(call.request, post),
      from: page && { name: page.name, id: pageNumber(page) },
      is_published: true,
      is_hidden: post.details.hidden === true,
      scheduled_publish_time: undefined,
      status_type: post.details.status,
      full_picture: first && mediaAddress(call, first.file),
      promotable_id: post.id,
      is_eligible_for_promotion: post.kind === 'post' || post.kind === 'reel',
      allowed_advertising_objectives: [
        'OUTCOME_ENGAGEMENT',
        'OUTCOME_AWARENESS',
        ...(post.link ? ['OUTCOME_TRAFFIC'] : []),
      ],
      promotion_status: 'inactive',
      application: { name: 'Postelier', id: String(post.details.client ?? '') },
      shares: figures.shares > 0 ? { count: figures.shares } : undefined,
      reactions: (input: FieldInput) => summed(input, figures.likes),
      likes: (input: FieldInput) => summed(input, figures.likes),
      comments: (input: FieldInput) =>
        summed(input, facebook.readable(({ replyTo }) => replyTo === post.id).length + figures.comments),
      attachments: attachments(call, posts, post),
    },
  }
}

/** All that a story has: no link, no counters, no words. */
function storyNode(call: GraphCall, posts: PagePosts, post: LivePost): GraphNode {
  const { facebook } = posts.meta
  return {
    type: 'Stories',
    minimal: ['post_id', 'status', 'creation_time'],
    fields: {
      id: halfOf(post.id),
      ...storyFields(post, facebook.now(), facebook.addressOf(call.request, post)),
    },
  }
}

export const storyFields = (post: LivePost, now: number, url: string) => ({
  post_id: halfOf(post.id),
  status: post.createdAtMs > now - dayMs ? 'PUBLISHED' : 'ARCHIVED',
  creation_time: String(seconds(post.createdAtMs)),
  media_type: post.media[0]?.kind === 'video' ? 'video' : 'photo',
  media_id: String(post.details.photo ?? post.details.video),
  url,
})

const summed = ({ options }: FieldInput, total: number) => ({
  data: [],
  ...(options.summary === 'true' && { summary: { total_count: total, can_comment: true } }),
})

function attachments(call: GraphCall, posts: PagePosts, post: LivePost) {
  if (post.media.length === 0)
    return (
      post.link && {
        data: [{ type: 'share', url: post.link.url, title: post.link.title, unshimmed_url: post.link.url }],
      }
    )
  const photos = posts.photos.all().filter(({ usedIn }) => usedIn === post.id)
  const items = post.media.map((media, index) => ({
    type: media.kind === 'video' ? 'video' : 'photo',
    media: { image: { src: mediaAddress(call, media.file) } },
    target: { id: String(media.kind === 'video' ? post.details.video : photos[index]?.id) },
    url: posts.meta.facebook.addressOf(call.request, post),
  }))
  return { data: items.length === 1 ? items : [{ type: 'album', subattachments: { data: items } }] }
}

const mediaAddress = ({ request }: GraphCall, file: string): string =>
  `${originOf(request)}/networks/facebook/media/${file}`

export function plannedNode(plan: PlannedPost): GraphNode {
  return {
    type: 'Post',
    minimal: ['created_time', 'message', 'id'],
    fields: {
      id: plan.id,
      message: plan.text || undefined,
      created_time: graphTime(plan.createdAtMs),
      is_published: false,
      scheduled_publish_time: plan.dueAtMs === undefined ? undefined : seconds(plan.dueAtMs),
      permalink_url: undefined,
      status_type: undefined,
      promotable_id: undefined,
      is_eligible_for_promotion: false,
      allowed_advertising_objectives: [],
      application: { name: 'Postelier', id: plan.client },
    },
  }
}

export function photoNode(call: GraphCall, photo: Photo): GraphNode {
  return {
    type: 'Photo',
    minimal: ['created_time', 'id'],
    fields: {
      id: photo.id,
      created_time: graphTime(photo.createdAtMs),
      page_story_id: photo.usedIn,
      post_id: photo.usedIn,
      alt_text_custom: photo.alt,
      images: [{ source: mediaAddress(call, photo.file) }],
      link: photo.usedIn && `${originOf(call.request)}/networks/facebook/posts/${photo.usedIn}`,
    },
  }
}

export function filmNode(call: GraphCall, posts: PagePosts, film: Film, received: number): GraphNode {
  const { facebook } = posts.meta
  const post = film.postId ? facebook.postById(film.postId) : undefined
  const figures = post && facebook.figures(post)
  const showsPost = posts.meta.settings().tellsFilmPosts
  return {
    type: 'Video',
    minimal: ['updated_time', 'id'],
    fields: {
      id: film.id,
      description: film.description || undefined,
      title: film.title || undefined,
      name: film.title || undefined,
      ...filmTimes(film),
      published: film.postId !== undefined,
      post_id: film.postId && showsPost ? halfOf(film.postId) : undefined,
      likes: (input: FieldInput) => summed(input, figures?.likes ?? 0),
      comments: (input: FieldInput) =>
        summed(
          input,
          facebook.readable(({ replyTo }) => replyTo === post?.id).length + (figures?.comments ?? 0),
        ),
      permalink_url: post && facebook.addressOf(call.request, post),
      source: film.file && mediaAddress(call, film.file),
      length: film.file && (facebook.media.get(film.file)?.durationMs ?? 0) / 1000,
      status: filmStatus(film, received, facebook.now()),
    },
  }
}
