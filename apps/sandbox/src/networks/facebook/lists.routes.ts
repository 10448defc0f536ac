// What stands on a Page: published, planned, films, and the comments under a post.

import { asPage, callerOf, forPage } from '../meta/access.ts'
import { GraphRefusal, invalidParameter, unknownObject } from '../meta/graph-error.ts'
import { selectFields } from '../meta/graph-fields.ts'
import type { GraphCall, GraphHost } from '../meta/graph-host.ts'
import { pageOf } from '../meta/graph-page.ts'
import { pageNumber } from '../meta/meta-accounts.ts'
import type { LivePost } from '../shared/posts.ts'
import { authorOf, type PagePosts } from './page-posts.ts'
import { checkComment } from './page-rules.ts'
import { filmNode, plannedNode, postNode } from './post-node.ts'
import { uploadsOf } from './videos.routes.ts'

const reading = { scope: 'pages_read_engagement', reads: true, userToo: true } as const

export function listRoutes(host: GraphHost, posts: PagePosts): void {
  const { facebook } = host.meta
  const uploads = uploadsOf(posts)
  for (const edge of ['published_posts', 'feed', 'posts'])
    host.on('GET', `/:id/${edge}`, { name: 'list-posts', office: facebook }, (call) => {
      posts.finalize(call.request)
      const { page } = asPage(call, reading)
      const found = posts.of(page).filter((post) => isWithin(call, post.createdAtMs))
      return listed(call, found)
    })
  host.on('GET', '/:id/scheduled_posts', { name: 'list-planned', office: facebook }, (call) => {
    posts.finalize(call.request)
    const { page } = asPage(call, reading)
    const found = posts.planned.all().filter((plan) => plan.page === page.id && plan.dueAtMs !== undefined)
    return pageOf(
      found.map((plan) => selectFields(plannedNode(plan), call.inputs)),
      call.params,
      call.address,
    )
  })
  host.on('GET', '/:id/videos', { name: 'list-videos', office: facebook }, (call) => {
    posts.finalize(call.request)
    const { page } = asPage(call, reading)
    const found = posts.films.all().filter((film) => film.page === page.id && film.finishedAtMs !== undefined)
    const rows = found
      .reverse()
      .map((film) => selectFields(filmNode(call, posts, film, uploads.size(film.id)), call.inputs))
    return pageOf(rows, call.params, call.address)
  })

  host.on('POST', '/:id/comments', { name: 'create-comment', office: facebook, publishes: true }, (call) => {
    const parent = postById(call)
    const home = facebook.page(parent.page ?? '')
    if (!home) throw unknownObject('POST', call.id)
    const { caller, page } = forPage(call, callerOf(call), pageNumber(home), {
      scope: 'pages_manage_engagement',
      task: 'MODERATE',
    })
    const message = call.params.text('message') ?? ''
    const hasPicture = ['attachment_url', 'attachment_id', 'attachment_share_url'].some((name) =>
      call.params.has(name),
    )
    if (message === '' && !hasPicture) throw invalidParameter('The parameter message is required')
    checkComment(message)
    const number = posts.newNumber('comment')
    const comment = posts.publish(call.request, authorOf(caller, page), {
      id: `${parent.id.split('_').at(-1)}_${number}`,
      kind: 'comment',
      text: message,
      media: [],
      status: 'mobile_status_update',
    })
    facebook.change(call.request, { ...comment, replyTo: parent.id }, `comment-on ${parent.id}`)
    return call.inputs.length > 0
      ? selectFields(postNode(call, posts, comment), call.inputs)
      : { id: comment.id }
  })
  host.on('GET', '/:id/comments', { name: 'list-comments', office: facebook }, (call) => {
    const parent = postById(call)
    const home = facebook.page(parent.page ?? '')
    if (!home) throw unknownObject('GET', call.id)
    forPage(call, callerOf(call), pageNumber(home), reading)
    const found = facebook.readable(({ replyTo }) => replyTo === parent.id)
    return listed(call, call.params.text('order') === 'reverse_chronological' ? found.reverse() : found)
  })

  const listed = (call: GraphCall, found: readonly LivePost[]) =>
    pageOf(
      found.map((post) => selectFields(postNode(call, posts, post), call.inputs)),
      call.params,
      call.address,
    )

  function isWithin({ params }: GraphCall, atMs: number): boolean {
    const [since, until] = [params.instant('since'), params.instant('until')]
    return (since === undefined || atMs >= since) && (until === undefined || atMs <= until)
  }

  /** A post, or the post of a photo or film. */
  function postById(call: GraphCall): LivePost {
    const shownIn = posts.films.get(call.id)?.postId ?? posts.photos.get(call.id)?.usedIn
    const post = shownIn === undefined ? posts.nodeBy(call.id) : facebook.postById(shownIn)
    if (!post || post.deletedAtMs) throw unknownObject(call.request.method, call.id)
    if (post.kind === 'story')
      throw new GraphRefusal({ code: 200, message: '(#200) Does not support Comments' })
    return post
  }
}
