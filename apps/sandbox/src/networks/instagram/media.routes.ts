// What stands on an Instagram account: the account, its media and stories, comments, deletion.

import { asInstagram, callerOf } from '../meta/access.ts'
import { GraphRefusal, invalidParameter, unknownObject } from '../meta/graph-error.ts'
import { type GraphNode, selectFields } from '../meta/graph-fields.ts'
import type { GraphCall, GraphHost } from '../meta/graph-host.ts'
import { pageOf } from '../meta/graph-page.ts'
import { instagramNumber, instagramScoped, pageWithInstagram } from '../meta/meta-accounts.ts'
import type { DemoPage } from '../shared/people.ts'
import type { LivePost } from '../shared/posts.ts'
import { statusText } from './container.ts'
import { mediaNode } from './media-node.ts'
import type { Container, MediaSandbox } from './media-sandbox.ts'

/** Accounts, containers, media and comments: seventeen digits that begin with 17 or 18. */
export const objectPath = '/:id(^1[78]\\d{15}$)'
/** An account; on the host of its own login also `me`. */
export const accountPath = ({ login }: GraphHost): string =>
  login === 'instagram' ? '/:id(^(?:me|1[78]\\d{15})$)' : objectPath

export function mediaRoutes(host: GraphHost, sandbox: MediaSandbox): void {
  const { instagram } = host.meta
  host.on('GET', objectPath, { name: 'read-object', office: instagram }, (call) =>
    selectFields(nodeOf(call), call.inputs),
  )
  if (host.login === 'instagram')
    host.on('GET', '/me', { name: 'read-me', office: instagram }, (call) => {
      const { page } = asInstagram({ ...call, id: 'me' }, 'read')
      return selectFields(accountNode(call, page), call.inputs)
    })
  for (const edge of ['media', 'stories'] as const)
    host.on('GET', `${accountPath(host)}/${edge}`, { name: `list-${edge}`, office: instagram }, (call) => {
      // The Page's own edge of this name is Facebook's; only an Instagram account is meant here.
      const { page } = asInstagram(call, 'read')
      const [since, until] = [call.params.instant('since'), call.params.instant('until')]
      const found = sandbox
        .readable(page, edge)
        .filter(
          ({ createdAtMs: at }) =>
            (since === undefined || at >= since) && (until === undefined || at <= until),
        )
      const rows = found.map((post) =>
        selectFields({ ...mediaNode(call, sandbox, post), minimal: ['id'] }, call.inputs),
      )
      return pageOf(rows, call.params, call.address)
    })

  host.on(
    'POST',
    `${objectPath}/comments`,
    { name: 'create-comment', office: instagram, publishes: true },
    (call) => {
      const post = mediaOf(call)
      if (post.kind === 'story')
        throw new GraphRefusal({ code: 200, message: '(#200) Does not support Comments' })
      return comment(call, post)
    },
  )
  host.on(
    'POST',
    `${objectPath}/replies`,
    { name: 'create-reply', office: instagram, publishes: true },
    (call) => {
      const parent = mediaOf(call)
      const message = call.params.text('message') ?? ''
      const tags = message.match(/#[\p{L}\p{N}_]+/gu) ?? []
      const links = message.match(/https?:\/\//g) ?? []
      if ([...message].length > 300 || tags.length > 4 || links.length > 1)
        throw invalidParameter('A reply takes 300 characters, four hashtags and one link')
      return comment(call, parent)
    },
  )
  host.on('GET', `${objectPath}/comments`, { name: 'list-comments', office: instagram }, (call) => {
    const post = mediaOf(call, 'read')
    const found = instagram.readable(({ replyTo }) => replyTo === post.id).reverse()
    return pageOf(
      found.map((one) => selectFields(mediaNode(call, sandbox, one), call.inputs)),
      call.params,
      call.address,
    )
  })
  host.on('POST', objectPath, { name: 'change-media', office: instagram }, (call) => {
    const post = mediaOf(call)
    // Whatever else one would like to change of a post cannot be changed.
    if (!call.params.has('comment_enabled'))
      throw invalidParameter('The parameter comment_enabled is required')
    const commentEnabled = call.params.flag('comment_enabled', true)
    instagram.change(call.request, { ...post, details: { ...post.details, commentEnabled } })
    return { success: true }
  })
  host.on('DELETE', objectPath, { name: 'delete-media', office: instagram }, (call) => {
    if (host.login === 'instagram') throw unknownObject('DELETE', call.id)
    const post = mediaOf(call, 'remove')
    instagram.remove(call.request, post)
    return { success: true }
  })

  function comment(call: GraphCall, parent: LivePost) {
    const { caller, page } = asInstagram(call, 'comment', instagramNumber(homeOf(parent)) ?? '')
    const message = call.params.needText('message')
    if (parent.details.commentEnabled === false)
      throw new GraphRefusal({ code: 200, message: '(#200) Comments are turned off for this media' })
    const id = sandbox.newId('comment')
    instagram.publish(call.request, {
      id,
      remoteId: id,
      account: caller.person.id,
      page: page.id,
      kind: 'comment',
      text: message,
      media: [],
      replyTo: parent.id,
      details: { client: caller.grant.client },
    })
    return { id }
  }

  const homeOf = (post: LivePost): DemoPage => {
    const page = instagram.page(post.page ?? '')
    if (!page) throw unknownObject('GET', post.id)
    return page
  }

  /** A live post or comment that this token may see; what is gone is not there. */
  function mediaOf(call: GraphCall, what: 'read' | 'remove' | 'comment' = 'comment'): LivePost {
    const post = instagram.readable(({ id }) => id === call.id)[0]
    if (!post) throw unknownObject(call.request.method, call.id)
    asInstagram(call, what, instagramNumber(homeOf(post)) ?? '')
    return post
  }

  function nodeOf(call: GraphCall): GraphNode {
    const account = pageWithInstagram(instagram, call.id)
    if (account) return accountNode(call, asInstagram(call, 'read').page)
    const container = sandbox.containers.get(call.id)
    return container ? containerNode(call, container) : mediaNode(call, sandbox, mediaOf(call, 'read'))
  }

  function accountNode(call: GraphCall, page: DemoPage): GraphNode {
    const number = instagramNumber(page)
    const isOwn = callerOf(call).login === 'instagram'
    return {
      type: 'IGUser',
      minimal: ['id'],
      fields: {
        id: isOwn ? instagramScoped(page) : number,
        user_id: isOwn ? number : undefined,
        username: page.handle,
        name: page.name,
        biography: page.about,
        website: undefined,
        account_type: isOwn ? 'BUSINESS' : undefined,
        profile_picture_url: instagram.avatarAddress(call.request, page.id),
        followers_count: instagram.followers(page.id),
        follows_count: 214,
        media_count: sandbox.readable(page, 'media').length,
      },
    }
  }

  function containerNode(call: GraphCall, container: Container): GraphNode {
    const page = instagram.page(container.page)
    asInstagram(call, 'read', (page && instagramNumber(page)) ?? '')
    const asks = call.inputs.some(({ name }) => name === 'status_code' || name === 'status')
    const now = asks ? sandbox.containers.put({ ...container, polls: container.polls + 1 }) : container
    const status = sandbox.statusOf(now)
    const child = now.children.flatMap((id) => sandbox.containers.get(id)?.failure ?? [])[0]
    return {
      type: 'IGMediaBuilder',
      minimal: ['id'],
      fields: {
        id: now.id,
        status_code: status,
        status: statusText(status, now.failure ?? child),
      },
    }
  }
}
