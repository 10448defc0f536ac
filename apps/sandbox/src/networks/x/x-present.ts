// Posts, users and media as X answers them: the least by default, the rest when it is asked for.
import type { FastifyRequest } from 'fastify'
import type { NetworkOffice } from '../network-office.ts'
import { queryOf } from '../shared/bodies.ts'
import { nameOf, type Person } from '../shared/people.ts'
import type { LivePost } from '../shared/posts.ts'
import { detailsOf } from './x-create-post.ts'
import { settingsOf, userIdOf } from './x-manner.ts'
import { invalidRequest, notAllowed } from './x-problems.ts'

const tweetFields =
  'article attachments author_id card_uri community_id context_annotations conversation_id created_at display_text_range edit_controls edit_history_tweet_ids edit_history_post_ids entities geo id in_reply_to_user_id lang media_metadata non_public_metrics note_tweet organic_metrics possibly_sensitive promoted_metrics public_metrics referenced_tweets referenced_posts reply_settings scopes source suggested_source_links text withheld'.split(
    ' ',
  )
const userFields =
  'affiliation confirmed_email connection_status created_at description entities id is_identity_verified location most_recent_tweet_id name parody pinned_tweet_id profile_banner_url profile_image_url protected public_metrics receives_your_dm subscription subscription_type url username verified verified_followers_count verified_type withheld'.split(
    ' ',
  )
const mediaFields =
  'alt_text duration_ms height media_key non_public_metrics organic_metrics preview_image_url promoted_metrics public_metrics type url variants width'.split(
    ' ',
  )
const expansionNames =
  'attachments.media_keys author_id referenced_tweets.id referenced_posts.id in_reply_to_user_id edit_history_tweet_ids edit_history_post_ids attachments.poll_ids attachments.media_source_tweet geo.place_id entities.mentions.username referenced_tweets.id.author_id'.split(
    ' ',
  )
const privateFields = ['non_public_metrics', 'organic_metrics', 'promoted_metrics']
const thirtyDaysMs = 30 * 86_400_000

export interface Wanted {
  tweet: Set<string>
  user: Set<string>
  media: Set<string>
  expansions: Set<string>
}

export function wantedOf(office: NetworkOffice, request: FastifyRequest): Wanted {
  const query = queryOf(request)
  const list = (name: string, known: readonly string[]) => {
    const values = (query[name] ?? '').split(',').filter(Boolean)
    const wrong = values.find((value) => !known.includes(value))
    if (wrong !== undefined)
      throw invalidRequest(
        `The \`${name}\` query parameter value [${wrong}] is not one of [${known.join(',')}]`,
        { [name]: values },
      )
    return values
  }
  return {
    tweet: new Set([
      ...(settingsOf(office).dropsTweetFields ? [] : list('tweet.fields', tweetFields)),
      ...list('post.fields', tweetFields),
    ]),
    user: new Set(list('user.fields', userFields)),
    media: new Set(list('media.fields', mediaFields)),
    expansions: new Set(list('expansions', expansionNames)),
  }
}

export function presentUser(
  office: NetworkOffice,
  request: FastifyRequest,
  person: Person,
  wanted: Wanted,
  self: boolean,
) {
  const { user } = wanted
  const posts = office.readable((post) => post.account === person.id).length
  const counted = settingsOf(office).naming === 'post' ? 'post_count' : 'tweet_count'
  const all: Record<string, unknown> = {
    profile_image_url: office.avatarAddress(request, person.id),
    description: person.headline,
    protected: person.private,
    verified: person.premium,
    verified_type: person.premium ? 'blue' : 'none',
    created_at: '2019-03-04T08:00:00.000Z',
    public_metrics: {
      followers_count: office.followers(person.id),
      following_count: 84,
      [counted]: posts,
      listed_count: 0,
      like_count: 31,
    },
    ...(self && { subscription_type: person.premium ? 'Premium' : 'None' }),
  }
  return {
    id: userIdOf(person.id),
    name: nameOf(person),
    username: person.handle,
    ...Object.fromEntries(Object.entries(all).filter(([name]) => user.has(name))),
  }
}

