import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { NetworkOffice } from '../network-office.ts'
import { jsonOf, paramsOf, queryOf } from '../shared/bodies.ts'
import { digitsOf } from '../shared/ids.ts'
import type { LivePost } from '../shared/posts.ts'
import type { Assets } from './linkedin-assets.ts'
import { detailsOf, linkOf, mostCharacters, preparePost } from './linkedin-create-post.ts'
import { type Caller, listOf, may, paged, pageOfUrn, restCaller, roleIn } from './linkedin-manner.ts'
import { badField, badParam, denied, notFound, refused } from './linkedin-refusals.ts'
import { checkOwner, fits } from './linkedin-uploads.ts'
import { readLittleText } from './little-text.ts'

const rest = '/networks/linkedin/api/rest'
const patch = z.strictObject({
  patch: z.strictObject({
    $set: z.strictObject({
      commentary: z.string().optional(),
      contentCallToActionLabel: z.string().optional(),
      contentLandingPage: z.string().optional(),
      lifecycleState: z.string().optional(),
      adContext: z.unknown().optional(),
    }),
  }),
})

/** By any of its URNs. */
export const postOfUrn = (office: NetworkOffice, urn: string): LivePost | undefined =>
  /^urn:li:(share|ugcPost|activity|comment):/.test(urn)
    ? office.postById(urn.split(':').at(-1)?.replace(')', '') ?? '')
    : undefined

export function linkedinPostRoutes(app: FastifyInstance, office: NetworkOffice, assets: Assets): void {
  app.post(`${rest}/posts`, office.call('create-post', { publishes: true }), (request, reply) => {
    const caller = restCaller(office, request)
    const { input, text, kind, media } = preparePost(office, assets, request, caller)
    const id = office.ids.snowflake('post')
    // Which of the two kinds it becomes cannot be foretold, but for films.
    const asUgc = kind === 'video' || Number(digitsOf(id, 3)) % 3 === 0
    const urn = `urn:li:${asUgc ? 'ugcPost' : 'share'}:${id}`
    const page = pageOfUrn(office, input.author)
    const link = linkOf(office, assets, input)
    const { content } = input
    office.publish(request, {
      id,
      remoteId: urn,
      account: caller.person.id,
      ...(page && { page: page.id }),
      kind: 'post',
      text: text.shown,
      media,
      ...(link && { link }),
      ...(content?.poll && {
        poll: { question: content.poll.question, options: content.poll.options.map((option) => option.text) },
      }),
      ...(input.visibility !== 'PUBLIC' && { audience: input.visibility }),
      details: {
        author: input.author,
        commentary: text.kept,
        visibility: input.visibility,
        distribution: input.distribution,
        ...(content && { content }),
        kind,
        isReshareDisabledByAuthor: input.isReshareDisabledByAuthor ?? false,
      },
    })
    return reply
      .code(201)
      .headers({ 'x-restli-id': urn, location: `/posts/${encodeURIComponent(urn)}` })
      .send()
  })

  /** Pages' posts with a role, members' with a scope nobody is given. */
  function checkReader(caller: Caller, author: string): void {
    const page = pageOfUrn(office, author)
    const allowed = page
      ? may(caller, 'r_organization_social') && roleIn(caller, page) !== undefined
      : may(caller, 'r_member_social') && author === caller.urn
    if (!allowed) throw denied('posts.GET')
  }
  const readable = (caller: Caller, urn: string) => {
    const post = postOfUrn(office, urn)
    if (!post || post.remoteId !== urn || !office.readable(({ id }) => id === post.id).length)
      throw notFound(urn)
    checkReader(caller, detailsOf(post).author)
    return post
  }
  app.get(`${rest}/posts/:urn`, office.call('read-post'), (request) => {
    const caller = restCaller(office, request)
    return present(readable(caller, paramsOf(request).urn ?? ''))
  })
  app.get(`${rest}/posts`, office.call('find-posts'), (request) => {
    const caller = restCaller(office, request)
    const query = queryOf(request)
    const ids = listOf(query.ids)
    if (ids) {
      const found = ids.map((urn) => [urn, present(readable(caller, urn))] as const)
      return { results: Object.fromEntries(found), statuses: {}, errors: {} }
    }
    if (query.q !== 'author' || !query.author) throw badParam('q')
    checkReader(caller, query.author)
    const latest = (post: LivePost) =>
      query.sortBy === 'CREATED' ? post.createdAtMs : (post.editedAtMs ?? post.createdAtMs)
    const all = office
      .readable((post) => post.kind === 'post' && detailsOf(post).author === query.author)
      .reverse()
      .sort((a, b) => latest(b) - latest(a))
    return paged(all.map(present), query)
  })

  app.post(`${rest}/posts/:urn`, office.call('edit-post'), (request, reply) => {
    const caller = restCaller(office, request)
    if (request.headers['x-restli-method'] !== 'PARTIAL_UPDATE')
      throw refused(400, 'X-RestLi-Method must be PARTIAL_UPDATE')
    const urn = paramsOf(request).urn ?? ''
    const post = postOfUrn(office, urn)
    if (!post || post.deletedAtMs) throw notFound(urn)
    checkOwner(office, caller, detailsOf(post).author, 'posts.PARTIAL_UPDATE')
    const { commentary } = fits(patch, jsonOf(request)).patch.$set
    if (commentary !== undefined) {
      if (commentary.length > mostCharacters * 2)
        throw badField('INVALID_VALUE_FOR_FIELD', '/commentary', 'too long')
      const { shown, kept } = readLittleText(commentary)
      const details = { ...post.details, commentary: kept }
      office.change(request, { ...post, text: shown, details, editedAtMs: office.now() })
    }
    return reply.code(204).send()
  })
  app.delete(`${rest}/posts/:urn`, office.call('delete-post'), (request, reply) => {
    const caller = restCaller(office, request)
    const post = postOfUrn(office, paramsOf(request).urn ?? '')
    if (post) checkOwner(office, caller, detailsOf(post).author, 'posts.DELETE')
    if (post && !post.deletedAtMs) office.remove(request, post)
    return reply.code(204).send()
  })

  for (const end of ['', '/'])
    app.get(`/networks/linkedin/www/feed/update/:urn${end}`, (request, reply) => {
      const post = postOfUrn(office, paramsOf(request).urn ?? '')
      return post ? reply.redirect(office.addressOf(request, post)) : reply.code(404).send()
    })
}

function present(post: LivePost) {
  const { author, commentary, visibility, distribution, content, isReshareDisabledByAuthor } = detailsOf(post)
  return {
    id: post.remoteId,
    author,
    commentary,
    visibility,
    distribution,
    ...(content !== undefined && { content }),
    createdAt: post.createdAtMs,
    publishedAt: post.createdAtMs,
    lastModifiedAt: post.editedAtMs ?? post.createdAtMs,
    lifecycleState: 'PUBLISHED',
    lifecycleStateInfo: { isEditedByAuthor: post.editedAtMs !== undefined },
    isReshareDisabledByAuthor,
  }
}
