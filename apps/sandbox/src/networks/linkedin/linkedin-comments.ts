// Comments and what a post gathered: socialActions and socialMetadata.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { NetworkOffice } from '../network-office.ts'
import { jsonOf, paramsOf, queryOf } from '../shared/bodies.ts'
import type { LivePost } from '../shared/posts.ts'
import { detailsOf } from './linkedin-create-post.ts'
import { type Caller, may, paged, pageOfUrn, restCaller, settingsOf } from './linkedin-manner.ts'
import { postOfUrn } from './linkedin-posts.ts'
import { badField, denied, notFound, refused } from './linkedin-refusals.ts'
import { checkOwner, fits } from './linkedin-uploads.ts'

const rest = '/networks/linkedin/api/rest'
const body = z.strictObject({
  actor: z.string(),
  object: z.string(),
  message: z.strictObject({ text: z.string().min(1), attributes: z.array(z.unknown()).optional() }),
  parentComment: z.string().optional(),
})

export function linkedinCommentRoutes(app: FastifyInstance, office: NetworkOffice): void {
  const postAt = (urn: string): LivePost => {
    const post = postOfUrn(office, urn)
    if (!post || post.deletedAtMs) throw notFound(urn)
    return post
  }
  /** What others said and liked is read with scopes of its own: those of posts do not do. */
  const found = (caller: Caller, urn: string): LivePost => {
    const post = postAt(urn)
    const scope = pageOfUrn(office, detailsOf(post).author)
      ? ['r_organization_social_feed']
      : ['r_member_social_feed', 'r_member_social']
    if (!may(caller, ...scope)) throw denied('partnerApiSocialActions.GET')
    return post
  }
  const checkWriter = (caller: Caller, actor: string, action: 'CREATE' | 'DELETE') => {
    checkOwner(office, caller, actor, `socialActions.comments.${action}`)
    const scope = pageOfUrn(office, actor) ? 'w_organization_social_feed' : 'w_member_social_feed'
    if (!may(caller, scope)) throw denied(`partnerApiSocialActions.${action}`)
  }
  const commentsOf = ({ id }: LivePost) =>
    office.readable(({ kind, replyTo }) => kind === 'comment' && replyTo === id)
  const commentUrn = (comment: LivePost) =>
    `urn:li:comment:(urn:li:activity:${comment.replyTo},${comment.id})`
  const present = (comment: LivePost) => ({
    $URN: commentUrn(comment),
    id: comment.id,
    actor: comment.details.author,
    commentUrn: commentUrn(comment),
    created: { actor: comment.details.author, time: comment.createdAtMs },
    message: { text: comment.text, attributes: [] },
    object: `urn:li:activity:${comment.replyTo}`,
  })

  app.post(
    `${rest}/socialActions/:urn/comments`,
    office.call('create-comment', { publishes: true }),
    (request, reply) => {
      const caller = restCaller(office, request)
      const post = postAt(paramsOf(request).urn ?? '')
      const { actor, message } = fits(body, jsonOf(request))
      checkWriter(caller, actor, 'CREATE')
      if (office.now() - post.createdAtMs < settingsOf(office).commentLagMs)
        throw refused(404, 'Unable to obtain activity')
      if (message.text.length > 1250)
        throw badField('INVALID_VALUE_FOR_FIELD', '/message/text', 'A comment has at most 1250 characters')
      const id = office.ids.snowflake('post')
      const page = pageOfUrn(office, actor)
      const comment = office.publish(request, {
        id,
        remoteId: `urn:li:comment:(urn:li:activity:${post.id},${id})`,
        account: caller.person.id,
        ...(page && { page: page.id }),
        kind: 'comment',
        text: message.text,
        media: [],
        replyTo: post.id,
        details: { author: actor },
      })
      return reply.code(201).header('x-restli-id', id).send(present(comment))
    },
  )
  app.get(`${rest}/socialActions/:urn/comments`, office.call('list-comments'), (request) => {
    const caller = restCaller(office, request)
    return paged(commentsOf(found(caller, paramsOf(request).urn ?? '')).map(present), queryOf(request))
  })
  app.delete(
    `${rest}/socialActions/:urn/comments/:comment`,
    office.call('delete-comment'),
    (request, reply) => {
      const caller = restCaller(office, request)
      checkWriter(caller, queryOf(request).actor ?? '', 'DELETE')
      const comment = office.postById(paramsOf(request).comment ?? '')
      if (comment?.kind === 'comment' && !comment.deletedAtMs) office.remove(request, comment)
      return reply.code(204).send()
    },
  )

  app.get(`${rest}/socialActions/:urn`, office.call('social-actions'), (request) => {
    const post = found(restCaller(office, request), paramsOf(request).urn ?? '')
    const { likes, comments } = office.figures(post)
    const all = comments + commentsOf(post).length
    return {
      likesSummary: { totalLikes: likes, aggregatedTotalLikes: likes, likedByCurrentUser: false },
      commentsSummary: { totalFirstLevelComments: all, aggregatedTotalComments: all },
      target: post.remoteId,
    }
  })
  app.get(`${rest}/socialMetadata/:urn`, office.call('social-metadata'), (request) => {
    const post = found(restCaller(office, request), paramsOf(request).urn ?? '')
    const { likes, comments } = office.figures(post)
    return {
      reactionSummaries: { LIKE: { reactionType: 'LIKE', count: likes } },
      commentSummary: { count: comments + commentsOf(post).length, topLevelCount: comments },
      commentsState: 'OPEN',
      entity: post.remoteId,
    }
  })
}
