// What X refuses of a new post, in its order. https://docs.x.com/x-api/posts/create-post
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { NetworkOffice } from '../network-office.ts'
import { contentTypeOf, jsonOf } from '../shared/bodies.ts'
import { lettersOf } from '../shared/ids.ts'
import type { Person } from '../shared/people.ts'
import type { LivePost } from '../shared/posts.ts'
import { findUrls, hasForbidden, weightedLength } from './weighted-length.ts'
import { settingsOf } from './x-manner.ts'
import { checked } from './x-media.ts'
import { forbidden, invalidRequest } from './x-problems.ts'
import { kindOf, type XMedia, type XUploads } from './x-uploads.ts'

const id = z.string().regex(/^[0-9]{1,19}$/)
const body = z.strictObject({
  text: z.string().optional(),
  media: z
    .strictObject({ media_ids: z.array(id).min(1).max(4), tagged_user_ids: z.array(id).max(10).optional() })
    .optional(),
  reply: z
    .strictObject({
      in_reply_to_tweet_id: id,
      exclude_reply_user_ids: z.array(id).optional(),
      auto_populate_reply_metadata: z.boolean().optional(),
    })
    .optional(),
  quote_tweet_id: id.optional(),
  poll: z
    .strictObject({
      options: z.array(z.string().min(1).max(25)).min(2).max(4),
      duration_minutes: z.number().int().min(5).max(10_080),
      reply_settings: z.enum(['following', 'mentionedUsers', 'subscribers', 'verified']).optional(),
    })
    .optional(),
  reply_settings: z.enum(['following', 'mentionedUsers', 'subscribers', 'verified']).optional(),
  made_with_ai: z.boolean().optional(),
  paid_partnership: z.boolean().optional(),
  edit_options: z.strictObject({ previous_post_id: id }).optional(),
  community_id: id.optional(),
  share_with_followers: z.boolean().optional(),
  for_super_followers_only: z.boolean().optional(),
  nullcast: z.boolean().optional(),
  geo: z.strictObject({ place_id: z.string().optional() }).optional(),
  card_uri: z.string().optional(),
  direct_message_deep_link: z.string().optional(),
})
export type XPostInput = z.infer<typeof body>

/** What X keeps of a post beside what every network has. */
export interface XDetails extends Record<string, unknown> {
  mediaIds: string[]
  mediaKeys: string[]
  /** As it is given back: escaped, addresses shortened. */
  shownText: string
  urls: {
    start: number
    end: number
    url: string
    expanded_url: string
    display_url: string
    media_key?: string
  }[]
  conversation: string
  history: string[]
}
export const detailsOf = (post: LivePost): XDetails => post.details as XDetails

export interface PreparedPost {
  text: string
  input: XPostInput
  media: XMedia[]
  parent?: LivePost
  previous?: LivePost
}

const replyRefused =
  'Reply to this conversation is not allowed because you have not been mentioned or otherwise engaged by the author of the post you are replying to.'

export function preparePost(
  office: NetworkOffice,
  uploads: XUploads,
  request: FastifyRequest,
  person: Person,
): PreparedPost {
  const settings = settingsOf(office)
  if (contentTypeOf(request) !== 'application/json')
    throw invalidRequest('Content-Type must be application/json')
  const input = checked(body, jsonOf(request))
  const text = (input.text ?? '').normalize('NFC')
  if (text.trim() === '' && !input.media) throw invalidRequest('text or media is required', { text: [] })
  if (input.quote_tweet_id !== undefined)
    throw forbidden('Your account is not permitted to access this feature.')
  if (input.poll && input.media) throw invalidRequest('A poll stands without media.', { poll: [] })
  const media = (input.media?.media_ids ?? []).map((mediaId) => usable(uploads, person, mediaId))
  checkMix(media)
  const { longestVideoMs } = settings
  if (
    !person.premium &&
    media.some(({ file }) => (office.media.get(file ?? '')?.durationMs ?? 0) > longestVideoMs)
  )
    throw forbidden('This user is not allowed to post a video longer than 2 minutes')

  const parent = input.reply && parentOf(office, person, input.reply.in_reply_to_tweet_id)
  // The names a reply begins with by itself are not counted.
  const counted = parent ? text.replace(/^(@\w+\s+)+/, '') : text
  if (hasForbidden(text)) throw invalidRequest('text has characters that are not allowed', { text: [] })
  if (weightedLength(counted) > (person.premium ? 25_000 : 280)) {
    const tooLong =
      'Your Tweet text is too long. For more information on how Twitter determines text length see https://github.com/twitter/twitter-text.'
    throw settings.tooLongStatus === 400 ? invalidRequest(tooLong, { text: [] }) : forbidden(tooLong)
  }
  if ((text.match(/(?<![\p{L}\p{N}$])\$[A-Za-z]{1,6}\b/gu) ?? []).length > 1)
    throw forbidden('A post may have a maximum of one cashtag.')
  const previous = input.edit_options && editable(office, person, input.edit_options.previous_post_id)
  if (!previous && isRepeated(office, person, text, input)) throw office.manner.refusal.duplicate(request)
  return { text, input, media, ...(parent && { parent }), ...(previous && { previous }) }
}

