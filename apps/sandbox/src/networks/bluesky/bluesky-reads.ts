// The AppView: posts, profiles and feeds as readers see them. app.bsky.feed.*, app.bsky.actor.*
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type NetworkOffice, originOf } from '../network-office.ts'
import { queryOf } from '../shared/bodies.ts'
import { nameOf, type Person } from '../shared/people.ts'
import type { LivePost } from '../shared/posts.ts'
import { accountNamed, fitting, handleOf, invalid } from './bluesky-manner.ts'
import { didOf } from './identifiers.ts'
import type { Xrpc } from './xrpc.ts'

export function readCalls(office: NetworkOffice, xrpc: Xrpc): void {
  const basic = (request: FastifyRequest, person: Person) => ({
    did: didOf(person.id),
    handle: handleOf(person),
    displayName: nameOf(person),
    avatar: office.avatarAddress(request, person.id),
    labels: [],
    createdAt: '2024-02-06T09:00:00.000Z',
  })
  const profile = (request: FastifyRequest, person: Person) => ({
    ...basic(request, person),
    description: person.headline,
    followersCount: office.followers(person.id),
    followsCount: 61,
    postsCount: office.readable((post) => post.account === person.id).length,
    indexedAt: '2024-02-06T09:00:00.000Z',
  })
  const named = (actor: string) => {
    const person = accountNamed(office, actor)
    if (!person) throw invalid('Profile not found')
    return person
  }

  xrpc('GET', 'app.bsky.actor.getProfile', (request) => {
    const { actor } = fitting(z.object({ actor: z.string() }), queryOf(request), 'Params')
    return profile(request, named(actor))
  })

  xrpc('GET', 'app.bsky.feed.getPosts', (request) => {
    const { uris } = z
      .object({ uris: z.union([z.string(), z.array(z.string())]).default([]) })
      .parse(request.query)
    const wanted = [uris].flat()
    if (wanted.length === 0) throw invalid('Error: Params must have the property "uris"')
    if (wanted.length > 25) throw invalid('Error: uris must not have more than 25 elements')
    // What was deleted, or never was, is simply not there.
    return {
      posts: office.readable(({ remoteId }) => wanted.includes(remoteId)).map((post) => view(request, post)),
    }
  })

  xrpc('GET', 'app.bsky.feed.getAuthorFeed', (request) => {
    const filters = [
      'posts_with_replies',
      'posts_no_replies',
      'posts_with_media',
      'posts_and_author_threads',
      'posts_with_video',
    ]
    const schema = z.object({
      actor: z.string(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().optional(),
      filter: z.enum(filters).default('posts_with_replies'),
    })
    const { actor, limit, cursor, filter } = fitting(schema, queryOf(request), 'Params')
    const { id } = named(actor)
    const all = office
      .readable((post) => post.account === id && (filter !== 'posts_no_replies' || !post.replyTo))
      .filter(({ media }) => filter !== 'posts_with_media' || media.length > 0)
      .reverse()
    const from = Number(cursor ?? 0)
    const more = all.length > from + limit
    return {
      feed: all.slice(from, from + limit).map((post) => ({ post: view(request, post) })),
      ...(more && { cursor: String(from + limit) }),
    }
  })

  function view(request: FastifyRequest, post: LivePost) {
    const person = office.account(post.account)
    const { likes, shares, comments, saves } = office.figures(post)
    const answers = office.readable(({ replyTo }) => replyTo === post.id).length
    const embed = embedView(request, post)
    return {
      uri: post.remoteId,
      cid: post.details.cid,
      author: person && basic(request, person),
      record: post.details.record,
      ...(embed && { embed }),
      replyCount: comments + answers,
      repostCount: shares,
      likeCount: likes,
      quoteCount: Math.floor(shares / 4),
      bookmarkCount: saves,
      indexedAt: new Date(post.createdAtMs).toISOString(),
      labels: [],
    }
  }

  function embedView(request: FastifyRequest, { media, link }: LivePost) {
    const address = (file: string) => `${originOf(request)}/networks/bluesky/media/${file}`
    const [first] = media
    if (first?.kind === 'video')
      return {
        $type: 'app.bsky.embed.video#view',
        cid: first.file,
        playlist: address(first.file),
        alt: first.alt,
      }
    if (first) {
      const images = media.map(({ file, alt = '' }) => ({
        thumb: address(file),
        fullsize: address(file),
        alt,
      }))
      return { $type: 'app.bsky.embed.images#view', images }
    }
    if (!link) return undefined
    const { url: uri, title, description, file } = link
    const thumb = file ? { thumb: address(file) } : {}
    return { $type: 'app.bsky.embed.external#view', external: { uri, title, description, ...thumb } }
  }
}