/** The post, or why the whole of it is kept back. */
export function presentPost(office: NetworkOffice, post: LivePost, caller: Person, wanted: Wanted) {
  const secret = privateFields.find((field) => wanted.tweet.has(field))
  const age = office.now() - post.createdAtMs
  if (secret !== undefined && (post.account !== caller.id || age > thirtyDaysMs))
    return { error: notAllowed(post.id, secret) }
  const details = detailsOf(post)
  const figures = office.figures(post)
  const naming = settingsOf(office).naming
  const [reposts, referenced, history] =
    naming === 'post'
      ? ['repost_count', 'referenced_posts', 'edit_history_post_ids']
      : ['retweet_count', 'referenced_tweets', 'edit_history_tweet_ids']
  const inner = {
    impression_count: figures.impressions,
    url_link_clicks: figures.clicks,
    user_profile_clicks: Math.floor(figures.clicks / 3),
  }
  const all: Record<string, unknown> = {
    author_id: userIdOf(post.account),
    created_at: new Date(post.createdAtMs).toISOString(),
    conversation_id: details.conversation,
    lang: 'fr',
    possibly_sensitive: false,
    reply_settings: post.audience ?? 'everyone',
    edit_controls: { edits_remaining: 6 - details.history.length, is_edit_eligible: !post.replyTo },
    entities: details.urls.length > 0 ? { urls: details.urls } : undefined,
    attachments: details.mediaKeys.length > 0 ? { media_keys: details.mediaKeys } : undefined,
    [referenced]: post.replyTo ? [{ type: 'replied_to', id: post.replyTo }] : undefined,
    in_reply_to_user_id: post.replyTo ? userIdOf(office.postById(post.replyTo)?.account ?? '') : undefined,
    public_metrics: {
      [reposts]: figures.shares,
      reply_count: figures.comments,
      like_count: figures.likes,
      quote_count: Math.floor(figures.shares / 4),
      bookmark_count: figures.saves,
      impression_count: figures.impressions,
    },
    non_public_metrics: {
      ...inner,
      engagements: figures.likes + figures.comments + figures.shares + figures.clicks,
    },
    organic_metrics: {
      ...inner,
      like_count: figures.likes,
      reply_count: figures.comments,
      [reposts]: figures.shares,
    },
  }
  const asked = (name: string) =>
    wanted.tweet.has(name) || (name === 'referenced_posts' && wanted.tweet.has('referenced_tweets'))
  return {
    data: {
      id: post.id,
      text: details.shownText,
      [history]: details.history,
      ...Object.fromEntries(
        Object.entries(all).filter(([name, value]) => value !== undefined && asked(name)),
      ),
    },
  }
}

export function includesOf(
  office: NetworkOffice,
  request: FastifyRequest,
  posts: readonly LivePost[],
  caller: Person,
  wanted: Wanted,
) {
  const media = wanted.expansions.has('attachments.media_keys')
    ? posts.flatMap((post) => mediaOf(office, request, post, wanted))
    : []
  const authors = wanted.expansions.has('author_id') ? [...new Set(posts.map(({ account }) => account))] : []
  const users = authors.flatMap((id) => {
    const person = office.account(id)
    return person ? [presentUser(office, request, person, wanted, id === caller.id)] : []
  })
  if (media.length === 0 && users.length === 0) return {}
  return { includes: { ...(media.length > 0 && { media }), ...(users.length > 0 && { users }) } }
}

function mediaOf(office: NetworkOffice, request: FastifyRequest, post: LivePost, wanted: Wanted) {
  const views = office.figures(post).videoViews
  return post.media.map((item, index) => {
    const file = office.media.get(item.file)
    const isVideo = item.kind === 'video'
    const all: Record<string, unknown> = {
      alt_text: item.alt,
      width: file?.widthPx,
      height: file?.heightPx,
      url: isVideo ? undefined : `${request.protocol}://${request.host}/networks/x/media/${item.file}`,
      duration_ms: isVideo ? (file?.durationMs ?? 0) : undefined,
      public_metrics: isVideo ? { view_count: views } : undefined,
      non_public_metrics: isVideo
        ? Object.fromEntries(
            [0, 25, 50, 75, 100].map((part) => [
              `playback_${part}_count`,
              Math.floor(views * (1 - part / 130)),
            ]),
          )
        : undefined,
    }
    return {
      media_key: detailsOf(post).mediaKeys[index],
      type: isVideo ? 'video' : file?.mime === 'image/gif' ? 'animated_gif' : 'photo',
      ...Object.fromEntries(
        Object.entries(all).filter(([name, value]) => value !== undefined && wanted.media.has(name)),
      ),
    }
  })
}