function usable(uploads: XUploads, person: Person, mediaId: string): XMedia {
  const media = uploads.of(person, mediaId)
  if (!uploads.isReady(media))
    throw invalidRequest('Your media IDs are invalid.', { 'media.media_ids': [mediaId] })
  return media
}

function checkMix(media: readonly XMedia[]): void {
  const kinds = media.map(({ category }) => kindOf(category))
  if (kinds.some((kind) => kind !== 'image') && media.length > 1)
    throw invalidRequest('A post has up to 4 photos, or one animated GIF, or one video.', {
      'media.media_ids': [],
    })
  if (media.some(({ category }) => category.startsWith('dm_') || category === 'subtitles'))
    throw invalidRequest('Your media IDs are invalid.', { 'media.media_ids': [] })
}

/** Since February 2026 one answers oneself, or somebody who named one. */
function parentOf(office: NetworkOffice, person: Person, remoteId: string): LivePost {
  const parent = office.postById(remoteId)
  if (!parent || parent.deletedAtMs)
    throw forbidden('You attempted to reply to a Tweet that is deleted or not visible to you.')
  const named = new RegExp(`@${person.handle}\\b`, 'i').test(parent.text)
  if (parent.account !== person.id && !named) throw forbidden(replyRefused)
  return parent
}

function editable(office: NetworkOffice, person: Person, remoteId: string): LivePost {
  const post = office.postById(remoteId)
  const history = post ? detailsOf(post).history : []
  const soon = post && office.now() - (office.postById(history[0] ?? post.id)?.createdAtMs ?? 0) < 3_600_000
  if (
    !post ||
    post.deletedAtMs ||
    post.account !== person.id ||
    !person.premium ||
    !soon ||
    history.length > 5
  )
    throw forbidden('You are not permitted to perform this action.')
  return post
}

/** Another answer to another post is no repetition; neither is a text whose first copy was deleted. */
function isRepeated(office: NetworkOffice, person: Person, text: string, input: XPostInput): boolean {
  const since = office.now() - settingsOf(office).duplicateHours * 3_600_000
  const ids = (input.media?.media_ids ?? []).join()
  return office
    .everything()
    .some(
      (post) =>
        post.account === person.id &&
        !post.deletedAtMs &&
        post.createdAtMs >= since &&
        post.text === text &&
        post.replyTo === input.reply?.in_reply_to_tweet_id &&
        detailsOf(post).mediaIds.join() === ids,
    )
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The text as X gives it back: every address a t.co one, media as one more at the end. */
export function shownText(text: string, postId: string, handle: string, media: readonly XMedia[]) {
  let [shown, at] = ['', 0]
  const urls: XDetails['urls'] = []
  const add = (expanded_url: string, display_url: string, media_key?: string) => {
    const url = `https://t.co/${lettersOf(`${postId}/${urls.length}`, 10)}`
    const start = [...shown].length
    shown += url
    urls.push({
      start,
      end: start + url.length,
      url,
      expanded_url,
      display_url,
      ...(media_key !== undefined && { media_key }),
    })
  }
  for (const { start, end, url } of findUrls(text)) {
    shown += escaped(text.slice(at, start))
    add(/^https?:/i.test(url) ? url : `http://${url}`, url.replace(/^https?:\/\//i, '').slice(0, 26))
    at = end
  }
  shown += escaped(text.slice(at))
  const [first] = media
  if (first) {
    if (shown !== '') shown += ' '
    const what = kindOf(first.category) === 'image' ? 'photo' : 'video'
    add(`https://x.com/${handle}/status/${postId}/${what}/1`, `pic.x.com/${lettersOf(postId, 10)}`, first.key)
  }
  return { shown, urls }
}
