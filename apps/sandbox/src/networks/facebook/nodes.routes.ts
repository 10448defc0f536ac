// Single objects by their id: read, change, delete. What an id is, is found by looking.

import { callerOf, forPage, isMe } from '../meta/access.ts'
import { GraphRefusal, invalidParameter, unknownObject, unsupportedDelete } from '../meta/graph-error.ts'
import { type GraphNode, selectFields } from '../meta/graph-fields.ts'
import type { GraphCall, GraphHost } from '../meta/graph-host.ts'
import { pageNumber, pageNumbered } from '../meta/meta-accounts.ts'
import type { LivePost } from '../shared/posts.ts'
import { isProcessed } from './films.ts'
import type { PagePosts, PlannedPost } from './page-posts.ts'
import { checkMessage, checkSchedule } from './page-rules.ts'
import { filmNode, photoNode, plannedNode, postNode } from './post-node.ts'
import { pageNode } from './profiles.routes.ts'
import { uploadsOf } from './videos.routes.ts'

const reading = { scope: 'pages_read_engagement', reads: true, userToo: true } as const
const changing = { scope: 'pages_manage_posts', task: 'CREATE_CONTENT' } as const

export function nodeRoutes(host: GraphHost, posts: PagePosts): void {
  const { facebook } = host.meta
  const uploads = uploadsOf(posts)
  host.on('GET', '/:id', { name: 'read-object', office: facebook }, (call) => {
    posts.finalize(call.request)
    return selectFields(nodeOf(call), call.inputs)
  })
  host.on('POST', '/:id', { name: 'change-object', office: facebook }, (call) => {
    posts.finalize(call.request)
    change(call)
    return { success: true }
  })
  host.on('DELETE', '/:id', { name: 'delete-object', office: facebook }, (call) => {
    remove(call)
    return { success: true }
  })

  function nodeOf(call: GraphCall): GraphNode {
    const caller = callerOf(call)
    const page = pageNumbered(facebook, call.id)
    if (page) {
      forPage(call, caller, call.id, { ...reading, scope: 'pages_show_list' })
      return pageNode(call, caller, page)
    }
    if (isMe(caller, call.id)) return { type: 'User', minimal: ['id'], fields: { id: call.id } }
    const held = ownedBy(call)
    forPage(call, caller, held.page, reading)
    const film = posts.films.get(call.id)
    if (film) {
      const polled =
        film.finishedAtMs === undefined ? film : posts.films.put({ ...film, polls: film.polls + 1 })
      // The look itself moves the processing on: whatever that completes is out before the answer.
      if (isProcessed(polled, facebook.now())) posts.finalize(call.request)
      return filmNode(call, posts, posts.films.get(call.id) ?? polled, uploads.size(call.id))
    }
    const photo = posts.photos.get(call.id)
    if (photo) return photoNode(call, photo)
    const plan = posts.planned.get(call.id)
    if (plan) return plannedNode(plan)
    const node = posts.nodeBy(call.id)
    const post = facebook.readable(({ id }) => id === node?.id)[0]
    if (!post) throw unknownObject('GET', call.id)
    return postNode(call, posts, post)
  }

  /** The Page to which it belongs; whatever is gone is not there. */
  function ownedBy(call: GraphCall): { page: string; post?: LivePost; plan?: PlannedPost } {
    const post = posts.nodeBy(call.id)
    const live = post && !post.deletedAtMs ? post : undefined
    const plan = posts.planned.get(call.id)
    const owner = live ?? plan ?? posts.films.get(call.id) ?? posts.photos.get(call.id)
    const page = facebook.page(owner?.page ?? '')
    if (!page) throw unknownObject(call.request.method, call.id)
    return { page: pageNumber(page), ...(live && { post: live }), ...(plan && { plan }) }
  }

  function change(call: GraphCall): void {
    const { params, request } = call
    const caller = callerOf(call)
    const { page, post, plan } = ownedBy(call)
    forPage(call, caller, page, changing)
    const message = params.text('message') ?? params.text('description')
    if (message !== undefined) checkMessage(message, undefined)
    const film = posts.films.get(call.id)
    if (film)
      posts.films.put({
        ...film,
        ...(message !== undefined && { description: message }),
        title: params.text('name') ?? film.title,
      })
    if (plan) {
      changePlan(call, plan, message)
      return
    }
    const shown = post ?? facebook.postById(film?.postId ?? '')
    if (!shown) return
    // Only what the same application made can be changed by it.
    if (shown.details.client !== caller.grant.client)
      throw new GraphRefusal({ code: 200, message: '(#200) The post was not created by this application' })
    const hidden = params.has('is_hidden') && params.flag('is_hidden', false)
    facebook.change(request, {
      ...shown,
      ...(message !== undefined && { text: message, editedAtMs: facebook.now() }),
      details: { ...shown.details, ...(params.has('is_hidden') && { hidden }) },
    })
  }

  function changePlan({ params, request }: GraphCall, plan: PlannedPost, message: string | undefined): void {
    const dueAtMs = params.instant('scheduled_publish_time')
    if (dueAtMs !== undefined) checkSchedule(dueAtMs, facebook.now(), 'post')
    const changed = { ...plan, text: message ?? plan.text, ...(dueAtMs !== undefined && { dueAtMs }) }
    if (params.flag('is_published', false)) posts.release(request, changed)
    else posts.planned.put(changed)
  }

  function remove(call: GraphCall): void {
    const { page, post, plan } = ownedBy(call)
    forPage(call, callerOf(call), page, changing)
    if (plan) {
      posts.planned.delete(plan.id)
      return
    }
    const film = posts.films.get(call.id)
    // Its film or photo may go; the story itself takes no such call.
    if (post?.kind === 'story') throw unsupportedDelete()
    const shown = post ?? facebook.postById(film?.postId ?? posts.photos.get(call.id)?.usedIn ?? '')
    if (!film && shown?.kind === 'story') throw invalidParameter('Photo stories cannot be deleted')
    if (film) posts.films.delete(film.id)
    else if (!post) posts.photos.delete(call.id)
    if (shown && !shown.deletedAtMs) facebook.remove(call.request, shown)
  }
}
